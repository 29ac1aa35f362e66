/**
 * The pages that calls were made on. A report names them; a browser's HAR does not: it holds the address of the document only, and the
 * portal goes from page to page without loading another. There a call tells its page when only one page makes it.
 */
import type { CallName } from '../../src/api/contract';

/** Below /client. A call that several pages make is not here. */
const PAGE_OF: Partial<Record<CallName, string>> = {
  'account.login': '/user/login',
  'account.signup': '/user/register',
  'account.forgetPwd': '/user/emailtoreset',
  'account.resetPwd': '/user/resetpassword',
  'user.changepwd': '/account/resetpassword',
  'user.genToken': '/account/setting',
  'recharge.cryptomusPay': '/recharge',
  'order.check': '/neworder',
  'order.pay': '/neworder',
  'auth.passadd': '/proxysetting/addsub',
  'auth.passdelete': '/proxysetting/subaccount',
  'auth.trafficupdate': '/proxysetting/subaccount',
  'auth.whiteipadd': '/proxysetting/whitelist',
  'auth.whiteipupdate': '/proxysetting/whitelist',
  'auth.whiteipget': '/proxysetting/whitelist',
  'auth.whiteipdelete': '/proxysetting/whitelist',
  'dynamic.gateways': '/residential',
  'dynamic.stock': '/residential',
  'dynamic.citys': '/residential',
  'traffic.details': '/usage',
};

interface Clues {
  readonly call: CallName;
  /** The page that the file names; null when it does not. */
  readonly page: string | null;
  /** The page that the document was loaded at; null when the file does not tell. */
  readonly document: string | null;
}

/** The page of each call, in the order in which they were sent; null before anything tells it. */
export function pagesOf(clues: readonly Clues[]): readonly (string | null)[] {
  let route: string | null = null;
  let loadedAt: string | null = null;
  return clues.map(({ call, page, document }) => {
    if (document !== loadedAt) route = document;
    loadedAt = document;
    route = page ?? PAGE_OF[call] ?? route;
    return route;
  });
}

const ORDER_PAGE = '/neworder';

/** Of a recorded call, what tells a place. */
interface Step {
  readonly call: CallName;
  readonly route: string | null;
  readonly params: readonly (readonly [name: string, value: string])[];
}

/** What the customer had chosen on the order page by then, as a link to that page chooses it; "" when no call tells. */
function orderQuery(before: readonly Step[]): string {
  const paid = before.findLast(({ call }) => call === 'order.pay');
  const asked = paid ?? before.findLast(({ call }) => call === 'order.check');
  const sent = new Map(asked?.params ?? []);
  const wanted = sent.get('package_id')
    ? [['package', sent.get('package_id')]]
    : [
        ['quantity', sent.get('quantity')],
        ['days', sent.get('duration_days')],
      ];
  const query = new URLSearchParams();
  for (const [name, value] of [...wanted, ['pay', sent.get('pay_way')]])
    if (name !== undefined && value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query}`;
}

/** Where the portal stands at a step of the time line, below /client; null when nothing tells. */
export function placeAt(
  entries: readonly Step[],
  step: number,
  route: string | null = entries[step - 1]?.route ?? null,
): string | null {
  return route === ORDER_PAGE ? route + orderQuery(entries.slice(0, step)) : route;
}
