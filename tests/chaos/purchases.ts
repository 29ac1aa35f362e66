/**
 * Charges as meant, judged by what goes over the network alone. One intention has one id: an id may be followed by another
 * for the same content only after it was retired, that is after code 0, a sure no to its first sending, or its record.
 */
import { CODE } from '../../src/contract';

/** Codes that say for sure that nothing was charged, when they answer the first sending of an id. */
const SURE_NO: readonly number[] = [
  CODE.couponInvalid,
  CODE.balanceTooSmall,
  CODE.parameterWrong,
  CODE.tooManyRequests,
];

/** After an hour the same content may be a purchase of its own, in seconds. */
const HOLDS_FOR = 3600;

/** A paying call that left the browser. */
export interface Sending {
  readonly requestId: string;
  readonly userId: string;
  /** Which call, and all that was sent but the id. */
  readonly content: string;
  /** World time, UTC seconds. */
  readonly at: number;
}

interface Intention {
  sendings: Sending[];
  /** Codes that answered it, with how many sendings there had been. */
  codes: { readonly code: number; readonly nth: number }[];
  losses: number;
  isListed: boolean;
}

const isRetired = ({ codes, losses, isListed }: Intention): boolean =>
  isListed ||
  codes.some(
    ({ code, nth }) =>
      code === CODE.success || (SURE_NO.includes(code) && nth === 1 && losses === 0),
  );

/** The book of what was sent, answered and lost. */
export interface PurchaseBook {
  sent(sending: Sending): void;
  /** The server gave an answer with a code. */
  answered(requestId: string, code: number): void;
  /** The browser says that no whole answer came. */
  lost(requestId: string): void;
  /** The browser was given a list of records that holds it. */
  listed(requestId: string): void;
  /** Ids that a customer sent, the newest last. */
  idsOf(userId: string): readonly string[];
  /** What was wrong since the last time this was asked. */
  problems(): string[];
}

/** An empty book. */
export function createPurchaseBook(): PurchaseBook {
  const intentions = new Map<string, Intention>();
  let problems: string[] = [];
  const of = (id: string): Intention => {
    const found = intentions.get(id) ?? { sendings: [], codes: [], losses: 0, isListed: false };
    intentions.set(id, found);
    return found;
  };
  const isOpen = (other: Intention, sending: Sending): boolean => {
    const last = other.sendings.at(-1);
    if (!last || last.userId !== sending.userId || last.content !== sending.content) return false;
    return !isRetired(other) && sending.at - last.at < HOLDS_FOR;
  };
  return {
    sent(sending) {
      const { requestId } = sending;
      for (const [id, other] of intentions) {
        if (id !== requestId && isOpen(other, sending))
          problems.push(
            `one intention under two ids: ${id}, then ${requestId} (${sending.content})`,
          );
      }
      of(requestId).sendings.push(sending);
    },
    answered(requestId, code) {
      const intention = of(requestId);
      // The server can be faster than the news that the browser has sent.
      intention.codes.push({ code, nth: Math.max(1, intention.sendings.length) });
    },
    lost(requestId) {
      const intention = of(requestId);
      intention.losses += 1;
      // What the server said last did not arrive.
      if (intention.codes.length >= intention.sendings.length) intention.codes.pop();
    },
    listed(requestId) {
      of(requestId).isListed = true;
    },
    idsOf: (userId) =>
      [...intentions]
        .filter(([, { sendings }]) => sendings.some((sending) => sending.userId === userId))
        .map(([id]) => id),
    problems() {
      const found = problems;
      problems = [];
      return found;
    },
  };
}
