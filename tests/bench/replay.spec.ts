import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findings } from '../support/axe';
import { failedLoad } from '../support/noise';
import { expect, openSection, panelIn, portalIn, test } from './fixtures';

const REPORT = join(__dirname, '../../mock/replay/fixtures/report.har');
/** What the customer read who made the report: an order whose answer does not say whether it arrived. */
const SEEN = /not known yet whether your order arrived/;

test('a customer’s report: the portal shows what the customer saw, its time line goes back and forth, and nothing leaves the browser', async ({
  page,
  expectNoise,
}) => {
  // Calls that the file does not know, once they are asked to fail.
  expectNoise(failedLoad('/api/', 501));
  await page.goto('/client/?section=replay');
  const section = await openSection(page, 'Replay');
  // A service worker answers the calls; whatever else is sent would leave the browser.
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/api/')) left.push(request.url());
  });
  await section.locator('input[type=file]').setInputFiles(REPORT);
  const portal = portalIn(page);
  await expect(portal.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await expect(portal.getByText(SEEN)).toBeVisible();
  await expect(section.getByText('I wanted 5 GB and got an error.')).toBeVisible();
  await expect(section.getByText('Step 17 of 17')).toBeVisible();
  await expect(section.getByText(/Balance.*→ Pay now/)).toBeVisible();
  expect(await findings(page, 'the replay')).toEqual([]);

  await section.getByRole('button', { name: 'Step back' }).click();
  await expect(section.getByText('Step 16 of 17')).toBeVisible();
  await section.getByRole('button', { name: 'Step forward' }).click();
  await expect(section.getByText('Step 17 of 17')).toBeVisible();
  await expect(portal.getByText(SEEN)).toBeVisible();

  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Save as a scenario' }).click();
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(file.format).toBe('portal-scenario/1');
  expect(file.har.log.entries).toHaveLength(17);

  await section.getByRole('switch', { name: 'Calls that are not in the file fail' }).click();
  await expect(portal.getByText(SEEN)).toBeVisible();
  await portal.getByRole('link', { name: 'Usage' }).click();
  await expect(portal.getByText(/status 501/).first()).toBeVisible();
  await expect(section.getByText(/traffic\.\w+ .*: (not|other)/).first()).toBeVisible();

  await section.getByRole('button', { name: 'Stop the replay' }).click();
  await expect(portal.getByLabel('Email')).toBeVisible();
  expect(left).toEqual([]);
});

test('a file that is no HAR is refused in words', async ({ page }) => {
  await page.goto('/client/?section=replay');
  const section = await openSection(page, 'Replay');
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.har', mimeType: 'image/png', buffer: Buffer.from('PNG') });
  await expect(section.getByText('This is no HAR file: it is not JSON.')).toBeVisible();
  await expect(panelIn(page).getByRole('button', { name: 'Stop the replay' })).toHaveCount(0);
});
