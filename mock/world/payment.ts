/**
 * Crypto payments in Cryptomus' states: the possible actions, the states that follow, and their effect on an order or a
 * recharge.
 */
import type { PaymentStatus } from '../../src/api/contract';
import { RECORD_STATUS_BY_PAYMENT } from '../../src/api/contract/lists';
import { creditOrder, refundLots } from './ledger';
import type { Cents } from './money';
import {
  type Payment,
  type PaymentRecord,
  type PaymentStep,
  serial,
  totalOf,
  type User,
  type World,
  worldTime,
} from './state';

/** An invoice may be paid for one hour. */
export const INVOICE_SECONDS = 3600;
/** The provider gives up on an unpaid invoice only this long after its end, because a payment may be on its way. */
const LATE_GRACE_SECONDS = 300;
/** Default time until a seen payment is confirmed. */
const CONFIRM_SECONDS = 4;
/** The excess that "overpaid" sends. */
const OVERPAID_BY: Cents = 500;

/** Actions of the customer, or the provider, on the hosted page. */
export const PAY_ACTIONS = [
  'paid',
  'underpaid',
  'overpaid',
  'expired',
  'failed',
  'system_failed',
  'locked',
  'refunded',
  'refund_failed',
] as const;
export type PayAction = (typeof PAY_ACTIONS)[number];

const SEEN: readonly PayAction[] = ['failed', 'system_failed', 'locked'];
const REFUND: readonly PayAction[] = ['refunded', 'refund_failed'];
const UNPAID: readonly PayAction[] = ['paid', 'overpaid', 'expired', ...SEEN];

/** The actions that a status allows at the hosted page; one that is left out allows none. */
const ALLOWED: Partial<Readonly<Record<PaymentStatus, readonly PayAction[]>>> = {
  check: [...UNPAID, 'underpaid'],
  confirm_check: SEEN,
  process: SEEN,
  wrong_amount_waiting: UNPAID,
  wrong_amount: REFUND,
  paid: REFUND,
  paid_over: REFUND,
  locked: ['paid', 'overpaid', 'failed', 'system_failed', ...REFUND],
};

const isPossible = ({ status }: Payment, action: PayAction): boolean =>
  ALLOWED[status]?.includes(action) === true;

/** The actions that are possible now. */
export const possibleActions = (payment: Payment): PayAction[] =>
  PAY_ACTIONS.filter((action) => isPossible(payment, action));

/** Creates a fresh invoice's payment: waiting, and given up some time after its end. */
export function newPayment(at: number, expireAt: number): Payment {
  return {
    status: 'check',
    paid: 0,
    updatedAt: at,
    steps: [{ at: expireAt + LATE_GRACE_SECONDS, status: 'cancel', paid: 0 }],
  };
}

/** The fields of a record that differ from purchase to purchase; a recharge has those of an order empty. */
type Purchase = Pick<PaymentRecord, 'type' | 'requestId' | 'amount' | 'fee' | 'paidType'> &
  Partial<PaymentRecord>;

/** Creates an unpaid record, with an invoice when it is to be paid by crypto. */
export function createRecord(world: World, user: User, purchase: Purchase): PaymentRecord {
  const at = worldTime(world);
  const expireAt = purchase.paidType === 'cryptomus' ? at + INVOICE_SECONDS : null;
  return {
    isTrial: false,
    quantity: null,
    durationDays: null,
    pricePerGb: null,
    originalPrice: null,
    discount: null,
    couponCode: null,
    ...purchase,
    id: `${purchase.type === 'order' ? 'O' : 'R'}${at}${serial(world)}`,
    userId: user.id,
    status: 'unpaid',
    createdAt: at,
    paidAt: null,
    expireAt,
    payment: expireAt === null ? null : newPayment(at, expireAt),
    credited: false,
  };
}

function confirmed(at: number, seconds: number, status: PaymentStatus, paid: Cents): PaymentStep[] {
  return [
    { at, status: 'confirm_check', paid },
    { at: at + Math.floor(seconds / 2), status: 'process', paid },
    { at: at + seconds, status, paid },
  ];
}

