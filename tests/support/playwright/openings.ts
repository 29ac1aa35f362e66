/** Everything that opens over a page, for checks that look at all of it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { eitherText, textPattern, textStartPattern } from '../eitherText';
import type { TextKey } from '../messages';
import {
  allRows,
  button,
  calendarOf,
  dialogOf,
  doWithRow,
  menuOf,
  moveSelected,
  navDrawer,
  navOpener,
  notices,
  openOptions,
  openReport,
  openUserMenu,
  palette,
  reportDialog,
  rowsOf,
  selectOf,
} from './controls';
import { SUB } from './fixtures';
import { PHONE } from './layout';

/** Something that opens over a page; `isFor` names the widths that have it. */
export interface Opening {
  readonly path: string;
  readonly isFor?: typeof PHONE;
  /** Opens it and returns the open part, which Escape closes. */
  open(page: Page): Promise<Locator>;
}

const ofSub =
  (action: TextKey): Opening['open'] =>
  async (page) => {
    await doWithRow(page, action, SUB);
    return dialogOf(page);
  };

/** Presses the first button whose name begins with a text. */
const pressing =
  (key: TextKey, opened: (page: Page) => Locator = dialogOf): Opening['open'] =>
  async (page) => {
    await button(page, textStartPattern(key)).first().click();
    return opened(page);
  };

const SUBS = '/proxysetting/subaccount';
const GENERATOR = '/residential?country=US';

const openings = {
  'the user menu': { path: '/dashboard', open: openUserMenu },
  'the notifications': { path: '/dashboard', open: pressing('bell.name', notices) },
  'the command palette': {
    path: '/account/setting',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      return palette(page);
    },
  },
  'the menu of a phone': {
    path: '/account/setting',
    isFor: PHONE,
    open: async (page) => {
      await navOpener(page).click();
      return navDrawer(page);
    },
  },
  'the question before a new token': {
    path: '/account/setting',
    open: pressing('account.regenerate'),
  },
  'the menu of a row': {
    path: SUBS,
    open: async (page) => {
      await button(page, new RegExp(`^(${eitherText('common.more')}): ${SUB}`)).click();
      return menuOf(page, SUB);
    },
  },
  'moving traffic': { path: SUBS, open: ofSub('subaccount.allocate') },
  'the handover card of a sub-account': {
    path: SUBS,
    open: async (page) => {
      const card = await ofSub('subaccount.handover')(page);
      // The parts of the dialog load after it.
      await expect(card.getByRole('button', { name: textPattern('record.print') })).toBeVisible();
      return card;
    },
  },
  'moving traffic of several sub-accounts': {
    path: SUBS,
    open: async (page) => {
      await allRows(page).check();
      await moveSelected(page).click();
      return dialogOf(page);
    },
  },
  'deleting a sub-account': { path: SUBS, open: ofSub('subaccount.delete') },
  'the list of a field': {
    path: '/recharge',
    open: async (page) => {
      await selectOf(page, textPattern('record.status')).click();
      return openOptions(page).first();
    },
  },
  'the calendar': {
    path: '/usage?range=custom&start=2026-01-01&end=2026-01-02',
    open: async (page) => {
      await page.getByLabel(textPattern('day.from')).click();
      return calendarOf(page);
    },
  },
  'an import of sub-accounts, with rows of every kind': {
    path: SUBS,
    open: async (page) => {
      const dialog = await pressing('subaccount.import')(page);
      const pasted = `importedlogin1,letters123,for Ann,500 MB\n${SUB}\na-b,c,,5\nimportedlogin1`;
      await page.getByLabel(textPattern('subaccount.import.text')).fill(pasted);
      await page.getByText(textPattern('subaccount.import.state.listed')).waitFor();
      return dialog;
    },
  },
  'the report of a problem': {
    path: '/account/setting',
    open: async (page) => {
      await openReport(page);
      return reportDialog(page);
    },
  },
  'a receipt': { path: '/neworder', open: pressing('record.receipt') },
  'the menu of files to export': {
    path: '/usage',
    open: pressing('export.open', (page) => menuOf(page, textPattern('export.open'))),
  },
  'the map of countries': {
    path: GENERATOR,
    open: async (page) => {
      const dialog = await pressing('place.map')(page);
      // The table beside the map is drawn with it.
      await expect(rowsOf(dialog).first()).toBeVisible();
      return dialog;
    },
  },
  'the name of a preset': { path: GENERATOR, open: pressing('presets.saveAs') },
  'the help of the generator': {
    path: GENERATOR,
    open: async (page) => {
      await page.getByRole('link', { name: textPattern('common.faq') }).click();
      return dialogOf(page);
    },
  },
  'a text to copy by hand': {
    path: '/account/setting',
    open: async (page) => {
      // As where a policy refuses the clipboard, and the browser has no older command.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
        document.execCommand = () => false;
      });
      return pressing('common.copy')(page);
    },
  },
} satisfies Readonly<Record<string, Opening>>;

/** Everything that opens over a page, by its name. */
export const OPENINGS: Readonly<Record<keyof typeof openings, Opening>> = openings;

/** Names of the openings that a window has. */
export const openingsFor = ({ width }: { readonly width: number }) =>
  (Object.keys(openings) as (keyof typeof openings)[]).filter(
    (name) => width <= (OPENINGS[name].isFor?.width ?? width),
  );

/** Opens something over the page that is open, and closes it again after the look at it. */
export async function whileOpen(
  page: Page,
  name: keyof typeof openings,
  look: (opened: Locator) => Promise<unknown>,
): Promise<void> {
  const opened = await OPENINGS[name].open(page);
  await expect(opened).toBeVisible();
  await look(opened);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}
