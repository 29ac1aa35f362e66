import type { Page } from '@playwright/test';
import { EN, payButton, summaryOf } from '../support/buying';
import { factValues, pick } from '../support/controls';
import { type Backend, expect, signedIn, test } from '../support/fixtures';
import { closedGate } from '../support/gate';

interface Tier {
  readonly duration_days: number | null;
  readonly min_gb: number;
  readonly max_gb: number | null;
  readonly price_per_gb: string;
}
interface Pack {
  readonly quantity: number;
  readonly duration_days: number | null;
  readonly amount: string;
  readonly is_trial: boolean;
}

/** What the backend sells, read past the portal. */
async function sold<T>(backend: Backend, call: string): Promise<T[]> {
  const { jwt_token: token } = (await backend.post('session')) as { jwt_token: string };
  const response = await fetch(`${backend.url}/api/order/${call}`, {
    headers: { 'JWT-TOKEN': token },
  });
  return ((await response.json()) as { data: T[] }).data;
}

/** A sum is there within a second; polls further apart than this only make the test longer. */
const SOON = { intervals: [20] };
/** Longer than a pause between two keys, in ms. */
const A_PAUSE = 1000;

/** Units of 1/10,000 USD of a price, and what a quantity costs: in whole numbers only. */
const units = (price: string) => {
  const [whole = '0', part = ''] = price.split('.');
  return BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0').slice(0, 4));
};
const half = (value: bigint, by: bigint) => (value + by / 2n) / by;
const costOf = (price: string, gb: number) => half(units(price) * BigInt(gb), 100n);
const feeOf = (cents: bigint) => half(cents * 3n, 100n);
const shown = (cents: bigint) => {
  const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${whole}.${String(cents % 100n).padStart(2, '0')}`;
};
const limitName = (days: number | null) => (days === null ? 'Unlimit' : `${days} days`);

async function totalOf(page: Page): Promise<string> {
  await expect(payButton(page)).toBeEnabled();
  return (await factValues(summaryOf(page)).last().textContent()) ?? '';
}

test('every package costs what the oracle says, with and without the fee', async ({
  page,
  backend,
}) => {
  test.slow();
  await signedIn(page, backend);
  await page.clock.install();
  await page.goto('/client/neworder');
  for (const pack of (await sold<Pack>(backend, 'packages')).filter((one) => !one.is_trial)) {
    await pick(page, limitName(pack.duration_days));
    // The name of a card may begin with its tag.
    await pick(page, new RegExp(`(^| )${pack.quantity.toLocaleString('en-US')} GB`));
    const cents = half(units(pack.amount), 100n);
    await pick(page, /^Crypto \(Cryptomus\)/);
    await expect.poll(() => totalOf(page), SOON).toBe(shown(cents + feeOf(cents)));
  }
});

test('custom quantities at the edges of every tier cost what the oracle says', async ({
  page,
  backend,
}) => {
  test.slow();
  await signedIn(page, backend);
  await page.clock.install();
  await page.goto('/client/neworder');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('7');
  for (const tier of await sold<Tier>(backend, 'pricemenu')) {
    await pick(page, limitName(tier.duration_days));
    for (const gb of new Set([tier.min_gb, tier.max_gb ?? tier.min_gb + 1237])) {
      await quantity.fill(String(gb));
      // The page waits until nobody types any more.
      await page.clock.fastForward(A_PAUSE);
      const cents = costOf(tier.price_per_gb, gb);
      await expect.poll(() => totalOf(page), SOON).toBe(shown(cents + feeOf(cents)));
    }
  }
});

test('the last answer wins: a slow count of what was typed before changes nothing', async ({
  page,
  backend,
}) => {
  const asked: string[] = [];
  const late = closedGate();
  await signedIn(page, backend);
  await page.route('**/api/order/check?*', async (route) => {
    const gb = new URL(route.request().url()).searchParams.get('quantity') ?? '';
    asked.push(gb);
    if (gb === '8') await late.opened;
    // The page may have given the question up meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/client/neworder');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('8');
  await expect.poll(() => asked).toContain('8');
  await expect(payButton(page)).toBeDisabled();
  await quantity.fill('');
  await quantity.pressSequentially('1234');
  await expect(summaryOf(page).getByText('1,234 GB')).toBeVisible();
  late.open();
  await expect(payButton(page)).toBeEnabled();
  await expect(summaryOf(page).getByText('1,234 GB')).toBeVisible();
  await expect(summaryOf(page).getByText('8 GB', { exact: true })).toHaveCount(0);
  // Typed in one go, it was asked for once.
  expect(asked.filter((gb) => /^1/.test(gb))).toEqual(['1234']);
});

test('the balance pays without a fee', async ({ page, backend }) => {
  await signedIn(page, backend);
  await page.goto('/client/neworder');
  await pick(page, EN.balance);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('13');
  const tiers = await sold<Tier>(backend, 'pricemenu');
  const tier = tiers.find(
    (one) => one.duration_days === 30 && one.min_gb <= 13 && (one.max_gb ?? 13) >= 13,
  );
  await expect.poll(() => totalOf(page), SOON).toBe(shown(costOf(tier?.price_per_gb ?? '0', 13)));
});
