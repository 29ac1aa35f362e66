/**
 * How browser tests reach the portal's controls. A test says what a customer chooses, confirms or reads; only this file
 * knows how the control is built. Text fields, buttons and links are reached by their names.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** Where a control is looked for: the page, or a part of it. */
type Scope = Page | Locator;
/** What a control, or a choice of it, is called: exactly so when it is a text. */
type Name = string | RegExp;

const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope);
const named = (name: Name) => ({ name, exact: typeof name === 'string' });
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const only = (options: Locator, name: Name): Locator =>
  options.filter({
    hasText: typeof name === 'string' ? new RegExp(`^\\s*${escaped(name)}\\s*$`) : name,
  });

// Lists to choose from

const selectOf = (scope: Scope, label: Name) => scope.getByRole('combobox', named(label));
/** antd draws a select around the field that has its name. */
const frameOf = (control: Locator) =>
  control.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]');

/**
 * Chooses one of a list. Typing `typed` first narrows a list that can be searched, because long lists are only drawn in
 * part.
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

/** What a list offers, while it is open. */
export const openOptions = (page: Page): Locator =>
  page.locator('.ant-select-item-option').filter({ visible: true });

/** Waits until this one of a list is the chosen one. */
export async function isChosen(scope: Scope, label: Name, option: Name): Promise<void> {
  await expect(frameOf(selectOf(scope, label))).toHaveText(option);
}

/** Waits until nothing can be chosen of a list. */
export async function cannotChoose(scope: Scope, label: Name): Promise<void> {
  await expect(selectOf(scope, label)).toBeDisabled();
}

// Radio buttons, cards and segments: one of a few that are all in sight

const radioOf = (scope: Scope, name: Name) => scope.getByRole('radio', named(name));

/** Picks one of a few, by its label: antd draws the radio buttons of segments without a size. */
export async function pick(scope: Scope, name: Name): Promise<void> {
  const radio = radioOf(scope, name);
  await radio.locator('xpath=ancestor::label[1]').click();
  await expect(radio).toBeChecked();
}

/** Waits until this one of a few is the picked one. */
export async function isPicked(scope: Scope, name: Name): Promise<void> {
  await expect(radioOf(scope, name)).toBeChecked();
}

/** Puts the focus on one of a few, as Tab does. */
export async function focusPick(scope: Scope, name: Name): Promise<void> {
  await radioOf(scope, name).focus();
}

// Days

const FROM = /^(From|С) \(UTC\)$/;
const TO = /^(To|По) \(UTC\)$/;

const DATES = /^(Dates|Даты) \(UTC\)$/;
const CUSTOM = /^(Custom|Свои)$/;

/** Types a day, which antd's field accepts once it is confirmed; both ends are cleared together. */
async function typeDay(field: Locator, day: string): Promise<void> {
  if (day === '') {
    await field
      .page()
      .getByRole('button', { name: /^(Clear|Очистить)$/ })
      .click();
    return;
  }
  await field.fill(day);
  await field.press('Enter');
}

/**
 * Picks the days (YYYY-MM-DD, UTC) that a range begins and ends with; an empty text clears the range. Where presets come
 * before the calendar, the custom range is chosen first.
 */
export async function pickRange(
  scope: Scope,
  { from, to }: { readonly from?: string; readonly to?: string },
): Promise<void> {
  const calendar = scope.getByLabel(FROM);
  if (!(await calendar.isVisible())) await choose(scope, DATES, CUSTOM);
  if (from !== undefined) await typeDay(calendar, from);
  if (to !== undefined) await typeDay(scope.getByLabel(TO), to);
  // A range with an open end counts when its fields are left.
  await pageOf(scope).keyboard.press('Tab');
}

/** The calendar, while it is open. */
export const calendarOf = (page: Page): Locator => page.locator('.ant-picker-dropdown');

/** What the months of an open calendar stand in. */
export const monthsOf = (page: Page): Locator => page.locator('.ant-picker-panel-container');

/** The days that an open calendar marks as today. */
export const todayIn = (calendar: Locator): Locator => calendar.locator('.ant-picker-cell-today');

// Facts

/** The values of a list of facts, in their order. */
export const factValues = (scope: Scope): Locator =>
  scope.locator('.ant-descriptions-item-content');

/** The value of one fact, by its name. */
export const fact = (scope: Scope, name: RegExp): Locator =>
  factValues(scope.locator('.ant-descriptions-item', { hasText: name }));

// Rows of tables

/** What the page's table stands in. */
export const tableBox = (page: Page): Locator => page.locator('.ant-table-content');

/** The rows of a table, without those that antd measures by. */
export const rowsOf = (scope: Scope): Locator => scope.locator('.ant-table-row');

