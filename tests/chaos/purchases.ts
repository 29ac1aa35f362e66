/**
 * Checks that the customer is charged as intended, from the network's traffic alone. One intention has one id. A second id for the
 * same content may only be sent after the first one has ended: by code 0, by a sure no to its first sending, or by its record.
 */
import { CODE } from '../../src/api/contract/codes';

/** Codes that are a sure sign of no charge, when they answer the first sending of an id. */
const SURE_NO: readonly number[] = [
  CODE.couponInvalid,
  CODE.balanceTooSmall,
  CODE.parameterWrong,
  CODE.tooManyRequests,
];

/** After this time the same content may be a new purchase, in seconds. */
const HOLDS_FOR = 3600;

/** A paying call that left the browser. */
export interface Sending {
  readonly requestId: string;
  readonly userId: string;
  /** The call and its parameters, without the id. */
  readonly content: string;
  /** World time, UTC seconds. */
  readonly at: number;
}

interface Intention {
  sendings: Sending[];
  /** The codes of its answers, each with the number of sendings until then. */
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

/** Keeps the book of purchases that were sent, answered and lost. */
export interface PurchaseBook {
  sent(sending: Sending): void;
  /** Notes that the server answered with a code. */
  answered(requestId: string, code: number): void;
  /** Notes that the browser got no complete answer. */
  lost(requestId: string): void;
  /** Notes that the browser received a list of records with this id. */
  listed(requestId: string): void;
  /** Returns the ids that a customer sent, the newest last. */
  idsOf(userId: string): readonly string[];
  /** Returns the problems since the last call of this function. */
  problems(): string[];
}

/** Creates an empty book. */
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
      // The server's answer may be noted before the browser's event that the call was sent.
      intention.codes.push({ code, nth: Math.max(1, intention.sendings.length) });
    },
    lost(requestId) {
      const intention = of(requestId);
      intention.losses += 1;
      // The server's last answer did not reach the browser.
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
