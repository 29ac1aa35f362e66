/** Checks the goods, the price of an order, and the records of purchases. */
import type { Data, OrderStatus, PriceTier } from '../../src/api/contract';
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
import type { Caller } from './caller';
import { PagedList } from './lists';
import { checkWrongParameters, NO_SUCH_ID, type Samples } from './samples';
import * as shown from './shown';

type Tier = PriceTier;
type Package = Data<'order.packages'>['list'][number];
type Summary = Data<'order.check'>;
type PaymentRecord = Data<'order.rechargeRecord'>['list'][number];

const NO_SUCH_COUPON = 'NO-SUCH-COUPON-4F1C';

/** Compares two amounts of money. */
function isSame(a: string, b: string): boolean {
  return compareUsd(a, b) === 0;
}

function checkTiers(caller: Caller, tiers: readonly Tier[]): void {
  const { findings } = caller.line;
  const end = (tier: Tier) => tier.maxGb ?? Number.POSITIVE_INFINITY;
  for (const tier of tiers) {
    if (end(tier) < tier.minGb) {
      findings.add(
        'order.pricemenu',
        'departs',
        'tier',
        'a tier ends before it begins',
        'data.0.max_gb',
      );
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
      findings.add('order.pricemenu', 'departs', 'tier', text, 'data.0.min_gb');
    }
  }
}

function checkPackages(caller: Caller, packages: readonly Package[]): void {
  const { findings } = caller.line;
  const ids = packages.map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    findings.add(
      'order.packages',
      'departs',
      'same id',
      'two packages have the same id',
      'data.0.id',
    );
  }
  if (packages.filter(({ isTrial }) => isTrial).length > 1) {
    const text = 'more than one package is a trial: the portal has one button';
    findings.add('order.packages', 'departs', 'trial', text, 'data.0.is_trial');
  }
}

/** The packages and the price menu. */
export interface Menu {
  readonly tiers: readonly Tier[];
  readonly packages: readonly Package[];
}

