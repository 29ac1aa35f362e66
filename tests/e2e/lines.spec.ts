import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type Gateways, startGateways } from '../../mock/gateway';
import { choose, expectDisabled, pick } from '../support/playwright/controls';
import { type Backend, expect, startSignedIn, test } from '../support/playwright/fixtures';
import { type ReadLine, readLine } from '../support/playwright/readLine';

const run = promisify(execFile);
const ECHO = 'echo.proxy.test';

/** Returns curl's output through a proxy, given only its line. */
async function curl(line: ReadLine, scheme: string, target: string, ca: string) {
  const { stdout } = await run('curl', [
    '--silent',
    '--show-error',
    '--max-time',
    '20',
    '--cacert',
    ca,
    '--proxy-cacert',
    ca,
    '--proxy',
    `${scheme}://${line.host}:${line.port}`,
    ...(line.username === null ? [] : ['--proxy-user', `${line.username}:${line.password}`]),
    '--write-out',
    '\n%{http_code} %{http_connect}',
    target,
  ]);
  const [body = '', codes = ''] = stdout.trim().split(/\n(?=[^\n]*$)/);
  return { body, codes };
}

async function withGateways(
  backend: Backend,
  use: (gateways: Gateways, ca: string) => Promise<void>,
) {
  const gateways = await startGateways({ world: backend.server.world });
  const ca = join(mkdtempSync(join(tmpdir(), 'ca-')), 'ca.pem');
  writeFileSync(ca, gateways.caPem);
  try {
    await use(gateways, ca);
  } finally {
    await gateways.close();
  }
}

/** Returns the list as the customer downloads it; `before` is the first line of the list that it replaces. */
async function downloadLines(page: Page, count: number, before = ''): Promise<string[]> {
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText(`${count} lines`)).toBeVisible();
  const first = page.getByRole('region', { name: 'Proxy lines' }).locator('[aria-posinset="1"]');
  if (before !== '') await expect(first).not.toHaveText(before);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const path = await (await download).path();
  return readFileSync(path, 'utf8').trim().split('\n');
}

const FORMATS = [
  'HOST:PORT:USER:PASS',
  'HOST:PORT@USER:PASS',
  'USER:PASS:HOST:PORT',
  'USER:PASS@HOST:PORT',
] as const;

test('HTTP and SOCKS5 lines in every format work in curl with the targeting chosen on the page', async ({
  page,
  backend,
}) => {
  test.slow();
  await withGateways(backend, async (gateways, ca) => {
    await startSignedIn(page, backend);
    await page.goto('/client/residential');
    await choose(page, 'Country', /United States ·/, { typed: 'United States' });
    await choose(page, 'State', /^California ·/, { typed: 'California' });
    await choose(page, 'City', /^Los Angeles ·/, { typed: 'Los Angeles' });
    await pick(page, 'Sticky IP');
    await page.getByLabel('Session minutes').fill('25');
    await page.getByLabel('Quantity').fill('3');
    let before = '';
    for (const [protocol, scheme] of [
      ['HTTP', 'http'],
      ['SOCKS5', 'socks5h'],
    ] as const) {
      await choose(page, 'Protocol', protocol);
      for (const format of FORMATS) {
        await test.step(`${protocol}, ${format}`, async () => {
          await choose(page, 'Format', format);
          const texts = await downloadLines(page, 3, before);
          before = texts[0] ?? '';
          const lines = texts.map((text) => readLine(text, format));
          expect(new Set(lines.map((line) => line.username)).size).toBe(3);
          for (const [line, site] of [
            [lines[0], `http://${ECHO}/`],
            [lines[1], `https://${ECHO}/`],
          ] as const) {
            if (!line) throw new Error('a line is missing');
            const { body, codes } = await curl(line, scheme, site, ca);
            expect(codes).toMatch(/^200/);
            const answer = JSON.parse(body);
            expect(answer).toMatchObject({
              country: 'US',
              state: 'california',
              city: 'los_angeles',
            });
            const seen = gateways.seen.at(-1);
            expect(seen).toMatchObject({
              account: 'democustomer01',
              country: 'us',
              state: 'california',
              city: 'los_angeles',
              minutes: 25,
            });
            expect(line.username).toContain(`-session-${seen?.session}-sessTime-25`);
          }
        });
      }
    }
  });
});

