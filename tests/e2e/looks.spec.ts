import type { Locator, Page } from '@playwright/test';
import type { TextKey } from '../support/messages';
import { holdRequests } from '../support/playwright/answers';
import { expectNoFindings } from '../support/playwright/axe';
import {
  button,
  field,
  heading,
  mainMenu,
  openUserMenu,
  rowsOf,
  tableBox,
  userChoice,
} from '../support/playwright/controls';
import { expect, openSignedIn, SUB, startSignedIn, test } from '../support/playwright/fixtures';
import { boxOf, PHONE, sidewaysScroll } from '../support/playwright/layout';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visitNext } from '../support/playwright/visit';
import { ru, t } from '../support/texts';
import { TABLES } from '../support/world/routes';

/** Returns the natural width of a picture: 0 when its file did not load. */
const widthOf = (image: Locator) =>
  image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

/** Measures the focus ring: its width in px, and its contrast to the background of the page (WCAG 1.4.11 asks for 3). */
const focusRing = (page: Page) =>
  page.evaluate(() => {
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const { outlineWidth, outlineColor } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    const [ring, background] = [
      light(outlineColor),
      light(getComputedStyle(document.body).backgroundColor),
    ];
    return {
      width: Number.parseFloat(outlineWidth),
      contrast: Math.max(ring / background, background / ring),
    };
  });

const chart = (page: Page) => page.getByRole('img', { name: t.pattern('usage.chartName') });

test('nothing slides where the device allows no motion', async ({ page, backend }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, backend, '/dashboard');
  await expect(page.getByText(t.pattern('dashboard.shareLeft'))).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) => /[1-9]/.test(getComputedStyle(one).transitionDuration))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(moving).toEqual([]);
});

test('a chart’s tooltip and legend say what stands in its table', async ({ page, backend }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, backend, '/usage?tab=details');
  await expect(chart(page).getByText(t('usage.previous'))).toBeVisible();
  const whole = await boxOf(chart(page));
  const date = await boxOf(
    chart(page)
      .getByText(/^[A-Z]\w{2} \d+$/)
      .first(),
  );
  for (const name of [t('subaccount.mainAccount'), SUB, 'pricemonitor2', t('usage.previous')]) {
    const word = chart(page).getByText(name, { exact: true });
    await expect(word).toBeVisible();
    const box = await boxOf(word);
    expect(box.left, name).toBeGreaterThanOrEqual(whole.left);
    expect(box.right, name).toBeLessThanOrEqual(whole.right);
    expect(box.bottom, name).toBeLessThanOrEqual(whole.bottom);
    // None lies over the bars and their dates.
    expect(box.top, name).toBeGreaterThanOrEqual(date.bottom);
  }
  // A finger on a bar asks for its figures; in a wide window a click opens the day.
  const address = page.url();
  const bar = chart(page).locator('svg path[fill="#faac6a"]');
  await waitUntilAtRest(page);
  // Its pattern lies over it.
  await bar.nth(3).click({ force: true });
  await expect(chart(page).getByText(`${t('usage.total')}: `)).toBeVisible();
  expect(page.url()).toBe(address);

  await page.setViewportSize({ width: 1440, height: 900 });
  await waitUntilAtRest(page);
  await expect(chart(page).locator('svg')).toBeVisible();
  await expect(chart(page).getByText(t('usage.previous'))).toBeVisible();
  const text = chart(page).getByText(`${t('usage.total')}: `);
  // The chart is drawn again when the previous period arrives, and then ignores the pointer until it moves.
  await expect(async () => {
    const box = await boxOf(chart(page));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
    await expect(text).toBeVisible({ timeout: 500 });
  }).toPass();
  const total = (await text.textContent())?.replace('Total: ', '').replace(/\s.*/, '') ?? '';
  const handle = page.getByRole('button', { name: t('usage.chartAsTable') });
  await handle.focus();
  // Both keys must work on a button.
  for (const [key, isOpen] of [
    ['Enter', true],
    ['Space', false],
    ['Space', true],
  ] as const) {
    await page.keyboard.press(key);
    await expect(handle).toHaveAttribute('aria-expanded', String(isOpen));
  }
  const row = page
    .getByRole('row')
    .filter({ hasText: (await chart(page).getByText(/UTC$/).textContent()) ?? '' });
  const cells = (await row.getByRole('cell').allInnerTexts()).map((text) =>
    Number(text.replace(/,/g, '')),
  );
  // The first column is the total, the last one the previous period.
  expect(cells[0]).toBe(Number(total.replace(/,/g, '')));
  const sum = cells.slice(1, -1).reduce((whole, part) => whole + part, 0);
  expect(Math.abs(sum - Number(total.replace(/,/g, '')))).toBeLessThan(0.05);
  await expectNoFindings(page, 'the table of a chart');
});

