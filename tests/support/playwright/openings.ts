/** Everything that opens over a page, for checks that look at all of it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { eitherText, textPattern, textStartPattern } from '../eitherText';
import type { TextKey } from '../messages';
import { ru, t } from '../texts';
import {
  bell,
  calendarOf,
  dialogOf,
  doWithRow,
  menuOf,
  navDrawer,
  navOpener,
  notices,
  openMoveMany,
  openOptions,
  openReport,
  openUserMenu,
  palette,
  reportDialog,
  rowsOf,
  selectOf,
} from './controls';
import { SUB } from './fixtures';

export const PHONE = { width: 360, height: 900 };

/** Something that opens over a page; `isFor` names the widths that have it. */
export interface Opening {
  readonly name: string;
  readonly path: string;
  readonly isFor?: typeof PHONE;
  /** Opens it and returns the open part, which Escape closes. */
  open(page: Page, isRussian: boolean): Promise<Locator>;
}

const opensDialog = (action: TextKey) => async (page: Page, isRussian: boolean) => {
  await doWithRow(page, (isRussian ? ru : t)(action), SUB);
  return dialogOf(page);
};

export const OPENINGS: readonly Opening[] = [
  {
    name: 'the user menu',
    path: '/dashboard',
    open: openUserMenu,
  },
  {
    name: 'the notifications',
    path: '/dashboard',
    open: async (page) => {
      await bell(page).click();
      return notices(page);
    },
  },
  {
    name: 'the command palette',
    path: '/account/setting',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      return palette(page);
    },
  },
  {
    name: 'the menu of a phone',
    path: '/account/setting',
    isFor: PHONE,
    open: async (page) => {
      await navOpener(page).click();
      return navDrawer(page);
    },
  },
  {
    name: 'the question before a new token',
    path: '/account/setting',
    open: async (page) => {
      await page.getByRole('button', { name: textPattern('account.regenerate') }).click();
      return dialogOf(page);
    },
  },
  {
    name: 'the menu of a row',
    path: '/proxysetting/subaccount',
    open: async (page) => {
      await page
        .getByRole('button', { name: new RegExp(`^(${eitherText('common.more')}): ${SUB}`) })
        .click();
      return menuOf(page, SUB);
    },
  },
  {
    name: 'moving traffic',
    path: '/proxysetting/subaccount',
    open: opensDialog('subaccount.allocate'),
  },
  {
    name: 'the handover card of a sub-account',
    path: '/proxysetting/subaccount',
    open: async (page, isRussian) => {
      const card = await opensDialog('subaccount.handover')(page, isRussian);
      // The parts of the dialog load after it.
      await expect(card.getByRole('button', { name: textPattern('record.print') })).toBeVisible();
      return card;
    },
  },
  {
    name: 'moving traffic of several sub-accounts',
    path: '/proxysetting/subaccount',
    open: async (page) => {
      await openMoveMany(page);
      return dialogOf(page);
    },
  },
  {
    name: 'deleting a sub-account',
    path: '/proxysetting/subaccount',
    open: opensDialog('subaccount.delete'),
  },
  {
    name: 'the list of a field',
    path: '/recharge',
    open: async (page) => {
      await selectOf(page, textPattern('record.status')).click();
      return openOptions(page).first();
    },
  },
  {
    name: 'the calendar',
    path: '/usage?range=custom&start=2026-01-01&end=2026-01-02',
    open: async (page) => {
      await page.getByLabel(textPattern('day.from')).click();
      return calendarOf(page);
    },
  },
  {
    name: 'an import of sub-accounts, with rows of every kind',
    path: '/proxysetting/subaccount',
    open: async (page) => {
      await page.getByRole('button', { name: textPattern('subaccount.import') }).click();
      const pasted = `importedlogin1,letters123,for Ann,500 MB\n${SUB}\na-b,c,,5\nimportedlogin1`;
      await page.getByLabel(textPattern('subaccount.import.text')).fill(pasted);
      await page.getByText(textPattern('subaccount.import.state.listed')).waitFor();
      return dialogOf(page);
    },
  },
  {
    name: 'the report of a problem',
    path: '/account/setting',
    open: async (page) => {
      await openReport(page);
      return reportDialog(page);
    },
  },
  {
    name: 'a receipt',
    path: '/neworder',
    open: async (page) => {
      await page
        .getByRole('button', { name: textStartPattern('record.receipt') })
        .first()
        .click();
      return dialogOf(page);
    },
  },
  {
    name: 'the menu of files to export',
    path: '/usage',
    open: async (page) => {
      const name = textPattern('export.open');
      await page.getByRole('button', { name }).click();
      return menuOf(page, name);
    },
  },
  {
    name: 'the map of countries',
    path: '/residential?country=US',
    open: async (page) => {
      await page.getByRole('button', { name: textPattern('place.map') }).click();
      // The table beside the map is drawn with it.
      await expect(rowsOf(dialogOf(page)).first()).toBeVisible();
      return dialogOf(page);
    },
  },
  {
    name: 'the name of a preset',
    path: '/residential?country=US',
    open: async (page) => {
      await page.getByRole('button', { name: textPattern('presets.saveAs') }).click();
      return dialogOf(page);
    },
  },
  {
    name: 'the help of the generator',
    path: '/residential?country=US',
    open: async (page) => {
      await page.getByRole('link', { name: textPattern('common.faq') }).click();
      return dialogOf(page);
    },
  },
  {
    name: 'a text to copy by hand',
    path: '/account/setting',
    open: async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
        document.execCommand = () => false;
      });
      await page
        .getByRole('button', { name: textStartPattern('common.copy') })
        .first()
        .click();
      return dialogOf(page);
    },
  },
];