test('Randomize IP for a sub-account: every line is the same, and it pays', {
  tag: '@full',
}, async ({ page, backend }) => {
  await withGateways(backend, async (gateways, ca) => {
    await startSignedIn(page, backend);
    await page.goto('/client/residential?country=DE&account=scraperteam01');
    await page.getByLabel('Quantity').fill('5');
    const texts = await downloadLines(page, 5);
    expect(new Set(texts).size).toBe(1);
    const line = readLine(texts[0] ?? '', 'HOST:PORT:USER:PASS');
    const { codes } = await curl(line, 'http', `https://${ECHO}/`, ca);
    expect(codes).toMatch(/^200/);
    expect(gateways.seen.at(-1)).toMatchObject({
      account: 'scraperteam01',
      country: 'de',
      session: null,
    });
  });
});

test('the API link gives lines that work; a wrong password gets 407, and the page says what that means', async ({
  page,
  backend,
}) => {
  await withGateways(backend, async (_gateways, ca) => {
    await startSignedIn(page, backend);
    await page.goto('/client/residential?country=US&format=USER%3APASS%40HOST%3APORT');
    await page.getByRole('button', { name: 'Generate API link' }).click();
    const region = page.getByRole('region', { name: 'API link' });
    await expect(region.getByText(/[?&]token=•+(&|$)/)).toBeVisible();
    await region.getByRole('button', { name: /^Show/ }).click();
    const link = (await region.locator('code').textContent()) ?? '';
    const [given = ''] = (await (await fetch(link)).text()).trim().split('\n');
    const good = await curl(readLine(given, 'USER:PASS@HOST:PORT'), 'http', `http://${ECHO}/`, ca);
    expect(good.codes).toMatch(/^200/);

    const [text = ''] = await downloadLines(page, 10);
    const line = { ...readLine(text, 'USER:PASS@HOST:PORT'), password: 'wrong-password' };
    const { codes } = await curl(line, 'http', `http://${ECHO}/`, ca);
    expect(codes).toMatch(/^407/);
    // The page reads curl's real error message.
    const said = await curl(line, 'http', `https://${ECHO}/`, ca).catch(({ stderr }) => stderr);
    await page.getByRole('region', { name: 'Test it' }).scrollIntoViewIfNeeded();
    await page.getByLabel('Error text').fill(String(said));
    await expect(page.getByRole('heading', { name: /^407: the login/ })).toBeVisible();
    await expect(page.getByText(/The gateway answered/)).toBeVisible();
  });
});

test('whitelist mode: host and port alone, from a listed address', { tag: '@full' }, async ({
  page,
  backend,
}) => {
  await withGateways(backend, async (gateways, ca) => {
    await startSignedIn(page, backend);
    await page.goto('/client/residential?auth=whitelist');
    await expectDisabled(page, 'Account');
    const [text = ''] = await downloadLines(page, 10);
    expect(text).toBe(`127.0.0.1:${gateways.whitelist.port}`);
    const line = {
      host: '127.0.0.1',
      port: gateways.whitelist.port,
      username: null,
      password: null,
    };
    expect((await curl(line, 'http', `http://${ECHO}/`, ca)).codes).toMatch(/^403/);
    const { jwt_token } = await backend.post('session');
    await fetch(`${backend.url}/api/auth/whiteipadd?ip=127.0.0.1&remark=test`, {
      headers: { 'JWT-TOKEN': String(jwt_token) },
    });
    expect((await curl(line, 'http', `http://${ECHO}/`, ca)).codes).toMatch(/^200/);
  });
});
