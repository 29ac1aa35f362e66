import { type Liberty, onLiberty } from '@/contract';
import { withoutBase } from '@/domain/navigation';
import { createRedact } from '@/domain/report/redact';
import type { Ending, Exchange } from '@/domain/report/report';

/** What is kept at most: this many exchanges, and of them and of one answer this much text. A sign takes two bytes. */
const MOST = 200;
const MOST_SIGNS = 1_000_000;
const LARGEST_BODY = 300_000;
/** Liberties that are noted of one answer. */
const MOST_LIBERTIES = 20;
const MS_PER_SECOND = 1000;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Recorded = Mutable<Exchange>;

// Pure to the build: a module that does something when it comes cannot be joined with another.
const redact = /* @__PURE__ */ createRedact();

const exchanges: Recorded[] = [];
let count = 0;
let clockDifference: number | null = null;
/** The answer that is being read: what its reader forgives belongs to it. */
let reading: Recorded | null = null;

function noteLiberty({ call, field, rule }: Liberty): void {
  if (reading?.call !== call) return;
  reading.liberties = [...reading.liberties, `${field}: ${rule}`].slice(0, MOST_LIBERTIES);
}

/** How much text an exchange has: counted once for its sending and once for its answer, not for each call that follows. */
const signs = new WeakMap<Recorded, number>();

/** Counts what an exchange has by now, and lets the oldest ones go until there is room. */
function weigh(exchange: Recorded): void {
  signs.set(exchange, (exchange.body ?? '').length + JSON.stringify(exchange.params).length);
  while (
    exchanges.length > MOST ||
    exchanges.reduce((sum, one) => sum + (signs.get(one) ?? 0), 0) > MOST_SIGNS
  ) {
    exchanges.shift();
  }
}

/** Recording must never be what breaks a call. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // A call without its record is better than none.
  }
}

/** A call as it is about to leave. */
interface Sending {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** Its parameters, by their wire names. */
  readonly params: Exchange['params'];
  /** The session's token; null when it could not be sent. */
  readonly token: string | null;
}

/** Notes a call, without its secrets, and gives the number by which its answer is noted. */
export function noteSending(sending: Sending): number {
  if (count === 0) onLiberty(noteLiberty);
  count += 1;
  const id = count;
  quietly(() => {
    const { pathname, search } = window.location;
    const route = withoutBase(pathname) + search;
    const start = { ...sending, id, route, startedAt: Date.now(), size: 0, liberties: [] };
    const exchange: Recorded = redact(start);
    exchanges.push(exchange);
    weigh(exchange);
  });
  return id;
}

const find = (id: unknown) => exchanges.find((one) => one.id === id);

/** The code of an answer's envelope. */
const CODE = /"code":\s*(-?\d+)/;

/** Notes how a call ended without an answer. */
export function noteEnding(id: unknown, ending: Ending): void {
  const exchange = find(id);
  if (exchange) Object.assign(exchange, { ending, duration: Date.now() - exchange.startedAt });
}

/** Notes an answer, without its secrets. `date` is its Date header. */
export function noteAnswer(id: unknown, status: number, body: string, date: unknown): void {
  quietly(() => {
    const exchange = find(id);
    if (!exchange) return;
    const now = Date.now();
    const sentBy = Date.parse(String(date));
    if (!Number.isNaN(sentBy)) {
      clockDifference = Math.round((sentBy - (exchange.startedAt + now) / 2) / MS_PER_SECOND);
    }
    const clean = body.length > LARGEST_BODY ? undefined : redact(body);
    const [, code] = CODE.exec(body) ?? [];
    Object.assign(exchange, {
      duration: now - exchange.startedAt,
      status,
      body: clean,
      code: code && Number(code),
      size: body.length,
    });
    reading = exchange;
    weigh(exchange);
  });
}

/** Notes which field of the last answer could not be read. */
export function noteUnreadable(field: string): void {
  if (reading) reading.unreadable = field;
}

/** What this tab has recorded, oldest first, and what takes secrets out of a text. */
export const recorded = () => ({ exchanges, clockDifference, redact });
