import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** A control counts as unreachable by keyboard after this many Tab presses. */
const MOST_TABS = 60;

/** Returns the focused element's role and name, such as "link Whitelist"; empty without a focus. */
export async function focusedName(page: Page): Promise<string> {
  const focused = page.locator('*:focus');
  if ((await focused.count()) === 0) return '';
  // Removes the typed text from lines such as "- textbox "Email": typed text".
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  return line.replace(/^- /, '').replace(/\s*\[[^\]]*\]|:.*$/g, '');
}

/** Presses Tab, or Shift+Tab to go back, until a control has the focus; fails when the control is not reached. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // Finding a control by its role searches the whole page, so it is found once, and again when React has replaced it.
  let found: ElementHandle | null = null;
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press(key);
    if (!(await found?.evaluate((element) => (element as Element).isConnected))) {
      found = await control.elementHandle();
    }
    if (await found?.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, `not reached with ${MOST_TABS} presses of Tab`).toBeFocused();
}

/** Goes to a control by Tab, and presses a key there. */
export async function pressAt(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
