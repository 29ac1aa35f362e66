import type { PaymentRecord, PayWay, PriceTier, TrafficPackage, User } from '@/api/contract';
import { isKnownValue, PAY_WAYS } from '@/api/contract/lists';
import type { Retype } from '@/lib/number/decimalInput';
import { parseWholeNumber } from '@/lib/number/numberInput';
import type { Fields } from '@/lib/text/json';
import {
  betterPackage,
  type Catalog,
  type Duration,
  leastQuantity,
  listDurations,
  type OrderParams,
  type RepeatOrder,
  tierFor,
} from './order';

const DIGITS = /^\d{1,7}$/;
/** The largest custom quantity where the price list has no end. */
export const MOST_GB = 9_999_999;
/** The custom quantity before the customer types one, in GB. */
const FIRST_QUANTITY = '10';

/** The choice on New order; `packageId` null for a custom quantity, whose text is kept as typed. */
export interface OrderChoice {
  readonly duration: Duration;
  readonly packageId: string | null;
  readonly quantityText: string;
  readonly coupon: string;
  readonly payWay: PayWay;
}

/** Reads a stored choice; null for anything else. */
export function readOrderChoice(
  { duration, packageId, quantityText, coupon, ...rest }: Fields,
  retype: Retype,
): OrderChoice | null {
  if (duration !== null && typeof duration !== 'number') return null;
  if (packageId !== null && typeof packageId !== 'string') return null;
  if (typeof quantityText !== 'string' || typeof coupon !== 'string') return null;
  const payWay = PAY_WAYS.find((way) => way === rest.payWay);
  if (payWay === undefined) return null;
  return { duration, packageId, quantityText: retype(quantityText), coupon, payWay };
}

/** Parameters of the address that choose something. */
const PARAMETERS = ['package', 'quantity', 'days', 'pay'];

/** Returns true when an address chooses something on New order. */
export function hasOrderLink(query: URLSearchParams): boolean {
  return PARAMETERS.some((name) => query.has(name));
}

/** Returns an address without the parameters that choose something. */
export function withoutOrderLink(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !PARAMETERS.includes(name)));
}

/**
 * Reads the choice in a link to New order: `?package=ID`, or `?quantity=GB` with `&days=30` (empty = Unlimit), and `&pay=balance`.
 */
export function parseOrderLink(
  query: URLSearchParams,
  packages: readonly TrafficPackage[],
): Partial<OrderChoice> {
  const payWay = PAY_WAYS.find((one) => one === query.get('pay'));
  const payWayChoice: Partial<OrderChoice> = payWay === undefined ? {} : { payWay };
  const wanted = packages.find((one) => one.id === query.get('package') && !one.isTrial);
  if (wanted) return { ...payWayChoice, packageId: wanted.id, duration: wanted.durationDays };
  const quantity = query.get('quantity') ?? '';
  if (!DIGITS.test(quantity) || Number(quantity) === 0) return payWayChoice;
  const days = query.get('days');
  const chosen = { ...payWayChoice, packageId: null, quantityText: quantity };
  if (days === '') return { ...chosen, duration: null };
  return days !== null && DIGITS.test(days) ? { ...chosen, duration: Number(days) } : chosen;
}

/** Returns the address that chooses a past purchase and its way to pay, as `parseOrderLink` reads it; all other parameters stay. */
export function buildOrderLink(
  query: URLSearchParams,
  bought: RepeatOrder,
  { paidType }: Pick<PaymentRecord, 'paidType'>,
): URLSearchParams {
  const link = withoutOrderLink(query);
  if (isKnownValue(PAY_WAYS, paidType)) link.set('pay', paidType);
  return withContent(link, bought);
}

function withContent(link: URLSearchParams, content: RepeatOrder): URLSearchParams {
  if (content.packageId !== null) {
    link.set('package', content.packageId);
    return link;
  }
  link.set('quantity', String(content.quantity));
  const { durationDays } = content;
  if (durationDays !== undefined) link.set('days', String(durationDays ?? ''));
  return link;
}

