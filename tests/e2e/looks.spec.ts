import type { Locator, Page } from '@playwright/test';
import { brand } from '../../config/brand';
import { expect, signedIn, test } from '../support/fixtures';
import { sidewaysScroll } from '../support/layout';
import { isAtRest } from '../support/rest';

/** The natural width of a picture: 0 when its file did not come. */
const widthOf = (image: Locator) =>
  image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

const chart = (page: Page) => page.getByRole('img', { name: /^Used in this range/ });

test('flags are pictures that come with the rows that show them', async ({ page, backend }) => {
  await signedIn(page, backend);
  await page.goto('/client/usage?tab=details');
  const germany = page.getByRole('cell', { name: 'Germany', exact: true }).first();
  await germany.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(germany.locator('img'))).toBeGreaterThan(0);
});

test('the chart says in its tooltip and its legend what stands in its table', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/usage?tab=details');
  await expect(chart(page).locator('svg')).toBeVisible();
  await expect(chart(page).getByText('Previous period')).toBeVisible();
  const box = await chart(page).boundingBox();
  if (!box) throw new Error('the chart has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const told = chart(page).getByText(/^Total: /);
  await expect(told).toBeVisible();
  const total = (await told.textContent())?.replace('Total: ', '').replace(/\s.*/, '') ?? '';
  await page.getByText('Show the numbers as a table').click();
  const row = page
    .getByRole('row')
    .filter({ hasText: (await chart(page).getByText(/UTC$/).textContent()) ?? '' });
  const cells = (await row.getByRole('cell').allInnerTexts()).map((text) =>
    Number(text.replace(/,/g, '')),
  );
  // The last column is the previous period.
  const sum = cells.slice(0, -1).reduce((whole, part) => whole + part, 0);
  expect(Math.abs(sum - Number(total.replace(/,/g, '')))).toBeLessThan(0.05);
});

test('the portal can be installed: its manifest and the icons in it are there', async ({
  page,
  backend,
}) => {
  await page.goto('/client/user/login');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const address = new URL(href ?? '', `${backend.url}/client/`);
  const manifest: { name: string; icons: { src: string }[] } = await (await fetch(address)).json();
  expect(manifest.name).toBe(brand.name);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [...manifest.icons.map((icon) => icon.src), touch ?? '']) {
    const icon = await fetch(new URL(src, address));
    expect([src, icon.headers.get('Content-Type')]).toEqual([src, 'image/png']);
  }
});

test('the drawing of the sign-in page fills its half, and a phone does not fetch it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/client/user/login');
  await expect(page.getByRole('complementary')).toBeVisible();
  await isAtRest(page);
  expect(asked).not.toContain('/client/signin.svg');
  await page.setViewportSize({ width: 1440, height: 900 });
  const side = page.getByRole('complementary');
  await expect.poll(() => widthOf(side.locator('img'))).toBeGreaterThan(0);
  const [whole, drawing] = [await side.boundingBox(), await side.locator('img').boundingBox()];
  expect((drawing?.height ?? 0) / (whole?.height ?? 1)).toBeGreaterThan(0.5);
});

/** Pages with a table of records, and widths from just above a phone's to a wide screen with its menu. */
const WITH_TABLE = [
  '/neworder',
  '/recharge',
  '/proxysetting/subaccount',
  '/proxysetting/whitelist',
  '/usage?range=30d',
  '/usage?tab=details',
];
const WIDTHS = [1440, 1280, 1100, 1000, 900, 768, 701];
/** From a laptop on, with the menu at the side open, records stand in a table. */
const LAPTOP = 1280;

/** How the page's table fills its box: as a table or as cards, and by how many px it is too wide. */
const tableIn = (page: Page) =>
  page.locator('.ant-table-content').evaluate((box) => ({
    isTable: getComputedStyle(box.querySelector('tbody') ?? box).display === 'table-row-group',
    tooWide: box.scrollWidth - box.clientWidth,
  }));

for (const locale of ['en-US', 'ru-RU']) {
  test(`a table that has too little room is cards, so nothing scrolls sideways, ${locale}`, async ({
    page,
    backend,
  }) => {
    await signedIn(page, backend, { locale });
    for (const path of WITH_TABLE) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/client${path}`);
      await expect(page.locator('.ant-table-row').first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const about = `${path} at ${width} px`;
        await expect.poll(async () => (await tableIn(page)).tooWide, about).toBe(0);
        // A chart follows the window after a moment.
        await expect.poll(() => sidewaysScroll(page), about).toBe(0);
        if (width >= LAPTOP) expect((await tableIn(page)).isTable, about).toBe(true);
      }
    }
  });
}

test('on a phone every continent and every day of the calendar is in sight', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signedIn(page, backend, { locale: 'ru-RU' });
  const hidden = (box: Locator) => box.evaluate((one) => one.scrollWidth - one.clientWidth);
  await page.goto('/client/residential');
  const continents = page.getByRole('radiogroup', { name: 'Часть света' });
  await expect(continents).toBeVisible();
  expect(await hidden(continents)).toBe(0);
  await page.goto('/client/usage?range=custom&start=2026-01-01&end=2026-01-02');
  await page.getByLabel('С (UTC)').click();
  const months = page.locator('.ant-picker-panel-container');
  await expect(months).toBeVisible();
  expect(await hidden(months)).toBe(0);
});
