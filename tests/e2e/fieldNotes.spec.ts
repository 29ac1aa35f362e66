/** What real people bring (docs/field-notes.md), where it needs a browser's documents: a page that is translated. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { pick, userChoice, userMenu } from '../support/playwright/controls';
import { expect, startSignedIn, test } from '../support/playwright/fixtures';
import { OPENINGS } from '../support/playwright/openings';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

/** The translator of the rendered tests as a script for a real browser, whose page it begins to translate. */
const TRANSLATOR =
  buildSync({
    stdin: {
      contents: "import { startTranslator } from './translator'; startTranslator();",
      resolveDir: join(__dirname, '../support/jsdom'),
    },
    bundle: true,
    format: 'iife',
    write: false,
  }).outputFiles[0]?.text ?? '';

/** Changes the language by clicks alone, which leave open what is open, as when the texts of a language arrive late. */
const changeTo = (language: string, locale: string) => async (page: Page) => {
  const choice = userChoice(page, language);
  if (!(await choice.isVisible())) await userMenu(page).dispatchEvent('click');
  await choice.dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
};

// Every page and its main steps, translated: tests/pages/translated.test.tsx.
test('1: while the map of countries is open and is translated', async ({ page, backend }) => {
  const map = OPENINGS['the map of countries'];
  await startSignedIn(page, backend);
  const open = async () => {
    await page.goto(`/client${map.path}`);
    await waitUntilAtRest(page);
    const opened = await map.open(page);
    await expect(opened).toBeVisible();
    return opened;
  };
  const steps = [
    (one: Page) => pick(one, t('place.continent.Oceania')),
    (one: Page) => pick(one, t('place.allContinents')),
    (one: Page) => one.getByRole('columnheader', { name: t('residential.country') }).click(),
    (one: Page) => one.getByRole('listitem', { name: '2', exact: true }).click(),
    changeTo('Русский', 'ru-RU'),
    changeTo('English', 'en-US'),
  ];
  const plain = await open();
  const texts: (string | null)[] = [];
  for (const step of steps) {
    await step(page);
    await waitUntilAtRest(page);
    texts.push(await plain.textContent());
  }
  // Each step shows something new; the last one is the language of the first.
  const last = texts.pop() ?? null;
  expect(new Set(texts).size).toBe(texts.length);
  expect(last).not.toBe(texts.at(-1));
  texts.push(last);
  const translated = await open();
  await page.evaluate(TRANSLATOR);
  for (const [at, step] of steps.entries()) {
    await step(page);
    await expect.poll(() => translated.textContent()).toBe(texts[at]);
  }
});
