/** Decides which calls may be made. Without an option nothing is changed, and some calls are never made on a real account. */
import { type CallName, calls } from '../../src/api/contract';
import { examples } from '../../src/api/contract/examples';

/** The limits of the check. */
export interface Allowed {
  /** Changes that are undone again (`--write`). */
  readonly write: boolean;
  /** Everything: orders, invoices, mails, the password, the API token (`--disposable-account`). */
  readonly disposable: boolean;
}

/** The option that a call needs: none, `--write` or `--disposable-account`. */
type RequiredPermission = 'nothing' | 'write' | 'disposable';

const CALLS = Object.keys(calls) as CallName[];

/** A change whose example names no permission may cost money. */
const needOf = (call: CallName): RequiredPermission =>
  examples[call].needs ?? (calls[call].changes ? 'disposable' : 'nothing');

/** Returns the calls that need exactly this permission. */
export const callsThatNeed = (need: RequiredPermission): CallName[] =>
  CALLS.filter((call) => needOf(call) === need);

/** Returns true when a call may be made. */
export function isAllowed(call: CallName, { write, disposable }: Allowed): boolean {
  const need = needOf(call);
  return need === 'nothing' || (need === 'write' ? write : disposable);
}

/** Returns the reason why a call is not made, or null when it may be. */
export function reasonNotMade(call: CallName, allowed: Allowed): string | null {
  if (isAllowed(call, allowed)) return null;
  return needOf(call) === 'write'
    ? 'it changes something: --write'
    : 'only with --disposable-account';
}