/**
 * Returns how to order at least `gb` GB, and how many these are: a package where one is the better buy. The time limit is the shortest of at
 * least `days` days that sells as much; none is chosen when none does.
 */
export function suggestOrder(
  catalog: Catalog,
  gb: number,
  days: number,
): { readonly gb: number; readonly link: URLSearchParams } {
  const link = new URLSearchParams();
  for (const duration of listDurations(catalog)) {
    if (duration !== null && duration < days) continue;
    const better = betterPackage(catalog, gb, duration);
    if (better) return { gb: better.quantity, link: withContent(link, { packageId: better.id }) };
    const least = leastQuantity(catalog.tiers, gb, duration);
    const order = { packageId: null, quantity: least ?? gb, durationDays: duration };
    if (least !== null) return { gb: least, link: withContent(link, order) };
  }
  return { gb, link: withContent(link, { packageId: null, quantity: gb }) };
}

/** Reads a typed quantity in whole GB; null for zero, for more than `MOST_GB`, and for anything else. */
export function parseQuantity(text: string, locale: string): number | null {
  const quantity = parseWholeNumber(text, locale);
  return quantity !== null && quantity > 0 && quantity <= MOST_GB ? quantity : null;
}

/**
 * Returns the first choice of the page: the link, else the draft, else the most popular package. A draft may name a time limit that is
 * no longer on sale, and a package, which is kept: another in its place would be ordered unseen.
 */
export function findFirstChoice(
  catalog: Catalog,
  draft: OrderChoice | null,
  linked: Partial<OrderChoice>,
): OrderChoice {
  const { packages } = catalog;
  const durations = listDurations(catalog);
  const sold = packages.filter((one) => !one.isTrial);
  const popular = sold.find((one) => one.tag === 'most_popular') ?? sold[0];
  const base: OrderChoice = {
    // Null means Unlimit here, so `??` would replace it by another time limit.
    duration: popular ? popular.durationDays : (durations[0] ?? null),
    packageId: popular?.id ?? null,
    quantityText: FIRST_QUANTITY,
    coupon: '',
    payWay: 'cryptomus',
  };
  const wanted = { ...base, ...draft, ...linked };
  return durations.includes(wanted.duration) ? wanted : { ...wanted, duration: base.duration };
}

/** Returns the package of another time limit that replaces `chosen`: of the same size where it is sold; null when there is none. */
export function findReplacement(
  packages: readonly TrafficPackage[],
  chosen: Pick<TrafficPackage, 'quantity'>,
  duration: Duration,
): TrafficPackage | null {
  const fitting = packages.filter((one) => !one.isTrial && one.durationDays === duration);
  return fitting.find((one) => one.quantity === chosen.quantity) ?? fitting[0] ?? null;
}

/** Returns the content of an order of a package. */
const contentOf = ({ id, quantity, durationDays }: TrafficPackage) => ({
  packageId: id,
  quantity,
  durationDays,
});

/**
 * Returns the order of a choice: of a package, or of a custom quantity that some tier sells. Null while the choice makes no order.
 */
export function buildOrder(
  choice: Pick<OrderChoice, 'duration' | 'coupon' | 'payWay'>,
  quantity: number | null,
  item: TrafficPackage | null,
  tiers: readonly PriceTier[],
): OrderParams | null {
  const { duration, coupon, payWay } = choice;
  const rest = { couponCode: coupon, payWay, isTrial: false };
  if (item !== null) return { ...contentOf(item), ...rest };
  if (quantity === null || tierFor(tiers, quantity, duration) === null) return null;
  return { packageId: null, quantity, durationDays: duration, ...rest };
}

/** Returns the order of the free trial; null for a customer without one: each gets one at most. */
export function buildTrialOrder(
  { canTrial }: Pick<User, 'canTrial'>,
  packages: readonly TrafficPackage[],
): OrderParams | null {
  const item = packages.find((one) => one.isTrial);
  if (!canTrial || item === undefined) return null;
  return { ...contentOf(item), couponCode: '', payWay: 'balance', isTrial: true };
}
