import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Gateways, startGateways } from '../../mock/gateway';
import { type CurlReply, caFileOf, curlThrough } from '../support/curl';
import { button, choose, pick, selectOf } from '../support/playwright/controls';
import { test as base, expect, openSignedIn } from '../support/playwright/fixtures';
import { t } from '../support/texts';

const ECHO = 'echo.proxy.test';
const PLACE = { state: 'california', city: 'los_angeles' };

/** The parts of a proxy line, read by the test's own rules, because the portal's are under test. */
interface ReadLine {
  readonly host: string;
  readonly port: number;
  readonly username: string | null;
  readonly password: string | null;
}

const FORMATS = [
  'HOST:PORT:USER:PASS',
  'HOST:PORT@USER:PASS',
  'USER:PASS:HOST:PORT',
  'USER:PASS@HOST:PORT',
] as const;
const PARTS: Readonly<Record<string, string>> = {
  HOST: String.raw`(?<host>[\w.-]+|\[[\da-f:]+\])`,
  PORT: String.raw`(?<port>\d{2,5})`,
  USER: String.raw`(?<username>[\w-]+)`,
  PASS: '(?<password>.+?)',
};

/** Reads a line of one of the four formats; throws when it is not one. */
function readLine(text: string, format: (typeof FORMATS)[number]): ReadLine {
  const pattern = format.replace(/[A-Z]+/g, (part) => PARTS[part] ?? part);
  const groups = new RegExp(`^${pattern}$`).exec(text.trim())?.groups;
  if (!groups?.host || !groups.port) throw new Error(`not ${format}: ${text}`);
  const { host, port, username = null, password = null } = groups;
  return { host, port: Number(port), username, password };
}

interface Proxies {
  /** The mock's gateways of this worker's world. */
  readonly gateways: Gateways;
  /** Asks for a site by curl, given only a line. */
  readonly curl: (line: ReadLine, scheme: string, site: string) => Promise<CurlReply>;
}
const test = base.extend<Proxies>({
  gateways: async ({ backend }, use) => {
    const gateways = await startGateways(backend.server.world);
    await use(gateways);
    await gateways.close();
  },
  curl: async ({ gateways }, use) => {
    const ca = caFileOf(gateways.caPem);
    await use(({ host, port, username, password }, scheme, site) => {
      const login = username === null ? null : `${username}:${password}`;
      return curlThrough(`${scheme}://${host}:${port}`, site, { ca, login });
    });
  },
});

/** Returns the list as the customer downloads it; `before` is the first line of the list that it replaces. */
async function downloadLines(page: Page, count: number, before = ''): Promise<string[]> {
  await button(page, t('residential.generate')).click();
  await expect(page.getByText(t('residential.made', { count }))).toBeVisible();
  const first = page.locator('[aria-posinset="1"]');
  if (before !== '') await expect(first).not.toHaveText(before);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('residential.download') }).click();
  return readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
}

test('lines of every protocol and format work in curl as targeted', async ({
  page,
  backend,
  gateways,
  curl,
}) => {
  test.slow();
  await openSignedIn(page, backend, '/residential');
  await choose(page, t('residential.country'), /United States ·/, { typed: 'United States' });
  await choose(page, t('residential.state'), /^California ·/, { typed: 'California' });
  await choose(page, t('residential.city'), /^Los Angeles ·/, { typed: 'Los Angeles' });
  await pick(page, t('residential.rotation.sticky'));
  await page.getByLabel(t('residential.minutes')).fill('25');
  await page.getByLabel(t('residential.quantity')).fill('3');
  let before = '';
  for (const [protocol, scheme] of [
    ['HTTP', 'http'],
    ['SOCKS5', 'socks5h'],
  ] as const) {
    await choose(page, t('residential.protocol'), protocol);
    for (const format of FORMATS) {
      await test.step(`${protocol}, ${format}`, async () => {
        await choose(page, t('residential.format'), format);
        const texts = await downloadLines(page, 3, before);
        before = texts[0] ?? '';
        const lines = texts.map((text) => readLine(text, format));
        expect(new Set(lines.map((line) => line.username)).size).toBe(3);
        for (const [line, site] of [
          [lines[0], `http://${ECHO}/`],
          [lines[1], `https://${ECHO}/`],
        ] as const) {
          if (!line) throw new Error('a line is missing');
          const { body, status } = await curl(line, scheme, site);
          expect(status).toBe(200);
          expect(JSON.parse(body)).toMatchObject({ country: 'US', ...PLACE });
          const seen = gateways.seen.at(-1);
          const login = { account: 'democustomer01', country: 'us', minutes: 25 };
          expect(seen).toMatchObject({ ...login, ...PLACE });
          expect(line.username).toContain(`-session-${seen?.session}-sessTime-25`);
        }
      });
    }
  }
});

