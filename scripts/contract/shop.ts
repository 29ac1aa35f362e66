/** Checks the goods, the price of an order, and the records of purchases. */
import { type Data, encodeParams, type OrderStatus, type PriceTier } from '../../src/api/contract';
import { CODE } from '../../src/api/contract/codes';
import { ORDER_STATUSES } from '../../src/api/contract/lists';
import { listDurations, lowestPrice } from '../../src/features/checkout/rules';
import {
  addUsd,
  compareUsd,
  isZeroUsd,
  priceOfGb,
  processingFee,
  subtractUsd,
} from '../../src/lib/number/money';
import { dayOf } from '../../src/lib/time/day';
import type { Caller, Endpoint } from './caller';
import type { CallFindings } from './findings';
import { PagedList } from './lists';
import { checkWrongParameters, NO_SUCH_COUPON, NO_SUCH_ID, type Samples } from './samples';
import * as shown from './shown';

type Package = Data<'order.packages'>['list'][number];
type Summary = Data<'order.check'>;
type PaymentRecord = Data<'order.rechargeRecord'>['list'][number];

/** Compares two amounts of money. */
function isSame(a: string, b: string): boolean {
  return compareUsd(a, b) === 0;
}

function checkTiers({ departs }: CallFindings, tiers: readonly PriceTier[]): void {
  const end = (tier: PriceTier) => tier.maxGb ?? Number.POSITIVE_INFINITY;
  for (const tier of tiers) {
    if (end(tier) < tier.minGb) {
      departs('tier', 'a tier ends before it begins', 'data.0.max_gb');
    }
    const overlaps = tiers.some(
      (other) =>
        other !== tier &&
        other.durationDays === tier.durationDays &&
        other.minGb <= tier.minGb &&
        tier.minGb <= end(other),
    );
    if (overlaps) {
      const text = 'two tiers of one time limit hold the same quantity: which price is it?';
      departs('tier', text, 'data.0.min_gb');
    }
  }
}

function checkPackages({ departs }: CallFindings, packages: readonly Package[]): void {
  const ids = packages.map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    departs('same id', 'two packages have the same id', 'data.0.id');
  }
  if (packages.filter(({ isTrial }) => isTrial).length > 1) {
    const text = 'more than one package is a trial: the portal has one button';
    departs('trial', text, 'data.0.is_trial');
  }
}

/** The packages and the price menu. */
export interface Menu {
  readonly tiers: readonly PriceTier[];
  readonly packages: readonly Package[];
}

/** Checks the packages and the price menu. Returns the part that could be read. */
export async function checkMenu(caller: Caller): Promise<Menu> {
  const priceMenu = caller.endpoint('order.pricemenu');
  const sold = caller.endpoint('order.packages');
  const tiers = (await priceMenu.read({}))?.list ?? [];
  const packages = (await sold.read({}))?.list ?? [];
  checkTiers(priceMenu, tiers);
  checkPackages(sold, packages);
  const lowest = lowestPrice({ tiers, packages });
  const limits = listDurations({ tiers, packages }).map((days) =>
    days === null ? 'Unlimit' : `${days} days`,
  );
  if (tiers.length > 0) {
    priceMenu.shows(`time limits ${limits.join(', ')}`);
    if (lowest !== null) priceMenu.shows(`starts from ${shown.perGb(lowest)}`);
  }
  if (packages.length > 0) {
    const cards = packages.filter(({ isTrial }) => !isTrial).length;
    sold.shows(`${cards} package cards`);
  }
  return { tiers, packages };
}

interface Wanted {
  readonly packageId: string | null;
  readonly quantity: number;
  readonly durationDays: number | null;
  readonly payWay: 'cryptomus' | 'balance';
  readonly isTrial: boolean;
}

