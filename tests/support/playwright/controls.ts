/**
 * The browser tests' way to the portal's controls. A test says what a customer chooses, confirms or reads; only this
 * file knows how the control is built. Tabs, checkboxes and switches are reached by their names.
 */

import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { brand } from '../../../config/brand';
import { eitherText, textPattern, textStartPattern } from '../eitherText';
import { escapeRegExp } from '../escapeRegExp';
import type { TextKey } from '../messages';
import { ru, t } from '../texts';
import { MENU_ENTRIES } from '../world/routes';

/** The page, or the part of it, in which a control is looked for. */
type Scope = Page | Locator;
/** The portal: a page of its own, or the frame of the support bench. */
type Portal = Page | FrameLocator;
/** The name of a control, or of a choice in it; a string must match exactly. */
type Name = string | RegExp;

const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope);
const named = (name: Name) => ({ name, exact: typeof name === 'string' });

const only = (options: Locator, name: Name): Locator =>
  options.filter({
    hasText: typeof name === 'string' ? new RegExp(`^\\s*${escapeRegExp(name)}\\s*$`) : name,
  });

// The page, its buttons and fields

/** Finds the heading of the page. */
export const heading = (scope: Scope | Portal, name: Name): Locator =>
  scope.getByRole('heading', { level: 1, name });

/** Waits until the document's title names a page. */
export const expectTitle = (page: Page, name: string): Promise<void> =>
  expect(page).toHaveTitle(`${name} - ${brand.name}`);

/** Finds a button by its whole name. */
export const button = (scope: Scope | Portal, name: Name): Locator =>
  scope.getByRole('button', named(name));

/** Finds the first link by its whole name. */
export const link = (scope: Scope | Portal, name: Name): Locator =>
  scope.getByRole('link', named(name)).first();

/** Finds a field by its whole label. */
export const field = (scope: Scope | Portal, label: Name): Locator =>
  scope.getByLabel(label, { exact: typeof label === 'string' });

// Lists to choose from

/** Finds the field of a list to choose from, which shows the choice, the focus and whether the list is open. */
export const selectOf = (scope: Scope, label: Name): Locator =>
  scope.getByRole('combobox', named(label));

/** Finds all lists to choose from. */
export const selectsOf = (scope: Scope): Locator => scope.getByRole('combobox');

const within = (control: Locator, className: string) =>
  control.locator(`xpath=ancestor::*[contains(concat(" ", @class, " "), " ${className} ")][1]`);

/** Finds antd's box around a select's field. */
export const frameOf = (control: Locator): Locator => within(control, 'ant-select');

/**
 * Chooses an option of a list. Typing `typed` first narrows a searchable list, because only a part of a long list is
 * drawn.
 */
export async function choose(
  scope: Scope,
  label: Name,
  option: Name,
  { typed }: { readonly typed?: string } = {},
): Promise<void> {
  const control = selectOf(scope, label);
  await control.click();
  const search = typed ?? (typeof option === 'string' ? option : undefined);
  if (search !== undefined && (await control.isEditable())) await control.fill(search);
  await only(pageOf(scope).locator('.ant-select-item-option:visible'), option).first().click();
}

/** Finds the options of a list, while it is open. */
export const openOptions = (page: Page): Locator =>
  page.locator('.ant-select-item-option').filter({ visible: true });

/** Finds the box of an open list. */
export const openList = (page: Page): Locator =>
  page.locator('.ant-select-dropdown').filter({ visible: true });

/** Waits until this option of a list is the chosen one. */
export async function expectChosen(scope: Scope, label: Name, option: Name): Promise<void> {
  await expect(frameOf(selectOf(scope, label))).toHaveText(option);
}

// Radio buttons, cards and segments: one of a few that are all in sight

/** Finds a radio button. */
export const radioOf = (scope: Scope, name: Name): Locator => scope.getByRole('radio', named(name));

/** Finds a group of radio buttons. */
export const radioGroup = (scope: Scope, name: Name): Locator =>
  scope.getByRole('radiogroup', named(name));

/** Finds the picked radio button in the group of this one. */
export const pickedBeside = (scope: Scope, name: Name): Locator =>
  scope
    .getByRole('radiogroup')
    .filter({ has: radioOf(scope, name) })
    .getByRole('radio', { checked: true });