test('a chart’s table has figures in sight beside an unusual hour, and keeps the times in sight when scrolled', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await backend.post('consume', { bytes: 15 * 1024 ** 3 });
  await openSignedIn(page, backend, '/usage?tab=details&range=24h');
  await page.getByRole('button', { name: t('usage.chartAsTable') }).click();
  const table = page.getByRole('region', { name: t.pattern('usage.chartName') });
  await expect(table.getByText(t.pattern('usage.spikeWhy'))).toBeAttached();
  const time = table.getByRole('rowheader').first();
  await time.scrollIntoViewIfNeeded();
  // The total, and the first account.
  await expect(table.getByRole('cell').nth(1)).toBeInViewport({ ratio: 1 });
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect(time).toBeInViewport({ ratio: 1 });
});

test('what a legend hides stays hidden when a chart is drawn anew', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/usage', { appearance: 'auto' });
  const name = (text: string) => chart(page).getByText(text, { exact: true });
  const colorOf = (text: string) => name(text).evaluate((node) => getComputedStyle(node).fill);
  await expect(name(t('usage.previous'))).toBeVisible();
  await waitUntilAtRest(page);
  const shown = await colorOf(SUB);
  await name(SUB).click();
  await expect.poll(() => colorOf(SUB)).not.toBe(shown);
  const period = () => colorOf(t('usage.previous'));
  // The period before sums all accounts.
  await expect.poll(period).toBe(await colorOf(SUB));
  await page.emulateMedia({ colorScheme: 'dark' });
  const main = t('subaccount.mainAccount');
  await expect.poll(() => colorOf(main)).not.toBe(shown);
  expect(await colorOf(SUB)).not.toBe(await colorOf(main));
  await name(SUB).click();
  await expect.poll(() => colorOf(SUB)).toBe(await colorOf(main));
  await expect.poll(period).toBe(await colorOf(main));
});

test('on paper a chart fits, below the heading and without the menu', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/usage');
  const drawing = chart(page).locator('svg');
  await expect(drawing).toBeVisible();
  await waitUntilAtRest(page);
  await drawing.evaluate((svg: SVGSVGElement) =>
    addEventListener('beforeprint', () => {
      svg.dataset.printed = String(svg.getBBox().width);
    }),
  );
  await page.pdf();
  // A card on A4 has 620 px.
  expect(Number(await drawing.getAttribute('data-printed'))).toBeLessThan(620);
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, t('menu.usage'))).toBeVisible();
  await expect(mainMenu(page)).toBeHidden();
});

test('a dark portal starts dark on a light device, and can be installed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('appearance', 'dark'));
  const runScript = await holdRequests(page, '**/assets/umi-*.js');
  await page.goto('/client/user/login', { waitUntil: 'commit' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(background).toBe('rgb(16, 16, 16)');
  runScript();
  await expect(page.getByRole('heading', { name: t('user.signIn') })).toBeVisible();
  expect(await background()).toBe('rgb(16, 16, 16)');
  await button(page, t('user.signIn')).focus();
  await page.keyboard.press('Tab');
  const ring = await focusRing(page);
  expect(ring.width).toBeGreaterThanOrEqual(2);
  expect(ring.contrast).toBeGreaterThanOrEqual(3);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /./);
});