/** Checks the sum of an Order Summary, and that the summary is of the wanted order. */
function checkSummary({ departs }: CallFindings, wanted: Wanted, summary: Summary): void {
  if (summary.quantity !== wanted.quantity) {
    departs('quantity', 'it is not the quantity that was asked for', 'data.quantity');
  }
  if (summary.durationDays !== wanted.durationDays) {
    departs('time limit', 'it is not the time limit that was asked for', 'data.duration_days');
  }
  const discounted = subtractUsd(summary.originalPrice, summary.discount);
  if (!isSame(summary.totalAmount, addUsd(discounted, summary.processingFee))) {
    const right = 'original price − discount + processing fee';
    departs('total', `it is not ${right}`, 'data.total_amount');
  }
  const isCrypto = wanted.payWay === 'cryptomus' && !wanted.isTrial;
  if (compareUsd(discounted, '0') < 0) {
    departs('discount', 'the discount is more than the price', 'data.discount');
  } else if (!isSame(summary.processingFee, isCrypto ? processingFee(discounted) : '0')) {
    const right = isCrypto ? '3 % of the discounted price, half up to a cent' : 'none';
    departs('fee', `the processing fee of ${wanted.payWay} is ${right}`, 'data.processing_fee');
  }
}

async function checkOne(call: Endpoint<'order.check'>, wanted: Wanted): Promise<Summary | null> {
  const summary = await call.read({ ...wanted, couponCode: '' });
  if (summary) checkSummary(call, wanted, summary);
  return summary;
}

/** Checks Order Summaries of a custom quantity, of a package and of the trial, and the refusals. */
export async function checkOrders(
  caller: Caller,
  { tiers, packages }: Menu,
  canTrial: boolean,
  samples: Samples,
): Promise<void> {
  const call = caller.endpoint('order.check');
  const [tier] = tiers;
  if (tier) {
    const { durationDays } = tier;
    const custom = { packageId: null, quantity: tier.minGb || 1, durationDays, isTrial: false };
    for (const payWay of ['cryptomus', 'balance'] as const) {
      const summary = await checkOne(call, { ...custom, payWay });
      if (summary === null) continue;
      const price = priceOfGb(tier.pricePerGb, custom.quantity);
      if (!isSame(subtractUsd(summary.originalPrice, summary.discount), price)) {
        call.departs('price', 'it is not what the price menu says', 'data.original_price');
      }
      const what = `${custom.quantity} GB by ${payWay}`;
      call.shows(`${what}: total ${shown.usd(summary.totalAmount)}`);
    }
  }
  const summaryOf = ({ id, quantity, durationDays, isTrial }: Package) =>
    checkOne(call, { packageId: id, quantity, durationDays, payWay: 'balance', isTrial });
  const sold = packages.find(({ isTrial }) => !isTrial);
  const ofSold = sold && (await summaryOf(sold));
  if (ofSold && !isSame(ofSold.totalAmount, sold.amount)) {
    call.departs('price', 'it is not the amount of the package', 'data.total_amount');
  }
  const trial = packages.find(({ isTrial }) => isTrial);
  const ofTrial = trial && canTrial && (await summaryOf(trial));
  if (ofTrial && !isZeroUsd(ofTrial.totalAmount)) {
    call.departs('trial', 'the trial is not free', 'data.total_amount');
  }
  await checkRefusals(call, tier, samples);
}

async function checkRefusals(
  call: Endpoint<'order.check'>,
  tier: PriceTier | undefined,
  samples: Samples,
) {
  const durationDays = tier?.durationDays ?? null;
  const right = { ...samples['order.check'], quantity: tier?.minGb || 1, durationDays };
  await checkWrongParameters(call, { ...samples, 'order.check': right });
  const coupon = { ...right, packageId: null, couponCode: NO_SUCH_COUPON, isTrial: false };
  const sent = encodeParams(call.name, { ...coupon, payWay: 'cryptomus' });
  await call.refused(sent, CODE.couponInvalid, 'a coupon that nobody has');
}