/** Returns the states that follow an action, the first one at once. `seconds`: from seen to final. */
function stepsOf(
  record: PaymentRecord,
  paid: Cents,
  action: PayAction,
  at: number,
  seconds: number,
): PaymentStep[] {
  const total = totalOf(record);
  switch (action) {
    case 'paid':
      return confirmed(at, seconds, 'paid', total);
    case 'overpaid':
      return confirmed(at, seconds, 'paid_over', total + OVERPAID_BY);
    case 'underpaid': {
      // The commonest way to pay too little is to leave the fee out.
      const part = record.amount;
      return [
        { at, status: 'wrong_amount_waiting', paid: part },
        { at: Math.max(at, record.expireAt ?? at), status: 'wrong_amount', paid: part },
      ];
    }
    case 'expired':
      return [{ at, status: paid > 0 ? 'wrong_amount' : 'cancel', paid }];
    case 'failed':
      return [{ at, status: 'fail', paid }];
    case 'system_failed':
      return [{ at, status: 'system_fail', paid }];
    case 'locked':
      return [{ at, status: 'locked', paid: paid || total }];
    case 'refunded':
    case 'refund_failed':
      return [
        { at, status: 'refund_process', paid },
        { at: at + seconds, status: action === 'refunded' ? 'refund_paid' : 'refund_fail', paid },
      ];
  }
}

function owner(world: World, record: PaymentRecord): User {
  const user = world.state.users.find(({ id }) => id === record.userId);
  if (!user) throw new Error(`record ${record.id} has no owner`);
  return user;
}

/** Gives the customer the paid traffic or balance, once. */
export function fulfil(world: World, record: PaymentRecord, charged: Cents, at: number): void {
  if (record.status !== 'unpaid') return;
  const user = owner(world, record);
  record.status = 'paid';
  record.paidAt = at;
  record.credited = true;
  if (charged > 0) {
    world.state.charges.push({
      orderId: record.id,
      requestId: record.requestId,
      userId: user.id,
      cents: charged,
      by: record.paidType,
      at,
    });
  }
  if (record.type === 'recharge') user.balance += record.amount;
  else creditOrder(world, user, record, at);
}

/**
 * Takes back the traffic or balance of a record.
 * @returns false when the balance no longer holds a recharge's amount: nothing changes then.
 */
function takeBack(world: World, record: PaymentRecord, at: number): boolean {
  const user = owner(world, record);
  if (record.type === 'recharge') {
    if (user.balance < record.amount) return false;
    user.balance -= record.amount;
  } else refundLots(world, user, record.id, at);
  record.status = 'refunded';
  record.credited = false;
  return true;
}

function cancel(record: PaymentRecord): void {
  if (record.status === 'unpaid') record.status = 'cancelled';
}

/** Lets a payment enter a state, with all that follows from it. */
export function enterStatus(
  world: World,
  record: PaymentRecord,
  payment: Payment,
  step: PaymentStep,
): void {
  payment.status = step.status;
  payment.paid = step.paid;
  payment.updatedAt = step.at;
  switch (RECORD_STATUS_BY_PAYMENT[step.status]) {
    case 'unpaid':
      return;
    case 'paid':
      fulfil(world, record, step.paid, step.at);
      return;
    case 'refunded':
      if (!record.credited) cancel(record);
      else if (!takeBack(world, record, step.at)) payment.status = 'refund_fail';
      return;
    case 'cancelled':
      cancel(record);
  }
}

/**
 * Performs an action of the hosted page. The world must be settled.
 * @param seconds from the moment a payment is seen (or a refund begun) to its final state
 * @returns false when the payment's state does not allow it.
 */
export function performPayAction(
  world: World,
  record: PaymentRecord,
  action: PayAction,
  seconds: number = CONFIRM_SECONDS,
): boolean {
  const { payment } = record;
  if (!payment || !isPossible(payment, action)) return false;
  const at = worldTime(world);
  payment.steps = stepsOf(record, payment.paid, action, at, seconds);
  for (let step = payment.steps[0]; step && step.at <= at; step = payment.steps[0]) {
    payment.steps.shift();
    enterStatus(world, record, payment, step);
  }
  return true;
}

/** Sets the last status of a payment that is paid in full, for statuses that no action of the hosted page leads to. */
export function setPaymentStatus(world: World, record: PaymentRecord, status: PaymentStatus): void {
  const { payment } = record;
  if (!payment) return;
  payment.steps = [];
  enterStatus(world, record, payment, { at: worldTime(world), status, paid: totalOf(record) });
}

/**
 * Refunds an order that was paid from the balance.
 * @returns false for any other record.
 */
export function refundToBalance(world: World, record: PaymentRecord): boolean {
  if (record.type !== 'order' || record.payment || !record.credited) return false;
  takeBack(world, record, worldTime(world));
  owner(world, record).balance += totalOf(record);
  return true;
}