test('the drawing at sign-in fills its half, and no phone fetches it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/client/user/login');
  await expect(page.getByRole('complementary')).toBeVisible();
  await waitUntilAtRest(page);
  expect(asked).not.toContain('/client/signin.svg');
  await page.setViewportSize({ width: 1440, height: 900 });
  const side = page.getByRole('complementary');
  await expect.poll(() => widthOf(side.locator('img'))).toBeGreaterThan(0);
  const [whole, drawing] = [await boxOf(side), await boxOf(side.locator('img'))];
  expect(drawing.height / whole.height).toBeGreaterThan(0.5);
  await field(page, t('user.password')).focus();
  // Tab moves past the button that shows the password, and the link, to the button of the brand's colour.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(button(page, t('user.signIn'))).toBeFocused();
  expect((await focusRing(page)).contrast).toBeGreaterThanOrEqual(3);
});

/**
 * The columns that a list cannot do without, where its columns have a `dropOrder`: nothing else on the page says what they do.
 */
const NEEDED: Readonly<Record<string, readonly TextKey[]>> = {
  '/usage?tab=changes&range=30d': [
    ...(['usage.change', 'usage.balanceAfter', 'usage.account', 'usage.about'] as const),
  ],
  '/neworder': ['record.id', 'record.quantity', 'record.amount', 'record.dateUtc', 'record.status'],
  '/recharge': ['record.id', 'record.amountWithFee', 'record.dateUtc', 'record.status'],
  '/proxysetting/subaccount': [
    ...(['subaccount.remark', 'subaccount.column.left', 'subaccount.column.used'] as const),
  ],
  '/usage?tab=details&range=30d': [
    ...(['usage.account', 'usage.country', 'usage.traffic', 'usage.requests'] as const),
  ],
};

test('each list with columns that it cannot do without is looked at', () => {
  expect(TABLES).toEqual(expect.arrayContaining(Object.keys(NEEDED)));
});

/** Widths from a wide screen with its menu to a phone's, and back. */
const WIDTHS = [1440, 1280, 1100, 1024, 1000, 900, 768, 701, 640, 480, 390, 360, 1440];
/** The longest possible username. */
const LONGEST_NAME = 'marketresearchberlin2026';
/** A small laptop, with the menu at the side open. */
const LAPTOP = 1100;
/** From a larger laptop on, records stand in a table. */
const LARGER_LAPTOP = 1280;
/** From a tablet on its side, all lists but those that need more room stand in one (docs/decisions/018). */
const TABLET = 1024;
const WIDER_LISTS = ['/neworder', '/usage?tab=changes&range=30d'];

/** Returns whether the page's table is a table or cards, and how many px it is too wide for its box. */
const tableIn = (page: Page) =>
  tableBox(page).evaluate((box) => ({
    isTable: getComputedStyle(box.querySelector('tbody') ?? box).display === 'table-row-group',
    tooWide: box.scrollWidth - box.clientWidth,
  }));

/** Finds the facts of a card whose words or signs, which belong together, are not in one line. */
const tornFacts = (page: Page) =>
  rowsOf(page)
    .locator('td:is([data-in-card=fact], [data-in-card=factWithoutName])')
    .evaluateAll((facts) =>
      facts.flatMap((fact) => {
        const range = document.createRange();
        range.selectNodeContents(fact);
        const boxes = [...range.getClientRects()];
        // A picture or a button beside a text is higher or lower by some pixels.
        const isTorn = boxes.some(({ top }) => boxes.some(({ bottom }) => bottom <= top));
        return isTorn ? [fact.textContent] : [];
      }),
    );

test('a table has the specified colours, and flags with its rows', async ({ page, backend }) => {
  await startSignedIn(page, backend, { appearance: 'light' });
  const cell = rowsOf(page).locator('td').first();
  // On a phone the records are cards, with the same letters.
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/usage?tab=details', '/neworder', '/proxysetting/whitelist']) {
      await visitNext(page, `/client${path}`);
      await expect(cell).toBeVisible();
      const sizes = await tableBox(page)
        .locator('th, td, td time, td code')
        .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).fontSize))]);
      expect(sizes, `${path}, ${width} px`).toEqual(['16px']);
      if (path.startsWith('/usage') && width > LAPTOP) {
        const germany = page.getByRole('cell', { name: 'Germany', exact: true }).first();
        await germany.scrollIntoViewIfNeeded();
        await expect.poll(() => widthOf(germany.locator('img'))).toBeGreaterThan(0);
      }
    }
  }
  const title = page.getByRole('columnheader').first();
  await expect(title).toHaveCSS('background-color', 'rgb(255, 245, 205)');
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await cell.hover();
  await expect(cell).toHaveCSS('background-color', 'rgb(246, 251, 255)');
});