function checkRecord(
  { departs }: CallFindings,
  record: PaymentRecord,
  type: PaymentRecord['type'],
): void {
  const add = (rule: string, text: string, field: string) =>
    departs(rule, text, `data.list.0.${field}`);
  if (record.type !== type)
    add('filter type', '`type` is ignored: rows of another type came', 'type');
  if (!isSame(record.total, addUsd(record.amount, record.fee))) {
    add('total', 'it is not amount + fee', 'total');
  }
  if (record.paidType === 'balance' && !isZeroUsd(record.fee)) {
    add('fee', 'what is paid from the balance has no processing fee', 'fee');
  }
  if (record.status === 'paid' && record.paidAt === null) {
    add('paid_at', 'a paid record has no time of payment', 'paid_at');
  }
  if (record.status === 'unpaid' && record.paidAt !== null) {
    add('paid_at', 'an unpaid record has a time of payment', 'paid_at');
  }
}

/**
 * Checks Recharge Record and My orders.
 * @returns the records of both
 */
export async function checkRecords(caller: Caller, samples: Samples): Promise<PaymentRecord[]> {
  const call = caller.endpoint('order.rechargeRecord');
  const all: PaymentRecord[] = [];
  for (const type of ['order', 'recharge'] as const) {
    const list = new PagedList(caller, call.name, { ...samples[call.name], type });
    const records = await list.check();
    if (list.rows === null) break;
    for (const record of records) checkRecord(call, record, type);
    for (const status of statusesToAsk(records)) {
      await list.checkFilter('status', { status }, (record) => record.status === status);
    }
    await list.checkRange(dayOf);
    const name = type === 'order' ? 'My orders' : 'Recharge Record';
    call.shows(`${name}: ${list.total} rows`);
    all.push(...records);
  }
  await checkWrongParameters(call, samples);
  return all;
}

/** Returns a status that rows have, and one that none has: both reveal a filter that is ignored. */
function statusesToAsk(records: readonly PaymentRecord[]): OrderStatus[] {
  const has = (status: OrderStatus) => records.some((record) => record.status === status);
  const present = ORDER_STATUSES.find(has);
  const absent = ORDER_STATUSES.find((status) => !has(status));
  return [present, absent].filter((status) => status !== undefined);
}

/** Checks the provider's status of a payment that was made, and of one that nobody made. */
export async function checkPayments(
  caller: Caller,
  records: readonly PaymentRecord[],
): Promise<void> {
  const call = caller.endpoint('recharge.checkPay');
  const isCrypto = (record: PaymentRecord) => record.paidType === 'cryptomus';
  const asked = [
    records.find((record) => isCrypto(record) && record.status === 'paid'),
    records.find((record) => isCrypto(record) && record.status !== 'paid'),
  ].filter((record) => record !== undefined);
  for (const record of asked) {
    const outcome = await caller.make(call.name, { order_id: record.id });
    if (outcome.kind === 'silence') continue;
    const code = outcome.kind === 'data' ? CODE.success : outcome.code;
    if (code !== CODE.success && code !== CODE.notPaidYet) {
      const text = `a payment of the records: code ${code}, not 0 or ${CODE.notPaidYet}`;
      call.departs('code for a payment', text);
      continue;
    }
    if (record.status === 'paid' && code !== CODE.success) {
      const text = `a paid record: code ${code}, not 0`;
      call.departs('code for a payment', text);
    }
    const { data } = outcome;
    if (data === null) {
      const text = 'it is missing: the payment tracker cannot say how the payment stands';
      call.departs('data', text, 'data');
      continue;
    }
    if (data.orderId !== record.id) {
      call.departs('order', 'it is about another order', 'data.order_id');
    }
    call.shows(`a payment that is “${caller.options.secrets.quote(data.paymentStatus)}”`);
  }
  if (asked.length === 0) {
    call.note('no payment', 'the customer has no crypto payment: only refusals were checked');
  }
  await call.refused({ order_id: NO_SUCH_ID }, CODE.noSuchOrder, 'an unknown order');
  await call.refused({}, CODE.parameterWrong, 'no `order_id`');
}
