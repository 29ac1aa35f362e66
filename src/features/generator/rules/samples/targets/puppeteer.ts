import { gatewayUrl } from '../../line/proxyLine';
import { jsCheck, jsText } from '../literals';
import { CHROMIUM_LIMITS, type CodeSample, joinLines } from '../sample';

export const puppeteer: CodeSample = {
  name: 'Puppeteer',
  language: 'javascript',
  file: 'sample.mjs',
  run: 'node sample.mjs',
  runWith: 'Puppeteer 24.43',
  install: () => 'npm install puppeteer',
  protocols: ['http', 'https', 'socks5'],
  loginProtocols: ['http', 'https'],
  limits: [
    CHROMIUM_LIMITS.noSocksLogin,
    {
      isOfLogin: true,
      'en-US':
        'The username and password are set per page: call authenticate() on each new page before it opens a site.',
      'ru-RU':
        'Логин и пароль задаются для каждой страницы: вызывайте authenticate() на новой странице до открытия сайта.',
    },
    CHROMIUM_LIMITS.keepsTunnels,
  ],
  write(input) {
    const { protocol, login, site } = input;
    return joinLines(
      'import puppeteer from "puppeteer";',
      '',
      login?.password === null && jsCheck,
      'const browser = await puppeteer.launch({',
      `  args: [${jsText(`--proxy-server=${gatewayUrl(input, protocol)}`)}],`,
      '});',
      'try {',
      '  const page = await browser.newPage();',
      login && [
        '  await page.authenticate({',
        `    username: ${jsText(login.username)},`,
        `    password: ${jsText(login.password)},`,
        '  });',
      ],
      `  await page.goto(${jsText(site)});`,
      '  console.log(await page.$eval("body", (body) => body.textContent));',
      '} finally {',
      '  await browser.close();',
      '}',
    );
  },
};
