/** The layout of the generator: nothing moves while the settings change, Generate stays in sight, and the page is short. */
import { planFault } from '../../mock/faults';
import { replaceAnswers } from '../support/playwright/answers';
import { button, dialogOf, pick } from '../support/playwright/controls';
import { expect, openSignedIn, test } from '../support/playwright/fixtures';
import { APART, findCrowded, SIZES } from '../support/playwright/layout';
import { movedPlaces, rememberPlaces } from '../support/playwright/places';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

const PHONE = 360;
/** The page with a list, and each other tab of it, is at most this high at 1440 × 900, in px. */
const TWO_SCREENS = 1800;
for (const size of SIZES) {
  test(`nothing moves when settings change: ${size.width} px`, async ({ page, backend }) => {
    await page.setViewportSize(size);
    await openSignedIn(page, backend, '/residential?country=US');
    const generate = button(page, t('residential.generate'));
    await expect(generate).toBeEnabled();
    await waitUntilAtRest(page);
    await expect(generate).toBeInViewport({ ratio: 1 });
    if (size.width === PHONE) {
      await button(page, new RegExp(`^${t('residential.connection')}`)).click();
      await waitUntilAtRest(page);
      // The settings are higher than the window now.
      await expect(generate).toBeInViewport({ ratio: 1 });
    }
    await rememberPlaces(page, { except: t('credentials.title') });
    for (const choice of ['rotation.sticky', 'auth.whitelist', 'auth.password'] as const) {
      await pick(page, t(`residential.${choice}`));
      expect.soft(await movedPlaces(page), choice).toEqual([]);
      await expect.soft(generate).toBeInViewport({ ratio: 1 });
    }
    await button(page, t('place.map')).click();
    await expect(dialogOf(page)).toBeVisible();
    expect.soft(await movedPlaces(page), 'the map').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await rememberPlaces(page, { except: t('credentials.title') });
    await generate.click();
    await expect(page.locator('[aria-posinset="10"]')).toBeInViewport();
    expect.soft(await movedPlaces(page), 'the list').toEqual([]);
    if (size.width === 1440) {
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await waitUntilAtRest(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(height, (await tab.textContent()) ?? '').toBeLessThanOrEqual(TWO_SCREENS);
        await expect.soft(generate).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('on a phone Generate brings the whole list into sight', async ({ page, backend }) => {
  await page.setViewportSize({ width: PHONE, height: 640 });
  for (const user of backend.server.world.state.users) user.lots = [];
  await openSignedIn(page, backend, '/residential?country=US&auth=whitelist');
  const generate = button(page, t('residential.generate'));
  await expect(generate).toBeEnabled();
  await waitUntilAtRest(page);
  await generate.click();
  const list = page.getByRole('region', { name: t('residential.lines') });
  await expect(list).toBeInViewport({ ratio: 0.9 });
});

/** The calls for the lists of two fields. */
const LISTS = ['dynamic.stock', 'auth.sublist'] as const;

for (const size of SIZES) {
  test(`nothing moves when lists cannot be read: ${size.width} px`, async ({ page, backend }) => {
    await page.setViewportSize(size);
    for (const call of LISTS) {
      planFault(backend.server.world, { call, answer: 'code', times: null });
    }
    const release = await replaceAnswers(
      page,
      { pattern: '*/api/*', matches: /dynamic\/stock|auth\/sublist/ },
      () => 'silence',
    );
    await openSignedIn(page, backend, '/residential?country=DE');
    await waitUntilAtRest(page, () => LISTS.length);
    await rememberPlaces(page, { except: t('credentials.title') });
    await expect(page.getByText('Germany', { exact: true })).toBeVisible();
    await release();
    await expect(page.getByRole('alert')).toHaveCount(LISTS.length);
    await expect(page.getByText(t('shell.outage.part'), { exact: true }).first()).toBeVisible();
    expect.soft(await movedPlaces(page)).toEqual([]);
    await expect(page.getByText('Germany', { exact: true })).toBeVisible();
    await expect.soft.poll(() => findCrowded(page)).toEqual(APART);
  });
}
