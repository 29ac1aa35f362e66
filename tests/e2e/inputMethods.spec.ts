/**
 * Input methods (Chinese, Japanese, Korean) as Chromium plays them: an Enter or Escape that ends a composition is no command. jsdom
 * (tests/pages/inputMethods.test.tsx) has the events alone; here the browser's own default actions and antd's lists are met, too.
 */
import type { Locator, Page } from '@playwright/test';
import {
  button,
  dialogField,
  dialogOf,
  expectChosen,
  field,
  openOptions,
  palette,
  paletteChoice,
  paletteSearch,
  selectOf,
} from '../support/playwright/controls';
import { DEMO, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { recordCalls } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

/** The `keyCode` of every key that an input method takes. */
const TAKEN = 229;
/** Letters of pinyin, which name pages and countries, too, and the word for them. */
const TYPED = 're';
const WORD = '热';

/** Composes a word in the focused field, and ends with a key: Enter accepts the word, Escape drops it. */
async function compose(
  page: Page,
  key: 'Enter' | 'Escape',
  { typed = TYPED, word = WORD } = {},
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    cdp.send('Input.dispatchKeyEvent', {
      type,
      key,
      code: key,
      windowsVirtualKeyCode: type === 'keyUp' ? 0 : TAKEN,
    });
  const end = typed.length;
  await cdp.send('Input.imeSetComposition', {
    text: typed,
    selectionStart: end,
    selectionEnd: end,
  });
  await press('rawKeyDown');
  await cdp.send('Input.insertText', { text: key === 'Enter' ? word : '' });
  await press('keyUp');
  await cdp.detach();
}

/** Accepts a word and drops another one, and checks that the field has the first alone. */
async function composeIn(control: Locator): Promise<void> {
  await control.focus();
  await compose(control.page(), 'Enter');
  await compose(control.page(), 'Escape');
  await expect(control).toHaveValue(WORD);
}

test('in the form of sign-in an Enter that accepts a word sends nothing', async ({ page }) => {
  const sent = recordCalls(page, '/account/login');
  await page.goto('/client/user/login');
  await field(page, t('user.password')).fill(DEMO.password);
  const email = field(page, t('user.email'));
  await email.focus();
  await compose(page, 'Enter', { typed: DEMO.email, word: DEMO.email });
  await expect(email).toHaveValue(DEMO.email);
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('palette, list and dialog stay open, and take the next key', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/residential');
  await waitUntilAtRest(page);
  await page.keyboard.press('Control+k');
  await expect(paletteSearch(page)).toBeFocused();
  const first = await paletteChoice(page).textContent();
  await compose(page, 'Escape');
  await expect(paletteChoice(page)).toHaveText(first ?? '');
  await composeIn(paletteSearch(page));
  // antd takes an Escape right after a composition for a part of it.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();

  const country = selectOf(page, t('residential.country'));
  await country.click();
  await composeIn(country);
  await country.fill('germany');
  await compose(page, 'Escape');
  await expect(openOptions(page)).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expectChosen(page, t('residential.country'), /Germany/);

  await button(page, t('presets.saveAs')).click();
  const name = dialogField(page, t('presets.name'));
  await composeIn(name);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expectChosen(page, t('presets.preset'), new RegExp(`^${WORD}`));
});
