import type { Page } from '@playwright/test';
import { payButton, summaryOf } from '../support/playwright/buying';
import { factValues, pick } from '../support/playwright/controls';
import { type Backend, expect, startSignedIn, test } from '../support/playwright/fixtures';
import { t } from '../support/texts';

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

/** Reads the goods from the backend, past the portal. */
async function sold<T>(backend: Backend, call: string): Promise<T[]> {
  const { jwt_token: token } = (await backend.post('session')) as { jwt_token: string };
  const response = await fetch(`${backend.url}/api/order/${call}`, {
    headers: { 'JWT-TOKEN': token },
  });
  return ((await response.json()) as { data: T[] }).data;
}

/** A sum is shown within a second; polls further apart than this only make the test longer. */
const SOON = { intervals: [20] };
/** Longer than a pause between two keys, in ms. */
const A_PAUSE = 1000;

/** Calculates in units of 1/10,000 USD and whole numbers only. */
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
const limitName = (days: number | null) =>
  days === null ? t('order.unlimit') : t('order.days', { days });

async function totalOf(page: Page): Promise<string> {
  await expect(payButton(page)).toBeEnabled();
  return (await factValues(summaryOf(page)).last().textContent()) ?? '';
}

/** All prices in one document: a page for each kind of price would cost more than its prices. */
test('packages, and custom quantities at the edges of every tier, cost what the oracle says, by crypto and from the balance', async ({
  page,
  backend,
}) => {
  test.slow();
  await startSignedIn(page, backend);
  await page.clock.install();
  await page.goto('/client/neworder');
  const tiers = await sold<Tier>(backend, 'pricemenu');
  const costs = async (cents: bigint) => {
    // The page waits for the end of typing.
    await page.clock.fastForward(A_PAUSE);
    await expect.poll(() => totalOf(page), SOON).toBe(shown(cents));
  };
  await pick(page, t.pattern('order.way.cryptomus'));
  for (const pack of (await sold<Pack>(backend, 'packages')).filter((one) => !one.is_trial)) {
    await pick(page, limitName(pack.duration_days));
    // The name of a card may begin with its tag.
    await pick(page, new RegExp(`(^| )${pack.quantity.toLocaleString('en-US')} GB`));
    const cents = half(units(pack.amount), 100n);
    await costs(cents + feeOf(cents));
  }
  const quantity = page.getByRole('textbox', { name: t('order.quantity') });
  await quantity.fill('7');
  for (const tier of tiers) {
    await pick(page, limitName(tier.duration_days));
    for (const gb of new Set([tier.min_gb, tier.max_gb ?? tier.min_gb + 1237])) {
      await quantity.fill(String(gb));
      const cents = costOf(tier.price_per_gb, gb);
      await costs(cents + feeOf(cents));
    }
  }
  // The balance pays without a fee.
  await pick(page, t.pattern('order.way.balance'));
  await pick(page, limitName(30));
  await quantity.fill('13');
  const tier = tiers.find(
    (one) => one.duration_days === 30 && one.min_gb <= 13 && (one.max_gb ?? 13) >= 13,
  );
  await costs(costOf(tier?.price_per_gb ?? '0', 13));
});
