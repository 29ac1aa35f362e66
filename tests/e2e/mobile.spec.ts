import type { Page } from '@playwright/test';
import { brand } from '../../config/brand';
import { payButton } from '../support/playwright/buying';
import {
  button,
  closeButton,
  expectTitle,
  field,
  heading,
  link,
  MENU,
  mainMenu,
  navDrawer,
  navOpener,
  notices,
  palette,
  seenEndSigns,
  userPanel,
} from '../support/playwright/controls';
import { type Backend, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { focusedName } from '../support/playwright/keyboard';
import { boxOf, smallTargets } from '../support/playwright/layout';
import { t } from '../support/texts';
import { TABLES } from '../support/world/routes';

/** The cells with the names of records, which begin a card. */
const cells = (page: Page) => page.locator('td[data-in-card=name]');

/** Opens the drawer with the main menu on the dashboard. */
async function openDrawer(page: Page, backend: Backend): Promise<void> {
  await openSignedIn(page, backend, '/dashboard');
  await navOpener(page).tap();
  await expect(navDrawer(page)).toBeVisible();
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test.describe('a narrow screen', () => {
  test('menus, the bell, the palette and the drawer work by touch', async ({ page, backend }) => {
    await openSignedIn(page, backend, '/dashboard');
    for (const [name, panel] of [
      [t('shell.userMenu'), userPanel(page)],
      [t('bell.name'), notices(page)],
      [t('palette.open'), palette(page)],
    ] as const) {
      await page.getByRole('button', { name }).tap();
      await expect(panel).toBeInViewport({ ratio: 1 });
      // A panel wider than the screen would make the page wider, and so be in the viewport too.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await smallTargets(page)).toEqual([]);
      // A phone has no Escape: a touch beside the panel closes it.
      await page.touchscreen.tap(5, 735);
      await expect(panel).toBeHidden();
    }
    // Not every browser closes a dialog for a touch beside it, so there is a button.
    await page.getByRole('button', { name: t('palette.open') }).tap();
    await closeButton(page, t('palette.open')).tap();
    await expect(palette(page)).toBeHidden();

    await expect(mainMenu(page)).toHaveCount(0);
    await navOpener(page).tap();
    await expect(navDrawer(page)).toBeVisible();
    expect(await boxOf(navDrawer(page))).toMatchObject({ x: 0, height: 740 });
    const here = link(navDrawer(page), t('menu.dashboard'));
    await expect(here).toHaveAttribute('aria-current', 'page');
    await link(navDrawer(page), t('menu.whitelist')).tap();
    await expect(navDrawer(page)).toHaveCount(0);
    await expect(heading(page, t('menu.whitelist'))).toBeFocused();
    await expectTitle(page, t('menu.whitelist'));
  });

  test('the drawer keeps the focus inside, and gives it back', async ({ page, backend }) => {
    await openDrawer(page, backend);
    await page.touchscreen.tap(350, 400);
    await expect(navDrawer(page)).toHaveCount(0);
    await expect(heading(page, t('menu.dashboard'))).toBeVisible();

    await navOpener(page).focus();
    await page.keyboard.press('Enter');
    await expect(navDrawer(page)).toBeVisible();
    // antd puts the focus on the element around the dialog and its mask.
    await expect(page.locator(':focus').filter({ has: navDrawer(page) })).toHaveCount(1);
    const inside = [
      `link "${brand.name}"`,
      `button "${t('common.close')}"`,
      ...MENU.map((name) => `link "${name}"`),
    ];
    const seen = new Set<string>();
    // Twice around: between the last and the first control the focus passes the browser's own bar.
    for (let stop = 0; stop < 2 * (inside.length + 1); stop += 1) {
      await page.keyboard.press('Tab');
      seen.add(await focusedName(page));
    }
    seen.delete('');
    expect([...seen].sort()).toEqual([...inside].sort());
    await page.keyboard.press('Escape');
    await expect(navDrawer(page)).toHaveCount(0);
    await expect(navOpener(page)).toBeFocused();
    await navOpener(page).tap();
    await closeButton(page, t('shell.menu')).tap();
    await expect(navDrawer(page)).toHaveCount(0);
    await expect(navOpener(page)).toBeFocused();
  });

  test('Back leads to the page before, with nothing open over it', async ({ page, backend }) => {
    await openDrawer(page, backend);
    await link(navDrawer(page), t('menu.usage')).click();
    await expect(heading(page, t('menu.usage'))).toBeVisible();
    await expect(navDrawer(page)).toHaveCount(0);
    await navOpener(page).tap();
    await expect(navDrawer(page)).toBeVisible();
    await page.goBack();
    await expect(navDrawer(page)).toHaveCount(0);
    await expect(heading(page, t('menu.dashboard'))).toBeFocused();
    await page.goForward();
    await expect(heading(page, t('menu.usage'))).toBeFocused();
    await button(page, t('palette.open')).click();
    await expect(palette(page)).toBeVisible();
    await page.goBack();
    await expect(palette(page)).toHaveCount(0);
    await expect(heading(page, t('menu.dashboard'))).toBeFocused();
    await page.goForward();
    await expect(heading(page, t('menu.usage'))).toBeFocused();
    await expect(palette(page)).toHaveCount(0);
  });

  test('no line runs through the drawer, and its menu fills it', async ({ page, backend }) => {
    await openDrawer(page, backend);
    const lines = await navDrawer(page).evaluate((drawer) => {
      const { right, height } = drawer.getBoundingClientRect();
      return [...drawer.querySelectorAll('*')]
        .map((part) => ({ style: getComputedStyle(part), box: part.getBoundingClientRect() }))
        .filter(
          ({ style, box }) =>
            Number.parseFloat(style.borderInlineEndWidth) > 0 &&
            box.height > height / 2 &&
            Math.abs(box.right - right) > 1,
        ).length;
    });
    expect(lines).toBe(0);
  });

  test('the sign that clears a list does not lie over its arrow', async ({ page, backend }) => {
    await openSignedIn(page, backend, '/residential?country=US&state=california');
    await expect(button(page, t('common.clear')).first()).toBeAttached();
    expect(await seenEndSigns(page)).toBe(1);
  });

  test('a coupon’s answer is in sight above the bar with the sum', async ({ page, backend }) => {
    await openSignedIn(page, backend, '/neworder');
    await expect(payButton(page)).toBeEnabled();
    const coupon = field(page, t('order.coupon'));
    await coupon.fill('EXPIRED');
    // The field stands right above the bar, and the room for the answer is behind it.
    await coupon.evaluate((one) => {
      const { bottom } = one.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight + 92, behavior: 'instant' });
    });
    await button(page, t('order.apply')).tap();
    const answer = await boxOf(page.getByText(t('server.couponInvalid')));
    expect(answer.bottom).toBeLessThan((await boxOf(payButton(page))).top);
  });

  test('a command to paste has the gateway’s host and port in one line', async ({
    page,
    backend,
  }) => {
    await openSignedIn(page, backend, '/residential?country=US');
    await page.getByRole('tab', { name: t('residential.tab.test') }).tap();
    const command = page.getByText(/^curl --proxy/);
    await expect(command).toBeVisible();
    const lines = await command.evaluate(({ firstChild }, address) => {
      const text = firstChild as Text;
      const start = text.data.indexOf(address);
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, start + address.length);
      return range.getClientRects().length;
    }, 'gate.example.net:7000');
    expect(lines).toBe(1);
  });

  test('a card puts figures beside names, whatever their lengths', async ({ page, backend }) => {
    const { subAccounts, changes } = backend.server.world.state;
    const [first, second] = subAccounts;
    if (first) first.remark = '';
    if (second) second.username = 'a12345678901234567890123';
    for (const change of changes) change.remark = change.remark.repeat(2);
    await openSignedIn(page, backend, '/proxysetting/subaccount');
    for (const path of TABLES) {
      await page.goto(`/client${path}`);
      await expect(cells(page).nth(1)).toBeVisible();
      const cards = await cells(page).evaluateAll((names) =>
        names
          .flatMap((name) => name.closest('tr') ?? [])
          .map((row) => {
            const boxes = (of: string) =>
              [...row.querySelectorAll(`td[data-in-card="${of}"]`)].map((cell) =>
                cell.getBoundingClientRect(),
              );
            const isSeen = ({ height }: DOMRect) => height > 0;
            const [name] = boxes('name');
            // A fact without a value is left out.
            const named = boxes('fact').filter(isSeen);
            const facts = [...named, ...boxes('factWithoutName').filter(isSeen)];
            const empty = [...row.querySelectorAll('td[data-in-card=fact]:empty')];
            const share = (one: DOMRect, two: DOMRect) =>
              one.top < two.bottom && two.top < one.bottom;
            return {
              bare: empty.filter((cell) => isSeen(cell.getBoundingClientRect())).length,
              uneven: named.filter((one) =>
                named.some((two) => share(one, two) && Math.abs(one.top - two.top) >= 1),
              ).length,
              below: boxes('besideName').filter((box) => !name || !share(box, name)).length,
              columns: facts.map(({ left }) => Math.round(left)),
            };
          }),
      );
      expect(cards.length, path).toBeGreaterThan(1);
      for (const { columns, ...wrong } of cards)
        expect(wrong, path).toEqual({ bare: 0, uneven: 0, below: 0 });
      const columns = new Set(cards.flatMap((card) => card.columns));
      expect(columns.size, path).toBeLessThanOrEqual(2);
    }
  });

  test('a remark without spaces wraps, with the pencil beside it', async ({ page, backend }) => {
    const remark = 'https://ci.example.com/runners/eu-west-1/0042';
    for (const entry of backend.server.world.state.whitelist) entry.remark = remark;
    await openSignedIn(page, backend, '/proxysetting/whitelist');
    const text = page.getByText(remark).first();
    await expect(text).toBeVisible();
    const sides = await text.evaluate((one) => {
      const cell = one.closest('td');
      return [one, cell?.querySelector('button'), cell].map(
        (box) => box?.getBoundingClientRect().right ?? Number.NaN,
      );
    });
    // The text ends before the pencil, and the pencil within its cell.
    expect(sides).toEqual([...sides].sort((one, other) => one - other));
  });

  test('the figures of shares are aligned, beside long names too', async ({ page, backend }) => {
    await openSignedIn(page, backend, '/usage');
    const shares = page.locator('ol > li').filter({ has: page.getByText(/%$/) });
    await expect(shares.nth(1)).toBeVisible();
    const ends = await shares.evaluateAll((items) =>
      items.map((item) =>
        Math.round(item.firstElementChild?.lastElementChild?.getBoundingClientRect().right ?? 0),
      ),
    );
    expect(new Set(ends).size).toBe(1);
  });
});