/** Picks a radio button by its label, because antd draws those of segments without a size. */
export async function pick(scope: Scope, name: Name): Promise<void> {
  const radio = radioOf(scope, name);
  await pickLabel(scope, name).click();
  await expect(radio).toBeChecked();
}

/** Finds the label around a radio button: a card, a segment or plain words. */
export const pickLabel = (scope: Scope, name: Name): Locator =>
  radioOf(scope, name).locator('xpath=ancestor::label[1]');

/** Waits until this radio button is the picked one. */
export async function expectPicked(scope: Scope, name: Name): Promise<void> {
  await expect(radioOf(scope, name)).toBeChecked();
}

// Days

/** Finds the calendar, while it is open. */
export const calendarOf = (page: Page): Locator => page.locator('.ant-picker-dropdown');

/** Finds the box of an open calendar's months. */
export const monthsOf = (page: Page): Locator => page.locator('.ant-picker-panel-container');

/** Waits until an open calendar marks this day (YYYY-MM-DD) as today. */
export async function expectToday(calendar: Locator, day: string): Promise<void> {
  await expect(calendar.locator('.ant-picker-cell-today').first()).toHaveAttribute('title', day);
}

/** Finds a day (YYYY-MM-DD) in an open calendar. */
export const dayIn = (calendar: Locator, day: string): Locator =>
  calendar.locator(`[title="${day}"]`).first();

// Rows of tables

/** Finds the box of the page's table. */
export const tableBox = (page: Page): Locator => page.locator('.ant-table-content');

/** Finds the rows of a table, without those that antd measures by. */
export const rowsOf = (scope: Scope): Locator => scope.locator('.ant-table-row');

/** Finds the control that leads to the page before in a list of pages. */
export const previousPage = (page: Page): Locator => page.locator('.ant-pagination-prev');

/** Finds the arrows of a column's header, of which the one of the present order is marked. */
export const sortMark = (column: Locator): Locator => column.locator('.ant-table-column-sorter');

/** Starts an action on a row: by its button, or by the row's menu "More". */
export async function doWithRow(page: Page, action: TextKey, row: string): Promise<void> {
  const ofRow = (key: TextKey) =>
    page.getByRole('button', { name: new RegExp(`^(${eitherText(key)}): ${escapeRegExp(row)}$`) });
  const own = ofRow(action);
  const more = ofRow('common.more');
  await expect(own.or(more).first()).toBeVisible();
  if (await own.isVisible()) {
    await own.click();
    return;
  }
  await more.click();
  await menuItem(page, textPattern(action)).click();
}

/** Finds the checkbox that selects all rows of a page. */
export const allRows = (page: Page): Locator =>
  page.getByRole('checkbox', { name: textPattern('subaccount.selectAll') });

/** Finds the button that opens the dialog of several moves, once rows are selected. */
export const moveSelected = (page: Page): Locator => {
  const names = [t, ru].map((texts) =>
    escapeRegExp(texts('subaccount.moveSelected', { count: 0 })),
  );
  return page.getByRole('button', { name: new RegExp(`^(${names.join('|')}) \\(\\d+\\)$`) });
};

// Menus

/** Finds an open menu, by its name. */
export const menuOf = (page: Page, name: Name): Locator => page.getByRole('menu', named(name));

/** Finds an item of an open menu. */
export const menuItem = (scope: Scope, name: Name): Locator =>
  scope.getByRole('menuitem', named(name));

/** Finds the item of an open menu that has the focus, or holds the link that has the focus. */
export const focusedItem = (page: Page): Locator =>
  page.locator('[role="menuitem"]:focus, [role="menuitem"] :focus');

// Dialogs

/** Finds the open dialog, or the one with this title. */
export const dialogOf = (page: Portal, title?: Name): Locator =>
  page.getByRole('dialog', title === undefined ? {} : named(title));

/** Finds the button of a dialog that confirms it. */
export const confirmButton = (page: Page, name: Name, title?: Name): Locator =>
  dialogOf(page, title).getByRole('button', named(name));

/** Finds a field of a dialog. */
export const dialogField = (page: Portal, label: Name): Locator =>
  dialogOf(page).getByLabel(label, { exact: typeof label === 'string' });

/** Answers a dialog with one of its buttons. */
export async function confirm(page: Page, name: Name, title?: Name): Promise<void> {
  await confirmButton(page, name, title).click();
}

