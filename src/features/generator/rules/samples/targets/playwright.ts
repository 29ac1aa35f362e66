import { gatewayUrl } from '../../line/proxyLine';
import { jsCheck, jsText } from '../literals';
import { CHROMIUM_LIMITS, type CodeSample, joinLines } from '../sample';

export const playwright: CodeSample = {
  name: 'Playwright',
  language: 'javascript',
  file: 'sample.mjs',
  run: 'node sample.mjs',
  runWith: 'Playwright 1.65',
  install: () => 'npm install playwright && npx playwright install chromium',
  protocols: ['http', 'https', 'socks5'],
  loginProtocols: ['http', 'https'],
  limits: [CHROMIUM_LIMITS.noSocksLogin, CHROMIUM_LIMITS.keepsTunnels],
  write(input) {
    const { protocol, login, site } = input;
    return joinLines(
      'import { chromium } from "playwright";',
      '',
      login?.password === null && jsCheck,
      'const browser = await chromium.launch({',
      '  proxy: {',
      `    server: ${jsText(gatewayUrl(input, protocol))},`,
      login && [
        `    username: ${jsText(login.username)},`,
        `    password: ${jsText(login.password)},`,
      ],
      '  },',
      '});',
      'try {',
      '  const page = await browser.newPage();',
      `  await page.goto(${jsText(site)});`,
      '  console.log(await page.textContent("body"));',
      '} finally {',
      '  await browser.close();',
      '}',
    );
  },
};