/** Checks the packages and the price menu. Returns the part that could be read. */
export async function checkMenu(caller: Caller): Promise<Menu> {
  const tiers = (await caller.read('order.pricemenu', {}))?.list ?? [];
  const packages = (await caller.read('order.packages', {}))?.list ?? [];
  const { findings } = caller.line;
  checkTiers(caller, tiers);
  checkPackages(caller, packages);
  const lowest = lowestPrice({ tiers, packages });
  const limits = listDurations({ tiers, packages }).map((days) =>
    days === null ? 'Unlimit' : `${days} days`,
  );
  if (tiers.length > 0) {
    findings.shows('order.pricemenu', `time limits ${limits.join(', ')}`);
    if (lowest !== null) findings.shows('order.pricemenu', `starts from ${shown.perGb(lowest)}`);
  }
  if (packages.length > 0) {
    const cards = packages.filter(({ isTrial }) => !isTrial).length;
    findings.shows('order.packages', `${cards} package cards`);
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

function departs(caller: Caller, rule: string, text: string, field: string): void {
  caller.line.findings.add('order.check', 'departs', rule, text, `data.${field}`);
}

/** Checks the sum of an Order Summary, and that the summary is of the wanted order. */
function checkSummary(caller: Caller, wanted: Wanted, summary: Summary): void {
  if (summary.quantity !== wanted.quantity) {
    departs(caller, 'quantity', 'it is not the quantity that was asked for', 'quantity');
  }
  if (summary.durationDays !== wanted.durationDays) {
    departs(caller, 'time limit', 'it is not the time limit that was asked for', 'duration_days');
  }
  const discounted = subtractUsd(summary.originalPrice, summary.discount);
  if (!isSame(summary.totalAmount, addUsd(discounted, summary.processingFee))) {
    departs(
      caller,
      'total',
      'it is not original price − discount + processing fee',
      'total_amount',
    );
  }
  const isCrypto = wanted.payWay === 'cryptomus' && !wanted.isTrial;
  if (compareUsd(discounted, '0') < 0) {
    departs(caller, 'discount', 'the discount is more than the price', 'discount');
  } else if (!isSame(summary.processingFee, isCrypto ? processingFee(discounted) : '0')) {
    const right = isCrypto ? '3 % of the discounted price, half up to a cent' : 'none';
    departs(caller, 'fee', `the processing fee of ${wanted.payWay} is ${right}`, 'processing_fee');
  }
}

async function checkOne(caller: Caller, wanted: Wanted): Promise<Summary | null> {
  const outcome = await caller.ask('order.check', { ...wanted, couponCode: '' });
  if (outcome.kind !== 'data') return null;
  checkSummary(caller, wanted, outcome.data);
  return outcome.data;
}

/** Checks Order Summaries of a custom quantity, of a package and of the trial, and the refusals. */
export async function checkOrders(
  caller: Caller,
  { tiers, packages }: Menu,
  canTrial: boolean,
  samples: Samples,
): Promise<void> {
  const { findings } = caller.line;
  const [tier] = tiers;
  if (tier) {
    const custom = { packageId: null, quantity: tier.minGb || 1, isTrial: false } as const;
    for (const payWay of ['cryptomus', 'balance'] as const) {
      const wanted = { ...custom, durationDays: tier.durationDays, payWay };
      const summary = await checkOne(caller, wanted);
      if (summary === null) continue;
      const price = priceOfGb(tier.pricePerGb, wanted.quantity);
      if (!isSame(subtractUsd(summary.originalPrice, summary.discount), price)) {
        departs(caller, 'price', 'it is not what the price menu says', 'original_price');
      }
      const what = `${wanted.quantity} GB by ${payWay}`;
      findings.shows('order.check', `${what}: total ${shown.usd(summary.totalAmount)}`);
    }
  }
  const sold = packages.find(({ isTrial }) => !isTrial);
  if (sold) {
    const { id: packageId, quantity, durationDays, amount } = sold;
    const wanted = {
      packageId,
      quantity,
      durationDays,
      payWay: 'balance',
      isTrial: false,
    } as const;
    const summary = await checkOne(caller, wanted);
    if (summary && !isSame(summary.totalAmount, amount)) {
      departs(caller, 'price', 'it is not the amount of the package', 'total_amount');
    }
  }
  const trial = packages.find(({ isTrial }) => isTrial);
  if (trial && canTrial) {
    const { id: packageId, quantity, durationDays } = trial;
    const wanted = { packageId, quantity, durationDays, payWay: 'balance', isTrial: true } as const;
    const summary = await checkOne(caller, wanted);
    if (summary && !isZeroUsd(summary.totalAmount)) {
      departs(caller, 'trial', 'the trial is not free', 'total_amount');
    }
  }
  await checkRefusals(caller, tier, samples);
}

async function checkRefusals(caller: Caller, tier: Tier | undefined, samples: Samples) {
  const durationDays = tier?.durationDays ?? null;
  const right = { ...samples['order.check'], quantity: tier?.minGb || 1, durationDays };
  await checkWrongParameters(caller, 'order.check', { ...samples, 'order.check': right });
  const coupon = {
    package_id: '',
    quantity: String(right.quantity),
    duration_days: String(durationDays ?? ''),
    coupon_code: NO_SUCH_COUPON,
    pay_way: 'cryptomus',
    is_trial: '0',
  };
  await caller.refused('order.check', coupon, CODE.couponInvalid, 'a coupon that nobody has');
}

function checkRecord(caller: Caller, record: PaymentRecord, type: PaymentRecord['type']): void {
  const add = (rule: string, text: string, field: string) =>
    caller.line.findings.add('order.rechargeRecord', 'departs', rule, text, `data.list.0.${field}`);
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
  const { findings } = caller.line;
  const all: PaymentRecord[] = [];
  for (const type of ['order', 'recharge'] as const) {
    const list = new PagedList(caller, {
      call: 'order.rechargeRecord',
      all: { type },
      key: ({ id }) => id,
      time: ({ createdAt }) => createdAt,
    });
    const records = await list.check();
    if (list.rows === null) break;
    for (const record of records) checkRecord(caller, record, type);
    for (const status of await statusesToAsk(records)) {
      await list.checkFilter('status', { status }, (record) => record.status === status);
    }
    await list.checkRange(dayOf);
    const name = type === 'order' ? 'My orders' : 'Recharge Record';
    findings.shows('order.rechargeRecord', `${name}: ${list.total} rows`);
    all.push(...records);
  }
  await checkWrongParameters(caller, 'order.rechargeRecord', samples);
  return all;
}

/** Returns a status that rows have, and one that none has: both reveal a filter that is ignored. */
async function statusesToAsk(records: readonly PaymentRecord[]): Promise<OrderStatus[]> {
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
  const { findings } = caller.line;
  const call = 'recharge.checkPay';
  const isCrypto = (record: PaymentRecord) => record.paidType === 'cryptomus';
  const asked = [
    records.find((record) => isCrypto(record) && record.status === 'paid'),
    records.find((record) => isCrypto(record) && record.status !== 'paid'),
  ].filter((record) => record !== undefined);
  for (const record of asked) {
    const outcome = await caller.make(call, { order_id: record.id });
    if (outcome.kind === 'silence') continue;
    const code = outcome.kind === 'data' ? CODE.success : outcome.code;
    if (code !== CODE.success && code !== CODE.notPaidYet) {
      const text = `a payment of the records: code ${code}, not 0 or ${CODE.notPaidYet}`;
      findings.add(call, 'departs', 'code for a payment', text);
      continue;
    }
    if (record.status === 'paid' && code !== CODE.success) {
      const text = `a paid record: code ${code}, not 0`;
      findings.add(call, 'departs', 'code for a payment', text);
    }
    const { data } = outcome;
    if (data === null) {
      const text = 'it is missing: the payment tracker cannot say how the payment stands';
      findings.add(call, 'departs', 'data', text, 'data');
      continue;
    }
    if (data.orderId !== record.id) {
      findings.add(call, 'departs', 'order', 'it is about another order', 'data.order_id');
    }
    findings.shows(call, `a payment that is “${caller.line.secrets.quote(data.paymentStatus)}”`);
  }
  if (asked.length === 0) {
    findings.add(
      call,
      'note',
      'no payment',
      'the customer has no crypto payment: only refusals were checked',
    );
  }
  await caller.refused(call, { order_id: NO_SUCH_ID }, CODE.noSuchOrder, 'an unknown order');
  await caller.refused(call, {}, CODE.parameterWrong, 'no `order_id`');
}
