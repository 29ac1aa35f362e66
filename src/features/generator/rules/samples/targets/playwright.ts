import { jsText } from '../literals';
import { type CodeSample, gatewayUrl, joinLines } from '../sample';

export const playwright: CodeSample = {
  id: 'playwright',
  name: 'Playwright',
  language: 'javascript',
  file: 'sample.mjs',
  run: 'node sample.mjs',
  runWith: 'Playwright 1.65',
  install: () => 'npm install playwright && npx playwright install chromium',
  protocols: { password: ['http', 'https'], whitelist: ['http', 'https', 'socks5'] },
  limits: [
    {
      text: {
        en: 'Chromium can’t send SOCKS5 credentials: with a password use HTTP, with SOCKS5 use whitelist mode.',
        ru: 'Chromium не поддерживает авторизацию по SOCKS5: с паролем используйте HTTP, а с SOCKS5\u00a0— режим белого списка.',
      },
    },
    {
      text: {
        en: 'A browser keeps its tunnels open, so one IP may serve several requests. For a new IP, start a new browser.',
        ru: 'Браузер держит туннели открытыми, поэтому один IP может обслужить несколько запросов. Для нового IP запустите новый браузер.',
      },
    },
  ],
  write(input) {
    const { protocol, login, site } = input;
    return joinLines(
      'import { chromium } from "playwright";',
      '',
      'const browser = await chromium.launch({',
      '  proxy: {',
      `    server: ${jsText(gatewayUrl(input, protocol))},`,
      login !== null && `    username: ${jsText(login.username)},`,
      login !== null &&
        `    password: ${login.password === null ? 'process.env.PROXY_PASSWORD' : jsText(login.password)},`,
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
