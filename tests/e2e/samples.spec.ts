import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { SAMPLES } from '../../src/domain/samples';
import { findings, showIn } from '../support/axe';
import { choose, isChosen, selectOf } from '../support/controls';
import { expect, signedIn, test } from '../support/fixtures';

const USERNAME = 'democustomer01-zone-resi-region-us';
const PASSWORD = 'demoProxy2026';

/** The card, whose code comes when it is in sight. */
async function openCard(page: Page, name = 'Code samples'): Promise<Locator> {
  await page.locator('[data-part="samples"]').scrollIntoViewIfNeeded();
  const card = page.getByRole('region', { name });
  await expect(card).toBeVisible();
  return card;
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page, 'the samples')).toEqual([]);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a sample is filled in with the settings, and copied as it stands', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/residential?country=US');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  // The code has not been fetched while nobody looks at it.
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const part of ['CodeSamples', 'highlight']) {
    expect(await fetched()).not.toContainEqual(expect.stringContaining(`/${part}-`));
  }
  const card = await openCard(page);
  await expect.poll(fetched).toContainEqual(expect.stringMatching(/\/highlight-[^/]+\.js$/));
  const input = {
    protocol: 'http',
    host: 'gate.example.net',
    port: 7000,
    login: { username: USERNAME, password: null },
    site: 'https://example.com/',
  } as const;
  const filledIn = card.getByRole('checkbox', { name: 'Fill in my password' });
  for (const sample of SAMPLES) {
    await choose(card, 'Program', sample.name);
    const figure = card.getByRole('figure', { name: `Sample: ${sample.name}` });
    const isCopied = async (text: string) => {
      await card.getByRole('button', { name: `Copy the sample: ${sample.name}` }).click();
      expect(await copied(page)).toBe(text);
      expect(await figure.textContent()).toBe(text);
    };
    if (sample.protocols.password.length === 0) {
      await isCopied(sample.write({ ...input, port: 7100, login: null }));
      continue;
    }
    await isCopied(sample.write(input));
    await expect(card).not.toContainText(PASSWORD);
    await filledIn.check();
    await isCopied(sample.write({ ...input, login: { username: USERNAME, password: PASSWORD } }));
    await expect(card.getByText('The sample contains your password')).toBeVisible();
    await filledIn.uncheck();
  }
  expect(page.url()).not.toContain(PASSWORD);
});

test('a list of Sticky IP lines: the sample is filled in with the first of them', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/residential?country=US&rotation=sticky&protocol=socks5');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const line = page.locator('[aria-posinset="1"]');
  const session = /-session-[a-z0-9]{12}-sessTime-10/.exec((await line.textContent()) ?? '')?.[0];
  expect(session).toBeDefined();
  const card = await openCard(page);
  await expect(card.getByRole('figure')).toContainText(`${USERNAME}${session}`);
});

test('what a program cannot do is said, and it goes the nearest way', async ({ page, backend }) => {
  await signedIn(page, backend);
  await page.goto('/client/residential?country=US&protocol=socks5');
  const card = await openCard(page);
  await expect(card.getByRole('figure')).toContainText('socks5h://');
  await choose(card, 'Program', 'Playwright');
  await expect(card.getByText(/^Playwright cannot use SOCKS5 here.* uses HTTP/)).toBeVisible();
  await expect(card.getByText(/Chromium cannot send a SOCKS5 login/)).toBeVisible();
  await expect(card.getByRole('figure')).toContainText('http://gate.example.net:7000');
  await choose(card, 'Program', 'Selenium');
  await expect(card.getByText(/^Selenium cannot sign in to a proxy/)).toBeVisible();
  await expect(card.getByRole('figure')).toContainText('socks5://gate.example.net:7100');
  await expect(card.getByRole('checkbox')).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'Open the whitelist' })).toHaveAttribute(
    'href',
    /\/proxysetting\/whitelist$/,
  );
});

test('by keyboard, in Russian, dark and on a phone', async ({ page, backend }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('umi_locale', 'ru-RU'));
  await signedIn(page, backend);
  await page.goto('/client/residential?country=US');
  const card = await openCard(page, 'Примеры кода');
  const program = selectOf(card, 'Программа');
  await program.focus();
  await page.keyboard.type('Ruby');
  await page.keyboard.press('Enter');
  await isChosen(card, 'Программа', 'Ruby');
  // The list takes a moment to close, and keeps Tab until then.
  await expect(program).toHaveAttribute('aria-expanded', 'false');
  await expect(program).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('checkbox', { name: 'Подставить мой пароль' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card.getByRole('figure')).toContainText(`password = "${PASSWORD}"`);
  await expect(card.getByText('Net::HTTP обращается к прокси только по HTTP')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await showIn(page, 'light');
  await expectAccessible(page);
});

test('a tool preset: the line with the password masked, and where to paste it', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/residential?country=US&protocol=socks5');
  await openCard(page);
  const card = page.getByRole('region', { name: 'Tool presets' });
  await choose(card, 'Tool', 'FoxyProxy');
  await expect(card.getByText(/Import Proxy List: paste the line/)).toBeVisible();
  await expect(card).not.toContainText(PASSWORD);
  await card.getByRole('button', { name: 'Copy: FoxyProxy, Line to paste' }).click();
  expect(await copied(page)).toBe(`socks5://${USERNAME}:${PASSWORD}@gate.example.net:7000`);
  await card.getByRole('button', { name: 'Show: FoxyProxy, Password' }).click();
  await expect(card).toContainText(PASSWORD);
  await expect(card.getByRole('link', { name: 'Documentation of FoxyProxy' })).toBeVisible();

  await choose(card, 'Tool', 'GoLogin');
  await expect(card.getByText(/second argument of changeProfileProxy/)).toBeVisible();
  await expect(card).not.toContainText(PASSWORD);
  await card.getByRole('button', { name: 'Copy: GoLogin, JSON' }).click();
  expect(JSON.parse(await copied(page))).toEqual({
    mode: 'socks5',
    host: 'gate.example.net',
    port: 7000,
    username: USERNAME,
    password: PASSWORD,
  });
  // The line of its users is offered, too, and said to be none of the maker's.
  await expect(
    card.getByRole('heading', { name: 'Not in the documentation of GoLogin' }),
  ).toBeVisible();
  await card.getByRole('button', { name: 'Copy: GoLogin, Line to paste' }).click();
  expect(await copied(page)).toBe(`gate.example.net:7000:${USERNAME}:${PASSWORD}`);

  await choose(card, 'Tool', 'Proxifier');
  await expect(
    card.getByRole('heading', { name: 'Not in the documentation of Proxifier' }),
  ).toBeVisible();
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download proxy.ppx' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('proxy.ppx');
  const profile = readFileSync(await file.path(), 'utf8');
  expect(profile).toContain(`<Username>${USERNAME}</Username>`);
  expect(profile).toContain(`<Password>${PASSWORD}</Password>`);

  await choose(card, 'Tool', 'Postman');
  await expect(card.getByText(/^Postman cannot use SOCKS5 here/)).toBeVisible();
  await expectAccessible(page);
});
