import type { Locator } from '@playwright/test';
import { brand } from '../../config/brand';
import { expect, signedIn, test } from '../support/fixtures';
import { isAtRest } from '../support/rest';

/** What a picture measures by itself: nothing when its file did not come. */
const widthOf = (image: Locator) =>
  image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

test('flags are pictures that come with the rows that show them', async ({ page, backend }) => {
  await signedIn(page, backend);
  await page.goto('/client/usage?tab=details');
  const germany = page.getByRole('cell', { name: 'Germany', exact: true }).first();
  await germany.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(germany.locator('img'))).toBeGreaterThan(0);
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
