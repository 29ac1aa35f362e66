import type { Locator, Page } from '@playwright/test';
import { SAMPLES } from '../../src/features/generator/rules/samples';
import { findings, showIn } from '../support/playwright/axe';
import { button, choose, expectChosen, selectOf } from '../support/playwright/controls';
import { expect, openSignedIn, test } from '../support/playwright/fixtures';
import { clipboardText } from '../support/playwright/recorders';
import { ru, t } from '../support/texts';

const USERNAME = 'democustomer01-zone-resi-region-us';
const PASSWORD = 'demoProxy2026';

/** Opens a tab, whose code loads then. */
async function openCard(page: Page, tab: 'code' | 'tools', texts = t): Promise<Locator> {
  await page.getByRole('tab', { name: texts(`residential.tab.${tab}`), exact: true }).click();
  const card = page.getByRole('region', {
    name: texts(tab === 'code' ? 'samples.title' : 'tools.title'),
  });
  await expect(card).toBeVisible();
  return card;
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page, 'the samples')).toEqual([]);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a sample is filled in with the settings, and copied as it stands', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/residential?country=US');
  await expect(button(page, t('residential.generate'))).toBeVisible();
  // The code does not load before its tab is opened.
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const part of ['CodeSamples', 'highlight']) {
    expect(await fetched()).not.toContainEqual(expect.stringContaining(`/${part}-`));
  }
  const card = await openCard(page, 'code');
  await expect.poll(fetched).toContainEqual(expect.stringMatching(/\/highlight-[^/]+\.js$/));
  const input = {
    protocol: 'http',
    host: 'gate.example.net',
    port: 7000,
    login: { username: USERNAME, password: null },
    site: 'https://example.com/',
  } as const;
  const filledIn = card.getByRole('checkbox', { name: t('samples.fillIn') });
  for (const sample of SAMPLES) {
    await choose(card, t('samples.program'), sample.name);
    const figure = card.getByRole('figure', { name: t('samples.code', { name: sample.name }) });
    const isCopied = async (text: string) => {
      await card.getByRole('button', { name: t('samples.copy', { name: sample.name }) }).click();
      expect(await clipboardText(page)).toBe(text);
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
    await expect(card.getByText(t('samples.filledIn'))).toBeVisible();
    await filledIn.uncheck();
  }
  expect(page.url()).not.toContain(PASSWORD);
});

test('by keyboard, in Russian, dark and on a phone', async ({ page, backend }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('umi_locale', 'ru-RU'));
  await openSignedIn(page, backend, '/residential?country=US&protocol=socks5');
  const card = await openCard(page, 'code', ru);
  const program = selectOf(card, ru('samples.program'));
  await program.focus();
  await page.keyboard.type('Ruby');
  await page.keyboard.press('Enter');
  await expectChosen(card, ru('samples.program'), 'Ruby');
  // The list takes a moment to close, and keeps Tab until then.
  await expect(program).toHaveAttribute('aria-expanded', 'false');
  await expect(program).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('checkbox', { name: ru('samples.fillIn') })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card.getByRole('figure')).toContainText(`password = "${PASSWORD}"`);
  const ruby = SAMPLES.find(({ name }) => name === 'Ruby');
  await expect(card.getByText(ruby?.limits[0]?.ru ?? '')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // A tool's limits are shown as those of a program are.
  const tools = await openCard(page, 'tools', ru);
  await choose(tools, ru('tools.tool'), 'Postman');
  const limit = { name: 'Postman', wanted: 'SOCKS5' };
  await expect(tools.getByText(ru.pattern('samples.otherProtocol', limit))).toBeVisible();
  await expectAccessible(page);
  await showIn(page, 'light');
  await expectAccessible(page);
});
