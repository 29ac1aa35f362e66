/** The mock world's state. Plain data: everything but the clock's source can be written as JSON. */
import type {
  CallName,
  ChangeType,
  Gateway,
  OrderStatus,
  PaymentStatus,
  PayWay,
  Protocol,
  RecordType,
} from '../../src/api/contract';
import { type Clock, readClock } from './clock';
import type { Cents, UnitPrice } from './money';
import { characters, type Random } from './random';

/** 1 GB = 1024 MB = 1024³ bytes. */
export const GB = 1024 ** 3;
export const MB = 1024 ** 2;

/** The rest of one purchase at one account, in bytes. An allocated part keeps the lot's id and end. */
export interface Lot {
  id: number;
  orderId: string;
  /** UTC seconds; null = Unlimit. */
  expiresAt: number | null;
  left: number;
}

/** A customer: the main account. */
export interface User {
  id: string;
  name: string;
  email: string;
  /** Null when the customer signed in by Google or Yandex and never set one. */
  password: string | null;
  activated: boolean;
  lang: string;
  createdAt: number;
  balance: Cents;
  apiToken: string;
  proxyUsername: string;
  proxyPassword: string;
  trialUsed: boolean;
  lots: Lot[];
  /** Bytes that the main account itself has consumed. */
  used: number;
}

export interface SubAccount {
  id: string;
  userId: string;
  username: string;
  password: string;
  remark: string;
  /** Caps left + used, in bytes; 0 = none. */
  limit: number;
  createdAt: number;
  lots: Lot[];
  used: number;
}

export interface WhitelistEntry {
  id: string;
  userId: string;
  ip: string;
  remark: string;
  addedAt: number;
}

/** One line of the Traffic Change Record. */
export interface Change {
  id: string;
  userId: string;
  at: number;
  type: ChangeType;
  /** Signed bytes. */
  change: number;
  balanceAfter: number;
  /** The main account's consumption at that moment: balanceAfter = sum of changes so far − usedBefore. */
  usedBefore: number;
  account: string | null;
  remark: string;
}

/** One account's usage in one hour, by country and protocol. Kept in order of time. */
export interface UsageRow {
  userId: string;
  /** Start of the hour, UTC seconds. */
  at: number;
  account: string;
  country: string;
  protocol: string;
  bytes: number;
  requests: number;
}

/** A state that a payment will enter at a time, unless something else happens first. */
export interface PaymentStep {
  at: number;
  status: PaymentStatus;
  /** Money received by then. */
  paid: Cents;
}

/** The provider's view of a crypto payment. */
export interface Payment {
  status: PaymentStatus;
  paid: Cents;
  updatedAt: number;
  steps: PaymentStep[];
}

/** An order or a recharge. */
export interface PaymentRecord {
  id: string;
  userId: string;
  type: RecordType;
  requestId: string | null;
  isTrial: boolean;
  quantity: number | null;
  durationDays: number | null;
  pricePerGb: UnitPrice | null;
  originalPrice: Cents | null;
  discount: Cents | null;
  couponCode: string | null;
  /** originalPrice − discount, or a recharge's addition to the balance. */
  amount: Cents;
  fee: Cents;
  paidType: PayWay;
  status: OrderStatus;
  /** A status that the contract does not list, sent in place of `status`. */
  ownStatus?: string;
  createdAt: number;
  paidAt: number | null;
  expireAt: number | null;
  /** Null when it was paid from the balance. */
  payment: Payment | null;
  /** True while its traffic or balance is the customer's. */
  credited: boolean;
}

/** Money that was taken: from the balance, or a crypto payment that was credited. */
export interface Charge {
  orderId: string;
  requestId: string | null;
  userId: string;
  cents: Cents;
  by: PayWay;
  at: number;
}

export interface Mail {
  to: string;
  kind: 'activation' | 'reset';
  lang: string;
  token: string;
  /** Path and query of the link; whoever shows it puts the origin before it. */
  path: string;
  at: number;
  used: boolean;
}

export interface SessionRow {
  userId: string;
  expireAt: number;
  revoked: boolean;
}

/** The answers of a fault: the true one (late), a wrong one, a broken connection, or none at all. The bench lists them in this order. */
export const FAULT_ANSWERS = [
  'truth',
  'code',
  'status',
  'html',
  'invalid-json',
  'wrong-shape',
  'drop',
  'hang',
] as const;
/** The moment at which the world changes: never, before the wait, or after it. */
export const FAULT_EFFECTS = ['none', 'done', 'late'] as const;

/** A way in which calls fail on purpose (mock/faults.ts). */
export interface Fault {
  /** The call that fails; null (the default) = every call. */
  call: CallName | null;
  answer: (typeof FAULT_ANSWERS)[number];
  /**
   * A `late` effect does not delay a false answer: the caller gets the answer long before the world changes. Default: `done` with the
   * true answer, otherwise `none`.
   */
  effect: (typeof FAULT_EFFECTS)[number];
  /** The wait, in ms: 0 by default, and up to `jitter` more. */
  delay: number;
  jitter: number;
  /** For the answer `code`. 50000, which the contract does not list, and "" by default. */
  code: number;
  msg: string;
  /** For the answer `status`: 502 by default. */
  status: number;
  /** For the answer `wrong-shape`: the data; 7 by default. */
  data: unknown;
  /** Number of calls that succeed first; 0 by default. */
  skip: number;
  /** Number of calls that fail: 1 by default; null = all of them, until the faults are cleared. */
  times: number | null;
  /** Number of calls that have failed. */
  played: number;
}

export interface State {
  users: User[];
  sessions: Record<string, SessionRow>;
  subAccounts: SubAccount[];
  whitelist: WhitelistEntry[];
  records: PaymentRecord[];
  changes: Change[];
  usage: UsageRow[];
  charges: Charge[];
  mails: Mail[];
  faults: Fault[];
  /** True when no place has an address in stock. */
  isSoldOut: boolean;
  /** The last serial number that was given out. */
  serial: number;
}

/** A gateway as the world lists it; `apiBase` null = the origin that answers the call. */
export type AdvertisedGateway = Omit<Gateway, 'protocols' | 'whitelistPort'> & {
  readonly protocols: Protocol[];
  readonly whitelistPort: number;
};

export interface World {
  seed: number;
  clock: Clock;
  random: Random;
  state: State;
  /**
   * Gateways that run now; null = the seeded fictional ones. A reset does not change it, because the gateways go on
   * running.
   */
  running: AdvertisedGateway[] | null;
}

export function emptyState(): State {
  return {
    users: [],
    sessions: {},
    subAccounts: [],
    whitelist: [],
    records: [],
    changes: [],
    usage: [],
    charges: [],
    mails: [],
    faults: [],
    isSoldOut: false,
    serial: 1000,
  };
}

export const worldTime = (world: World): number => readClock(world.clock);

/** Returns a number that nothing else in the world has. */
export function serial(world: World): number {
  world.state.serial += 1;
  return world.state.serial;
}

const SECRET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes a text for tokens and passwords, from the seeded stream: not secret at all. */
export const secret = (world: World, length: number): string =>
  characters(world.random, length, SECRET);

export const leftIn = (lots: readonly Lot[]): number =>
  lots.reduce((sum, lot) => sum + lot.left, 0);

/** Returns the customer's price of a record: amount + fee. */
export const totalOf = (record: PaymentRecord): Cents => record.amount + record.fee;
