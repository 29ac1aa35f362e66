import { findUser, forgetPassword, openSession } from '../../mock/world/account';
import { ACCOUNTS } from '../../mock/world/seed';
import { leftIn, MB, type World } from '../../mock/world/state';
import type { CallName, Params } from '../../src/api/contract';
import { tokenFingerprint } from '../../src/features/auth/rules/session';

const REQUEST_ID = '0b5f7c0e-6a0e-4d57-9a39-3c2f5a1c9e11';
const PAGE = { page: 1, pageSize: 20 };
const RANGE = { start: '2026-02-01', end: '2026-03-04' };
const ORDER = {
  packageId: null,
  quantity: 5,
  durationDays: 30,
  couponCode: '',
  payWay: 'balance',
  isTrial: false,
} as const;

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the seed has no ${what}`);
  return value;
}

/** Returns parameters for every call that a freshly seeded world answers with success for the demo customer. */
export function callExamples(world: World): { readonly [C in CallName]: Params<C> } {
  const { users, subAccounts, whitelist, records, mails } = world.state;
  const demo = present(users[0], 'customer');
  const sub = present(
    subAccounts.find(({ lots }) => leftIn(lots) > MB),
    'sub-account with traffic',
  );
  const entry = present(whitelist[0], 'whitelist entry');
  const record = present(
    records.find(({ userId, payment }) => userId === demo.id && payment !== null),
    'payment',
  );
  forgetPassword(world, ACCOUNTS.demo.email, 'en-US');
  const token = new URLSearchParams(present(mails.at(-1), 'mail').path.split('?')[1]).get('token');
  return {
    'account.login': ACCOUNTS.demo,
    'account.signup': { email: 'fresh@example.com', password: 'fresh1234', lang: 'en-US' },
    'account.forgetPwd': { email: ACCOUNTS.demo.email, lang: 'ru-RU' },
    'account.resetPwd': {
      token: present(token ?? undefined, 'reset link'),
      password: 'another123',
    },
    'user.info': {},
    'user.refreshToken': {},
    'user.changepwd': { oldPassword: ACCOUNTS.demo.password, newPassword: 'another123' },
    'user.genToken': {},
    'user.setlang': { lang: 'ru-RU' },
    'recharge.cryptomusPay': { amount: '20.00', requestId: REQUEST_ID },
    'recharge.checkPay': { orderId: record.id },
    'order.rechargeRecord': { type: 'order', ...PAGE },
    'order.pricemenu': {},
    'order.packages': {},
    'order.check': ORDER,
    'order.pay': { ...ORDER, requestId: REQUEST_ID },
    'auth.passadd': {
      username: 'brandnewaccount1',
      password: 'subpass123',
      remark: 'new',
      trafficLimit: 0,
    },
    'auth.passdelete': { id: sub.id },
    'auth.passupdate': { id: sub.id, password: 'subpass456' },
    'auth.trafficupdate': { id: sub.id, action: 'recycle', amount: MB },
    'auth.remarkupdate': { id: sub.id, remark: 'renamed' },
    'auth.sublist': { ...PAGE, keyword: '' },
    'auth.whiteipadd': { ip: '198.51.100.77', remark: 'office' },
    'auth.whiteipupdate': { id: entry.id, remark: 'home' },
    'auth.whiteipget': { ...PAGE, keyword: '' },
    'auth.whiteipdelete': { id: entry.id },
    'dynamic.gateways': {},
    'dynamic.stock': {},
    'dynamic.citys': { countryCode: 'US' },
    'dynamic.whiteipget': {},
    'traffic.changelog': { ...PAGE, ...RANGE },
    'traffic.details': { ...PAGE, ...RANGE },
    'traffic.usage': { ...RANGE, granularity: 'day' },
  };
}

/** Returns a session of a seeded customer (the demo customer's by default) as the browser keeps it, with its owner. */
export function storedSession(
  world: World,
  email: string = ACCOUNTS.demo.email,
): { readonly userAuthData: string; readonly sessionOwner: string } {
  const user = present(findUser(world, email), 'customer');
  const { token, expireAt } = openSession(world, user);
  return {
    userAuthData: JSON.stringify({ jwt_token: token, expire_at: expireAt }),
    sessionOwner: JSON.stringify({ user_id: user.id, fingerprint: tokenFingerprint(token) }),
  };
}