/** Finds the button of a question that stands beside the control that asks it. */
export const bubbleButton = (page: Page, name: Name): Locator =>
  page.getByRole('tooltip').getByRole('button', named(name));

/** Finds the button that closes a dialog and does nothing else. */
export const closeButton = (page: Page, title: Name): Locator =>
  confirmButton(page, textPattern('common.close'), title);

// Messages of the portal

/** Finds a toast, which is shown for three seconds. */
export const toast = (page: Page, text?: Name): Locator => {
  const toasts = page.locator('.ant-message-notice');
  return text === undefined ? toasts : toasts.filter({ hasText: text });
};

/**
 * Runs in every document of a test and keeps the texts of its toasts in an attribute: a toast stands for three seconds, which may pass
 * on a busy machine, or on a clock that the test moves, before the test looks.
 */
export function recordToasts(): void {
  const texts = new Set<string>();
  new MutationObserver(() => {
    const before = texts.size;
    // As plain text while antd's message is still being fetched.
    const toasts = document.querySelectorAll('.ant-message-notice, p[data-kind]');
    for (const { textContent } of toasts) texts.add(textContent ?? '');
    if (texts.size > before) document.documentElement.dataset.toasts = [...texts].join(' | ');
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Waits until the page's document has shown a toast with the text, whether or not the toast still stands. */
export const expectToast = (page: Page, text: RegExp, options?: { timeout?: number }) =>
  expect(page.locator('html')).toHaveAttribute('data-toasts', text, options);

/** Finds a toast that is shown as plain text, while antd's code is missing. */
export const plainToast = (page: Page): Locator => page.locator('p[data-kind]');

/** Finds a toast, by antd or as plain text. */
export const anyToast = (page: Page, text?: Name): Locator => {
  const toasts = toast(page).or(plainToast(page));
  return text === undefined ? toasts : toasts.filter({ hasText: text });
};

/** Finds the error below a field, of antd's form or of the portal's own fields. */
export const fieldError = (scope: Scope): Locator =>
  scope.locator('.ant-form-item-explain-error, .ant-form-item [role="alert"]', { hasText: /./ });

/**
 * Presses the button of the page's first form, which refuses, and waits for what is said. While antd's wave runs over the button, axe
 * cannot compute the contrast of its text.
 */
export async function sendRefused(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').first().click();
  await expect(fieldError(page).first()).toBeVisible();
  await expect(clickWave(page)).toHaveCount(0);
}

/** The boxes that antd draws around the text of a field and its buttons, as a CSS selector. */
export const FIELD_BOX = '.ant-input-affix-wrapper, .ant-select';

/**
 * antd's copies of a table's titles, by which it measures columns, the bell's number, whose box is lower than its line, the names in
 * a menu of icons alone, and the options of a list that are for screen readers.
 */
export const NOT_CUT =
  '.ant-table-measure-row, .ant-scroll-number, .ant-menu-inline-collapsed, .ant-select-dropdown [role=listbox]';

/** The box of an open list, which antd scrolls by code of its own, as a CSS selector. */
export const SCROLLED = '.ant-select-dropdown-list-holder';

/** The content of a card, as a CSS selector. */
export const CARD = '.ant-card-body';

/** Notes, as a CSS selector. */
export const NOTE = '.ant-alert';

/** Buttons, and links that look like them, as a CSS selector. */
export const BUTTON = 'button, a.ant-btn';

/** The box around controls that are joined into one, as a CSS selector. */
export const JOINED = '.ant-space-compact';

/** The texts of lists of facts, as a CSS selector. */
export const FACT_TEXT = '.ant-descriptions span';

/** Finds the skeletons of loading parts. */
export const skeletons = (page: Page): Locator => page.locator('.ant-skeleton');

/** Finds the placeholders of empty parts. */
export const emptyStates = (page: Page): Locator => page.locator('.ant-empty');

// The header

const USER_MENU = textStartPattern('shell.userMenu');

/** Finds the main menu, where it is in sight. */
export const mainMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: textPattern('shell.mainMenu') });

/** The pages of the main menu, in its order. */
export const MENU = MENU_ENTRIES.map(({ text }) => t(text));

/** Finds a link of the main menu. */
export const menuLink = (page: Page, name: Name): Locator =>
  mainMenu(page).getByRole('link', named(name));

/** Finds the entry of the main menu around a link, which shows where the customer is. */
export const menuEntry = (page: Page, name: Name): Locator =>
  within(menuLink(page, name), 'ant-menu-item');

/** Finds the button of the user menu, which shows the balance. */
export const userMenu = (portal: Portal): Locator =>
  portal.getByRole('button', { name: USER_MENU });

/** Finds the open user menu. */
export const userPanel = (portal: Portal): Locator => portal.getByRole('menu', { name: USER_MENU });

/** Opens the user menu. */
export async function openUserMenu(portal: Portal): Promise<Locator> {
  await userMenu(portal).click();
  await expect(userPanel(portal)).toBeVisible();
  return userPanel(portal);
}

/** Finds a figure of the user menu, by its name. */
export const userFigure = (page: Page, name: string): Locator =>
  userPanel(page).getByText(name, { exact: true }).locator('xpath=following-sibling::*[1]');

/** Finds the choices of the open user menu: languages and themes. */
export const userChoices = (page: Page): Locator => userPanel(page).getByRole('menuitemradio');

/** Finds a choice of the open user menu: a language or a theme. */
export const userChoice = (page: Page, name: Name): Locator =>
  userPanel(page).getByRole('menuitemradio', named(name));

/** Finds the item of the open user menu that signs out. */
export const signOutItem = (portal: Portal): Locator =>
  menuItem(userPanel(portal), textPattern('shell.signOut'));

/** Signs out by the user menu. */
export async function signOut(portal: Portal): Promise<void> {
  await openUserMenu(portal);
  await signOutItem(portal).click();
}

const REPORT = textPattern('common.report');

/** Finds the item of the open user menu that opens the report of a problem. */
export const reportItem = (page: Page): Locator => menuItem(userPanel(page), REPORT);

/** Finds the report of a problem, when it is open. */
export const reportDialog = (page: Page): Locator => dialogOf(page, REPORT);

/** Opens the report of a problem by the user menu. */
export async function openReport(page: Page): Promise<void> {
  await openUserMenu(page);
  await reportItem(page).click();
}

const BELL = textStartPattern('bell.name');

/** Finds the button of the notifications, which shows the number of new ones. */
export const bell = (page: Page): Locator => page.getByRole('button', { name: BELL });

/** Finds the notifications, when they are open. */
export const notices = (page: Page): Locator => page.getByRole('menu', { name: BELL });

/** Finds the command palette, when it is open. */
export const palette = (page: Page): Locator => dialogOf(page, textPattern('palette.open'));

/** Finds the commands of the open palette. */
export const paletteOptions = (page: Page): Locator => palette(page).getByRole('option');

/** Finds the command of the open palette that Enter would run. */
export const paletteChoice = (page: Page): Locator =>
  palette(page).getByRole('option', { selected: true });

/** Finds the search field of the command palette. */
export const paletteSearch = (page: Page): Locator =>
  page.getByRole('combobox', { name: textPattern('palette.search') });

/** Finds the menu of a narrow screen, when it is open. */
export const navDrawer = (page: Page): Locator => dialogOf(page, textPattern('shell.menu'));

/** Finds the button that opens the menu of a narrow screen. */
export const navOpener = (page: Page): Locator =>
  page.getByRole('button', { name: textPattern('shell.menu') });

/** Finds the wave that runs over a button after a click. */
export const clickWave = (page: Page): Locator => page.locator('.ant-wave');

/** Finds the bars of a table or a list. */
export const bars = (scope: Scope): Locator => scope.locator('.ant-progress');

/** Finds the icons of the main menu at the side, with those of the controls around it. */
export const sideIcons = (page: Page): Locator => page.locator('aside .anticon');

/** Finds the entries of an open menu, links and choices alike. */
export const entriesOf = (menu: Locator): Locator => menu.locator('[role^=menuitem]');

/** Counts the signs that are seen at the end of the first list that can be cleared: its arrow, and the sign that clears it. */
export const seenEndSigns = (page: Page): Promise<number> =>
  page
    .locator('.ant-select-clear')
    .first()
    .evaluate((sign) => {
      const arrow = sign.closest('.ant-select')?.querySelector('.ant-select-suffix');
      return [sign, arrow].filter((one) => {
        const style = one && getComputedStyle(one);
        return style && style.visibility === 'visible' && Number(style.opacity) > 0;
      }).length;
    });
