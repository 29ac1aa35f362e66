import { protocolsFor } from '../../src/features/generator/rules/program';
import { SAMPLES } from '../../src/features/generator/rules/samples';
import { button, choose } from '../support/playwright/controls';
import { expect, openSignedIn, test } from '../support/playwright/fixtures';
import { clipboardText } from '../support/playwright/recorders';
import { t } from '../support/texts';

const USERNAME = 'democustomer01-zone-resi-region-us';
const PASSWORD = 'demoProxy2026';

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
  await page.getByRole('tab', { name: t('residential.tab.code'), exact: true }).click();
  const card = page.getByRole('region', { name: t('samples.title') });
  await expect(card).toBeVisible();
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
      await expect.poll(() => clipboardText(page)).toBe(text);
      expect(await figure.textContent()).toBe(text);
    };
    if (protocolsFor(sample, 'password').length === 0) {
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
