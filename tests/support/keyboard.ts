import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** Tab presses after which a control counts as out of the keyboard's reach. */
const MOST_TABS = 60;

/** What has the focus, as assistive technology names it: "link Whitelist"; empty when nothing has. */
export async function focusedName(page: Page): Promise<string> {
  const focused = page.locator('*:focus');
  if ((await focused.count()) === 0) return '';
  // "- textbox "Email": typed text" without what was typed.
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  return line.replace(/^- /, '').replace(/\s*\[[^\]]*\]|:.*$/g, '');
}

/** Presses Tab, or Shift+Tab for what stands before, until a control has the focus; fails when it is not reached. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // To find a control by its role takes a look at the whole page: it is found once, and again when React has replaced it.
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