for (const [texts, rows] of [
  [t, 'as they are'],
  [t, 'with long names'],
  [ru, 'as they are'],
  [ru, 'with long names'],
] as const) {
  test(`a narrow table becomes cards: ${texts.locale}, rows ${rows}`, async ({ page, backend }) => {
    // Every page with a table, at each width.
    test.slow();
    await startSignedIn(page, backend, { locale: texts.locale });
    if (rows !== 'as they are') {
      const { subAccounts, changes } = backend.server.world.state;
      for (const sub of subAccounts) if (sub.username === SUB) sub.username = LONGEST_NAME;
      for (const change of changes) change.remark = 'A long remark. '.repeat(12);
    }
    for (const path of TABLES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/client${path}`);
      const row = rowsOf(page).first();
      await expect(row).toBeVisible();
      const columns: number[] = [];
      if (path === '/proxysetting/subaccount' && rows !== 'as they are')
        await expect(page.getByText(LONGEST_NAME).first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await waitUntilAtRest(page);
        const about = `${path} at ${width} px`;
        await expect.soft.poll(async () => (await tableIn(page)).tooWide, about).toBe(0);
        // A chart follows the window after a moment.
        await expect.soft.poll(() => sidewaysScroll(page), about).toBe(0);
        const isWide = WIDER_LISTS.includes(path) || rows !== 'as they are';
        const least = isWide ? LARGER_LAPTOP : TABLET;
        if (width >= least) expect.soft((await tableIn(page)).isTable, about).toBe(true);
        if (width === PHONE.width) expect.soft((await tableIn(page)).isTable, about).toBe(false);
        if (width === PHONE.width && rows === 'as they are')
          expect.soft(await tornFacts(page), about).toEqual([]);
        const labels = await row
          .locator('td')
          .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')));
        const titled = page.getByRole('columnheader');
        // A column that a small window leaves out is back in a wide one.
        if (columns.length === WIDTHS.length - 1)
          await expect.soft(titled, about).toHaveCount(columns[0] ?? 0);
        columns.push(await titled.count());
        const titles = (NEEDED[path] ?? []).map((title) => texts(title));
        expect.soft(labels, about).toEqual(expect.arrayContaining(titles));
      }
    }
  });
}

test('a long country name has a line of its own in a phone’s card', async ({ page, backend }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSignedIn(page, backend, { locale: 'ru-RU' });
  for (const row of backend.server.world.state.usage) row.country = 'GB';
  await visitNext(page, '/client/usage?tab=details');
  const names = rowsOf(page).getByText('Великобритания', { exact: true });
  await expect(names.first()).toBeVisible();
  await waitUntilAtRest(page);
  // A line has one rectangle.
  const lines = await names.evaluateAll((all) => all.map((name) => name.getClientRects().length));
  expect([...new Set(lines)]).toEqual([1]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a remark stays in one line where the table has room for it', async ({ page, backend }) => {
  const remark = 'Office in Berlin, third floor';
  for (const entry of backend.server.world.state.whitelist) entry.remark = remark;
  await openSignedIn(page, backend, '/proxysetting/whitelist');
  const lines = await page
    .getByText(remark, { exact: true })
    .first()
    .evaluate(
      (text) =>
        text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
  expect(Math.round(lines)).toBe(1);
});

test('cards of one language are a table again in a shorter one', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/usage?tab=details', { locale: 'ru-RU' });
  await expect(rowsOf(page).first()).toBeVisible();
  // The widest window in which Russian needs cards.
  let width = 940;
  await expect(async () => {
    width -= 20;
    await page.setViewportSize({ width, height: 900 });
    await waitUntilAtRest(page);
    expect((await tableIn(page)).isTable).toBe(false);
  }).toPass({ intervals: [0] });
  await openUserMenu(page);
  await userChoice(page, 'English').click();
  await expect(heading(page, t('menu.usage'))).toBeVisible();
  await expect.poll(async () => (await tableIn(page)).isTable).toBe(true);
});