/** Does something with a row: by its button, or by the row's menu "More". */
export async function doWithRow(page: Page, action: string, row: string): Promise<void> {
  const button = page.getByRole('button', named(`${action}: ${row}`));
  const more = page.getByRole('button', { name: new RegExp(`^(More|Ещё): ${escaped(row)}$`) });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) {
    await button.click();
    return;
  }
  await more.click();
  await page.getByRole('menuitem', named(action)).click();
}

// Dialogs

/** The dialog that is open, or the one of a title. */
export const dialogOf = (page: Page, title?: Name): Locator =>
  page.getByRole('dialog', title === undefined ? {} : named(title));

/** The button of a dialog that does what the dialog asks about. */
export const confirmButton = (page: Page, name: Name, title?: Name): Locator =>
  dialogOf(page, title).getByRole('button', named(name));

/** A field of a dialog. */
export const dialogField = (page: Page, label: Name): Locator =>
  dialogOf(page).getByLabel(label, { exact: typeof label === 'string' });

/** Answers a dialog with one of its buttons. */
export async function confirm(page: Page, name: Name, title?: Name): Promise<void> {
  await confirmButton(page, name, title).click();
}

/** The button that closes a dialog and does nothing else. */
export const closeButton = (page: Page, title: Name): Locator =>
  confirmButton(page, /^(Close|Закрыть)$/, title);

// What the portal tells

/** A toast: it stands for three seconds. */
export const toast = (page: Page, text?: Name): Locator => {
  const toasts = page.locator('.ant-message-notice');
  return text === undefined ? toasts : toasts.filter({ hasText: text });
};

/** A toast by antd, or as plain text, which it is while antd's code is missing. */
export const anyToast = (page: Page, text?: Name): Locator => {
  const toasts = page.locator('.ant-message-notice, p[data-kind]');
  return text === undefined ? toasts : toasts.filter({ hasText: text });
};

/** What is wrong with a field, said below it. */
export const fieldError = (scope: Scope, text: Name = /./): Locator =>
  scope.locator('.ant-form-item-explain-error', { hasText: text });

/** What keeps the room of something that loads. */
export const skeletons = (page: Page): Locator => page.locator('.ant-skeleton');

/** What stands where there is nothing to show yet. */
export const emptyStates = (page: Page): Locator => page.locator('.ant-empty');

// The header

const USER_MENU = /^(User menu|Меню пользователя)/;

/** The main menu, where it is in sight. */
export const mainMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(Main menu|Главное меню)$/ });

/** A link of the main menu. */
export const menuLink = (page: Page, name: Name): Locator =>
  mainMenu(page).getByRole('link', named(name));

/** The button of the user menu, which shows the balance. */
export const userMenu = (page: Page): Locator => page.getByRole('button', { name: USER_MENU });

/** What the user menu holds. */
export const userPanel = (page: Page): Locator => page.getByRole('menu', { name: USER_MENU });

/** Opens the user menu. */
export async function openUserMenu(page: Page): Promise<Locator> {
  await userMenu(page).click();
  await expect(userPanel(page)).toBeVisible();
  return userPanel(page);
}

/** A figure of the user menu, by its name. */
export const userFigure = (page: Page, name: string): Locator =>
  userPanel(page).getByText(name, { exact: true }).locator('xpath=following-sibling::*[1]');

/** A choice of the open user menu: a language or a theme. */
export const userChoice = (page: Page, name: Name): Locator =>
  userPanel(page).getByRole('menuitemradio', named(name));

/** Goes on in Russian, by the user menu. */
export async function switchToRussian(page: Page): Promise<void> {
  await openUserMenu(page);
  await userChoice(page, 'Русский').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  await page.keyboard.press('Escape');
}

/** Signs out by the user menu. */
export async function signOut(page: Page): Promise<void> {
  const panel = await openUserMenu(page);
  await panel.getByRole('menuitem', { name: /^(Sign out|Выйти)$/ }).click();
}

const BELL = /^(Notifications|Уведомления)/;

/** The button of the notifications, with how many are new. */
export const bell = (page: Page): Locator => page.getByRole('button', { name: BELL });

/** The notifications, when they are open. */
export const notices = (page: Page): Locator => page.getByRole('menu', { name: BELL });

/** Each of the notifications. */
export const notice = (page: Page): Locator => notices(page).getByRole('menuitem');

/** The command palette, when it is open. */
export const palette = (page: Page): Locator => dialogOf(page, /^(Commands|Команды)$/);

/** Where a command is searched. */
export const paletteSearch = (page: Page): Locator =>
  page.getByRole('combobox', { name: /^(Search pages and actions|Поиск страниц и действий)$/ });

/** The menu of a narrow screen, when it is open. */
export const navDrawer = (page: Page): Locator => dialogOf(page, /^(Menu|Меню)$/);

/** What opens the menu of a narrow screen. */
export const navOpener = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Menu|Меню)$/ });
