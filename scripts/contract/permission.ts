/** Decides which calls may be made. Without an option nothing is changed, and some calls are never made on a real account. */
import { type CallName, calls } from '../../src/api/contract';
import { examples } from '../../src/api/contract/examples';

const MODES = ['read only', 'write', 'disposable account'] as const;
/**
 * The permissions of a check: read, also make changes that it undoes again (`--write`), or everything: orders, invoices, mails, the
 * password, the API token (`--disposable-account`).
 */
export type Mode = (typeof MODES)[number];

const CALLS = Object.keys(calls) as CallName[];

/** A change whose example names no permission may cost money. */
function needOf(call: CallName): Mode {
  const { needs = calls[call].changes ? 'disposable account' : 'nothing' } = examples[call];
  return needs === 'nothing' ? 'read only' : needs;
}

/** Returns the calls that need exactly this mode. */
export const callsThatNeed = (mode: Mode): CallName[] =>
  CALLS.filter((call) => needOf(call) === mode);

/** Returns true when a call may be made. */
export const isAllowed = (call: CallName, mode: Mode): boolean =>
  MODES.indexOf(needOf(call)) <= MODES.indexOf(mode);

/** Returns the reason why a call is not made, or null when it may be. */
export function reasonNotMade(call: CallName, mode: Mode): string | null {
  if (isAllowed(call, mode)) return null;
  return needOf(call) === 'write'
    ? 'it changes something: --write'
    : 'only with --disposable-account';
}