test('Randomize IP for a sub-account: every line is the same, and the sub-account pays', {
  tag: '@full',
}, async ({ page, backend, gateways, curl }) => {
  await openSignedIn(page, backend, '/residential?country=DE&account=scraperteam01');
  await page.getByLabel(t('residential.quantity')).fill('5');
  const texts = await downloadLines(page, 5);
  expect(new Set(texts).size).toBe(1);
  const line = readLine(texts[0] ?? '', 'HOST:PORT:USER:PASS');
  expect((await curl(line, 'http', `https://${ECHO}/`)).status).toBe(200);
  const login = { account: 'scraperteam01', country: 'de', session: null };
  expect(gateways.seen.at(-1)).toMatchObject(login);
});

test('the API link gives lines that work; the page explains a 407', async ({
  page,
  backend,
  curl,
}) => {
  await openSignedIn(page, backend, '/residential?country=US&format=USER%3APASS%40HOST%3APORT');
  const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  await openTab(t('residential.tab.api'));
  await page.getByRole('button', { name: t('residential.generateApi') }).click();
  const region = page.getByRole('region', { name: t('residential.apiLink') });
  await expect(region.getByText(/[?&]token=•+(&|$)/)).toBeVisible();
  await region.getByRole('button', { name: t.pattern('common.show') }).click();
  const link = (await region.locator('code').textContent()) ?? '';
  const [given = ''] = (await (await fetch(link)).text()).trim().split('\n');
  const good = await curl(readLine(given, 'USER:PASS@HOST:PORT'), 'http', `http://${ECHO}/`);
  expect(good.status).toBe(200);

  const [text = ''] = await downloadLines(page, 10);
  const line = { ...readLine(text, 'USER:PASS@HOST:PORT'), password: 'wrong-password' };
  expect((await curl(line, 'http', `http://${ECHO}/`)).status).toBe(407);
  // The page reads curl's real error message.
  const { error: said } = await curl(line, 'http', `https://${ECHO}/`);
  await openTab(t('residential.tab.test'));
  await page.getByLabel(t('residential.errorPaste')).fill(said);
  await expect(page.getByRole('heading', { name: t('credentials.t') })).toBeVisible();
  await expect(page.getByText(t.pattern('who.gateway'))).toBeVisible();
});

test('a listed address needs host and port alone', { tag: '@full' }, async ({
  page,
  backend,
  gateways,
  curl,
}) => {
  await openSignedIn(page, backend, '/residential?auth=whitelist');
  await expect(selectOf(page, t('residential.account'))).toBeDisabled();
  const [text = ''] = await downloadLines(page, 10);
  expect(text).toBe(`127.0.0.1:${gateways.whitelist.port}`);
  const line = {
    host: '127.0.0.1',
    port: gateways.whitelist.port,
    username: null,
    password: null,
  };
  expect((await curl(line, 'http', `http://${ECHO}/`)).status).toBe(403);
  const { jwt_token } = await backend.post('session');
  await fetch(`${backend.url}/api/auth/whiteipadd?ip=127.0.0.1&remark=test`, {
    headers: { 'JWT-TOKEN': String(jwt_token) },
  });
  expect((await curl(line, 'http', `http://${ECHO}/`)).status).toBe(200);
});
