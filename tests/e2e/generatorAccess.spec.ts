/**
 * The proxy generator's accessibility: axe in each of its parts, both languages, wide and narrow, light and dark; and the keyboard alone.
 */
import type { Locator, Page } from '@playwright/test';
import { findings, showIn } from '../support/playwright/axe';
import {
  choose,
  dialogOf,
  expectChosen,
  expectPicked,
  menuItem,
  radioOf,
  selectOf,
} from '../support/playwright/controls';
import { expect, openSignedIn, startSignedIn, test } from '../support/playwright/fixtures';
import { pressAt, tabTo } from '../support/playwright/keyboard';
import { LOOKS, PHONE, sidewaysScroll, smallTargets, unstyled } from '../support/playwright/layout';
import { clipboardText } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { ru, t } from '../support/texts';

/**
 * Looks at a page in the two looks of its language, beginning with the present one, because a change of colours and width draws the whole
 * page again. `within` as `findings` takes it.
 */
function looker(page: Page, ofLocale: readonly (typeof LOOKS)[number][]) {
  let looks = ofLocale;
  return async (part: string, within?: string) => {
    for (const { appearance, viewport } of looks) {
      const what = `${part}, ${appearance}, ${viewport.width} px,`;
      await showIn(page, appearance);
      await page.setViewportSize(viewport);
      await waitUntilAtRest(page);
      expect.soft(await findings(page, what, within)).toEqual([]);
      expect.soft(await unstyled(page), `${what} without a stylesheet`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${what} scrolls sideways`).toBe(0);
      if (viewport === PHONE) {
        expect.soft(await smallTargets(page), `small targets of ${what}`).toEqual([]);
      }
    }
    looks = looks.toReversed();
  };
}

/** Opens a tab of the result, and returns its content. */
async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}

/** The open tab of the result, for `findings`. */
const PANEL = '[id^="result-panel-"]:not([aria-hidden="true"])';

for (const texts of [t, ru]) {
  test(`axe finds nothing in the generator: ${texts.locale}`, async ({ page, backend }) => {
    test.slow();
    const looks = LOOKS.filter(({ locale }) => locale === texts.locale);
    const check = looker(page, looks);
    await page.emulateMedia({ colorScheme: looks[0]?.appearance });
    await startSignedIn(page, backend, { locale: texts.locale });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await page.goto('/client/residential?country=US&rotation=sticky');
    await button(texts('residential.generate')).click();
    await expect(page.getByRole('region', { name: texts('residential.lines') })).toBeVisible();
    await check('the generator');

    // Each tab: an answer of the decoder and an error that is not recognised, the password in the sample, the QR code.
    const tryIt = await openTab(page, texts('residential.tab.test'));
    const error = tryIt.getByLabel(texts('residential.errorPaste'));
    await error.fill('CONNECT tunnel failed, response 407');
    await expect(tryIt.getByRole('heading', { name: /^407:/ })).toBeVisible();
    await check('the answer to an error', PANEL);
    await tryIt.getByRole('tab', { name: 'PowerShell' }).click();
    await error.fill('no such words');
    await expect(tryIt.getByText(texts('residential.errorUnknown'))).toBeVisible();
    await check('the other shell', PANEL);
    const samples = await openTab(page, texts('residential.tab.code'));
    await choose(samples, texts('samples.program'), 'Java java.net.http');
    await samples.getByRole('checkbox', { name: texts('samples.fillIn') }).check();
    await expect(samples.getByRole('figure')).toBeVisible();
    await check('a sample', PANEL);
    const tools = await openTab(page, texts('residential.tab.tools'));
    await expect(tools.getByText(texts('tools.line')).first()).toBeVisible();
    await check('a tool', PANEL);
    await openTab(page, texts('residential.tab.api'));
    await button(texts('residential.generateApi')).click();
    await button(texts('residential.qr')).click();
    await expect(page.getByRole('img', { name: texts('residential.qrName') })).toBeVisible();
    await check('the API link', PANEL);

    // The drawer: an answer, the API document, search results.
    await page.getByRole('link', { name: texts('common.faq'), exact: true }).click();
    const help = dialogOf(page);
    await help.getByRole('button', { name: /GB|ГБ/ }).first().click();
    await check('the FAQ', '[role=dialog]');
    await help.getByRole('tab', { name: texts('common.apiDocument') }).click();
    await expect(help.getByRole('heading', { name: 'sessTime' })).toBeVisible();
    await check('the API document', '[role=dialog]');
    await help.getByRole('searchbox').fill('sessTime');
    // What was found takes the place of the tabs.
    await expect(help.getByRole('tab')).toHaveCount(0);
    await check('a search in the help', '[role=dialog]');
    await help.getByRole('searchbox').fill('quux');
    await expect(help.getByText(texts('residential.helpNothing'))).toBeVisible();
    await help.getByRole('button', { name: texts('common.close') }).click();
    await expect(dialogOf(page)).toHaveCount(0);

    // Whitelist mode, and a saved preset.
    await page.goto('/client/residential?country=US&auth=whitelist');
    await expect(page.getByText(texts('credentials.linesOnly'))).toBeVisible();
    await check('whitelist mode');
    await button(texts('presets.saveAs')).click();
    await dialogOf(page).getByLabel(texts('presets.name')).fill('Shop');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expectChosen(page, texts('presets.preset'), /^Shop/);

    // A place without stock.
    await page.goto('/client/residential?country=AQ');
    await expect(page.getByText(texts('place.noneHere')).first()).toBeVisible();
    await check('a place without stock, and a preset');
  });
}

test('a list and all beside it are made by keyboard alone', async ({ page, backend, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, backend, '/residential');
  const { keyboard } = page;
  const press = (control: Locator, key?: string) => pressAt(page, control, key);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const country = selectOf(page, t('residential.country'));
  await expect(button(t('residential.generate'))).toBeVisible();
  const expectSaid = (place: string, stock: RegExp) =>
    expect(country).toHaveAccessibleDescription(new RegExp(`^${place} ${stock.source}$`));
  await expectSaid(t('residential.any.country'), t.pattern('place.sum'));
  await tabTo(page, country);
  await keyboard.type('Germany');
  await keyboard.press('Enter');
  await expectChosen(page, t('residential.country'), /Germany/);
  await expectSaid('Germany', t.pattern('residential.ips'));
  // An open list keeps Tab.
  await expect(country).toHaveAttribute('aria-expanded', 'false');
  await press(radioOf(page, t('residential.rotation.randomize')), 'ArrowDown');
  await expectPicked(page, t('residential.rotation.sticky'));
  await tabTo(page, page.getByLabel(t('residential.quantity')));
  await keyboard.press('Control+a');
  await keyboard.type('25');
  await press(button(t('residential.generate')));
  await expect(page.getByText(t('residential.made', { count: 25 }))).toBeVisible();
  await press(button(t('common.copy')));
  await expect.poll(async () => (await clipboardText(page)).split('\n').length).toBe(25);
  const download = page.waitForEvent('download');
  await press(button(t('residential.download')));
  await download;
  const lines = page.getByRole('region', { name: t('residential.lines') });
  await press(lines, 'End');
  await expect(lines.locator('[aria-posinset="25"]')).toBeVisible();

  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  /** Opens the next tab, from the one that is open. */
  const toNext = async (from: string, to: string) => {
    await tabTo(page, tab(from), 'Shift+Tab');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(tab(to)).toHaveAttribute('aria-selected', 'true');
  };
  await toNext(t('residential.tab.list'), t('residential.tab.test'));
  await expect(tab('bash')).toBeVisible();
  await press(tab('bash'), 'ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'PowerShell' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tabTo(page, page.getByLabel(t('residential.errorPaste')));
  await keyboard.type('407');
  await expect(page.getByRole('heading', { name: /^407:/ })).toBeVisible();
  await toNext(t('residential.tab.test'), t('residential.tab.code'));
  const program = selectOf(page, t('samples.program'));
  await expect(program).toBeVisible();
  await tabTo(page, program);
  await keyboard.type('Go');
  await keyboard.press('Enter');
  await expectChosen(page, t('samples.program'), 'Go');
  await expect(program).toHaveAttribute('aria-expanded', 'false');
  await press(button(`${t('common.copy')}: ${t('samples.code', { name: 'Go' })}`));
  await expect.poll(() => clipboardText(page)).toContain('package main');
  await toNext(t('residential.tab.code'), t('residential.tab.tools'));
  await toNext(t('residential.tab.tools'), t('residential.tab.api'));
  await press(button(t('residential.generateApi')));
  await press(button(t('residential.qr')));
  await expect(page.getByRole('img', { name: t('residential.qrName') })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: t('common.faq'), exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(tab(t('common.faq'))).toBeFocused();
  await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
  await keyboard.type('token');
  const found = t.pattern('residential.helpFound', { count: 5 }).source.replace('5', '\\d+');
  await expect(page.getByText(new RegExp(`^${found}$`))).toBeVisible();
});

test('presets and the map give the focus back', async ({ page, backend, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, backend, '/residential?country=DE');
  const { keyboard } = page;
  const press = (control: Locator, key?: string) => pressAt(page, control, key);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await expect(button(t('residential.generate'))).toBeVisible();
  await press(button(t('presets.saveAs')));
  // Keys before the dialog has the focus are lost, and the preset would get the rest as its name.
  await expect(dialogOf(page).getByLabel(t('presets.name'))).toBeFocused();
  await keyboard.type('Shop');
  await keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expectChosen(page, t('presets.preset'), /^Shop/);
  // The dialog gave the focus back; the preset's menu stands before it.
  await expect(button(t('presets.saveAs'))).toBeFocused();
  await keyboard.press('Shift+Tab');
  const more = button(`${t('common.more')}: Shop`);
  for (const [action, key] of [
    [t('presets.makeDefault'), 'Enter'],
    [t('presets.noDefault'), 'Escape'],
  ] as const) {
    await expect(more).toBeFocused();
    await keyboard.press('Enter');
    await expect(menuItem(page, action)).toBeFocused();
    await keyboard.press(key);
  }
  await expect(more).toBeFocused();
  await press(button(t('place.map')));
  const table = page.getByRole('table', { name: t('place.table') });
  await expect(table).toBeVisible();
  await keyboard.press('Escape');
  await expect(table).toHaveCount(0);
  await expect(button(t('place.map'))).toBeFocused();
});
