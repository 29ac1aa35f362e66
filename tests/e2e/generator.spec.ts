import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isChosen } from '../support/controls';
import { expect, signedIn, test } from '../support/fixtures';

/** What axe finds wrong. */
async function faults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('a country is chosen on the map of stock, or by keyboard in the table beside it', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/residential');
  await page.getByRole('button', { name: 'World map' }).click();
  const map = page.getByRole('img', { name: /^World map of IPs/ });
  await expect(map.locator('svg path').first()).toBeVisible();
  const box = await map.boundingBox();
  if (!box) throw new Error('the map has no box');
  // The middle of the United States, of a map that shows the world.
  await page.mouse.click(box.x + box.width * 0.22, box.y + box.height * 0.35);
  await isChosen(page, 'Country', /United States ·/);
  const table = page.getByRole('table');
  const states = table.getByRole('button', { name: 'United States' });
  await expect(states).toHaveAttribute('aria-pressed', 'true');
  await states.focus();
  await page.keyboard.press('Tab');
  await expect(table.getByRole('button', { name: 'India' })).toBeFocused();
  await page.keyboard.press('Enter');
  await isChosen(page, 'Country', /India ·/);
  await expect(page).toHaveURL(/country=IN/);
  expect(await faults(page)).toEqual([]);
});
