/** Decides which calls may be made. By default the check changes nothing, and some calls it never makes on a real customer. */
import type { CallName } from '../../src/api/contract';

/** The limits of the check. */
export interface Allowed {
  /** Changes that are undone again (`--write`). */
  readonly write: boolean;
  /** Everything: orders, invoices, mails, the password, the API token (`--disposable-account`). */
  readonly disposable: boolean;
}

type Need = 'nothing' | 'write' | 'disposable';

/** The permission that each call needs: the compiler asks for every call of the contract. */
const NEEDS: Readonly<Record<CallName, Need>> = {
  'account.login': 'nothing',
  'account.signup': 'disposable',
  'account.forgetPwd': 'disposable',
  'account.resetPwd': 'disposable',
  'user.info': 'nothing',
  'user.refreshToken': 'nothing',
  'user.changepwd': 'disposable',
  'user.genToken': 'disposable',
  'user.setlang': 'disposable',
  'recharge.cryptomusPay': 'disposable',
  'recharge.checkPay': 'nothing',
  'order.rechargeRecord': 'nothing',
  'order.pricemenu': 'nothing',
  'order.packages': 'nothing',
  'order.check': 'nothing',
  'order.pay': 'disposable',
  'auth.passadd': 'write',
  'auth.passdelete': 'write',
  'auth.passupdate': 'write',
  'auth.trafficupdate': 'write',
  'auth.remarkupdate': 'write',
  'auth.sublist': 'nothing',
  'auth.whiteipadd': 'write',
  'auth.whiteipupdate': 'write',
  'auth.whiteipget': 'nothing',
  'auth.whiteipdelete': 'write',
  'dynamic.gateways': 'nothing',
  'dynamic.stock': 'nothing',
  'dynamic.citys': 'nothing',
  'dynamic.whiteipget': 'nothing',
  'traffic.changelog': 'nothing',
  'traffic.details': 'nothing',
  'traffic.usage': 'nothing',
};

/** Returns the calls that need exactly this permission. */
export const callsThatNeed = (need: Need): CallName[] =>
  (Object.keys(NEEDS) as CallName[]).filter((call) => NEEDS[call] === need);

/** Returns true when a call may be made. */
export function isAllowed(call: CallName, { write, disposable }: Allowed): boolean {
  const need = NEEDS[call];
  return need === 'nothing' || (need === 'write' ? write : disposable);
}

/** Returns the reason why a call is not made, or null when it may be. */
export function whyNot(call: CallName, allowed: Allowed): string | null {
  if (isAllowed(call, allowed)) return null;
  return NEEDS[call] === 'write'
    ? 'it changes something: --write'
    : 'only with --disposable-account';
}
