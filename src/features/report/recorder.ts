import { type CallName, type Deviation, onDeviation, redactionSchemaOf } from '@/api/contract';
import type { CallFailureReason, SentCall } from '@/api/sentCall';
import { announce } from '@/lib/browser/announce';
import { whenIdle } from '@/lib/browser/wait';
import { withoutBase } from '@/lib/navigation';
import { createRedact } from './rules/redact';
import type { Action, Exchange, Recording } from './rules/report';

/** The most exchanges that are recorded, and the most text of all of them, in characters of two bytes each. */
const EXCHANGES_MAX = 200;
const TEXT_MAX = 1_000_000;
/** A longer answer is recorded without its text. */
const BODY_MAX = 300_000;
/** In a tab that is always busy, one answer loses its secrets after each of these times, in ms. */
const IDLE_MS = 5000;
/** The most deviations that are recorded for one answer. */
const DEVIATIONS_MAX = 20;
/** The most actions that are remembered. */
const ACTIONS_MAX = 50;
/** The most characters of a control's name; the rest is cut off. */
const LONGEST_NAME = 80;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Recorded = Mutable<Omit<Exchange, 'deviations'>> & {
  readonly deviations: string[];
};

// Holds the customer's secrets, in memory only, until `forget`.
// The mark tells the build that this call has no side effects: only modules without any are joined into one chunk.
let redact = /* @__PURE__ */ createRedact();

const exchanges: Recorded[] = [];
const actions: Action[] = [];
const noPurchases = (): Recording['purchases'] => [];
/** Reads the purchases of the signed-in customer. */
let readPurchases = noPurchases;
let count = 0;
/** The answer that is being read; deviations that its reader accepts are noted with it. */
let reading: Recorded | null = null;

function recordDeviation({ call, field, rule }: Deviation): void {
  if (reading?.call === call && reading.deviations.length < DEVIATIONS_MAX)
    reading.deviations.push(`${field}: ${rule}`);
}

/** Returns the length of an exchange's text, in characters. */
const lengthOf = ({ body = '', params }: Recorded) => body.length + JSON.stringify(params).length;

/** Drops the oldest exchanges until there is room. */
function makeRoom(): void {
  while (
    exchanges.length > EXCHANGES_MAX ||
    exchanges.reduce((sum, one) => sum + lengthOf(one), 0) > TEXT_MAX
  ) {
    exchanges.shift();
  }
}

/** Runs a part of the recording. A failure in it does not reach the call. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // A call without a record is better than a call that fails because of its record.
  }
}

/** Answers whose text still holds secrets, oldest first. */
const raw: Recorded[] = [];

/** Takes the secrets out of the oldest answers that still hold them. */
function redactAnswers(count = raw.length): void {
  for (const exchange of raw.splice(0, count)) {
    const { body, call } = exchange;
    exchange.body = undefined;
    quietly(() => {
      exchange.body = redact(body, redactionSchemaOf(call as CallName));
    });
  }
}

/** Takes secrets out of answers between the page's own work: at once, it would delay what is drawn of them (docs/budgets.md). */
async function redactWhenIdle(): Promise<void> {
  while (raw.length > 0) {
    await whenIdle(IDLE_MS);
    redactAnswers(1);
  }
}

/** Notes how a call ended. Returns its record, if there still is one. */
function recordEnd(id: unknown, end: object): Recorded | undefined {
  const exchange = exchanges.find((one) => one.id === id);
  return exchange && Object.assign(exchange, { duration: Date.now() - exchange.startedAt }, end);
}

/** The code of an answer's envelope. */
const CODE = /"code":\s*(-?\d+)/;

/** The record of this tab's calls and actions, kept in memory for a report of a problem. */
export const recorder = {
  /** Notes a call, without its secrets, and returns the number by which its answer is noted. */
  recordRequest(sending: SentCall): number {
    // Not when this module loads, which may have no side effects (above). The contract keeps each listener once.
    onDeviation(recordDeviation);
    count += 1;
    quietly(() => {
      const { pathname, search } = window.location;
      const { params, token } = sending;
      const exchange: Recorded = {
        ...sending,
        ...redact({ params, token }, redactionSchemaOf(sending.call as CallName)),
        id: count,
        route: redact(withoutBase(pathname) + search),
        startedAt: Date.now(),
        size: 0,
        deviations: [],
      };
      exchanges.push(exchange);
      makeRoom();
    });
    return count;
  },

  /** Notes how a call ended without an answer. */
  recordFailure(id: unknown, ending: CallFailureReason): void {
    recordEnd(id, { ending });
  },

  /** Notes an answer; its secrets are taken out before anybody reads it. */
  recordAnswer(id: unknown, status: number, body: string): void {
    quietly(() => {
      const code = CODE.exec(body)?.[1];
      const exchange = recordEnd(id, {
        status,
        body: body.length > BODY_MAX ? undefined : body,
        code: code && Number(code),
        size: body.length,
      });
      reading = exchange ?? null;
      if (!exchange) return;
      makeRoom();
      if (exchange.body !== undefined) raw.push(exchange);
      if (raw.length === 1) void redactWhenIdle();
    });
  },

  /** Notes which field of the last answer could not be read. */
  recordUnreadable(field: string): void {
    if (!reading) return;
    reading.unreadable = field;
    announce('unreadable', { call: reading.call, field });
  },

  /** Notes a control that was pressed, without secrets in its name. */
  recordAction(role: string, text: string): void {
    const name = redact(text).slice(0, LONGEST_NAME);
    if (name === '') return;
    // The address's query is left out, because it may hold typed text.
    const route = withoutBase(window.location.pathname);
    if (actions.push({ at: Date.now(), role, name, route }) > ACTIONS_MAX) actions.shift();
  },

  /** Sets the function by which a report reads the customer's purchases. Returns a function that removes it again. */
  setPurchaseSource(source: typeof noPurchases): () => void {
    readPurchases = source;
    return () => {
      readPurchases = noPurchases;
    };
  },

  /** Returns this tab's records, oldest first, and the function that takes secrets out of a value. */
  recorded() {
    redactAnswers();
    return { exchanges, actions, purchases: readPurchases(), redact };
  },

  /** Forgets all records and the secrets that they held: once the session has ended, anybody may be at the device. */
  forget(): void {
    for (const list of [raw, exchanges, actions]) list.length = 0;
    reading = null;
    redact = createRedact();
  },
};
