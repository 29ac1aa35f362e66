/**
 * Changes that cannot be undone, on an account that nobody needs: invoices, an unpaid order, mails, the language, the
 * password, the API token. No money moves: the only payment from a balance is one that the balance cannot cover.
 */
import { type CallName, type Data, encodeParams } from '../../src/api/contract';
import { CODE } from '../../src/api/contract/codes';
import { DEFAULT_LOCALE, isSupportedLocale, SUPPORTED_LOCALES } from '../../src/lib/locale';
import { addUsd, compareUsd, isZeroUsd, processingFee } from '../../src/lib/number/money';
import type { Caller } from './caller';
import { callsThatNeed } from './permission';
import { NO_SUCH_COUPON, NO_SUCH_ID, PASSWORD, type Samples } from './samples';
import { type Account, checkWithoutSession, signIn } from './session';
import type { Menu } from './shop';
import * as shown from './shown';

type User = Data<'user.info'>;

const AMOUNT = '20.00';
const TOO_LITTLE = '19.99';
const FAR_TOO_MANY_GB = 1_000_000;
const RECORDS = { page: 1, pageSize: 20 } as const;
/** Appended to the password while it is changed, so that whoever finds the account in that state knows the password. */
const SUFFIX = 'Cc1';
const LONGEST_PASSWORD = 30;
const TOO_SHORT = 'short';

/** Checks the calls that cannot be undone, on an account that nobody needs any more. `now` in UTC seconds. */
export async function checkDisposable(
  caller: Caller,
  account: Account,
  menu: Menu,
  samples: Samples,
  now: number,
): Promise<void> {
  const user = await caller.read('user.info', {});
  await checkWithoutSession(caller, callsThatNeed('disposable account'), samples);
  await checkRecharge(caller, now);
  await checkOrder(caller, menu, user);
  await checkLanguage(caller, user);
  await checkMails(caller, account);
  await checkApiToken(caller, user);
  await checkPassword(caller, account, now);
}

/** Checks that the same `request_id` makes the same purchase, once in the records, even after a second click. */
async function checkOnce(
  caller: Caller,
  name: 'order.pay' | 'recharge.cryptomusPay',
  type: 'order' | 'recharge',
  requestId: string,
  ids: readonly (string | undefined)[],
): Promise<void> {
  const call = caller.endpoint(name);
  const [first, second] = ids;
  if (first === undefined || second === undefined) return;
  if (first !== second) {
    const text = 'the same `request_id` gave another order: a second click would buy twice';
    call.departs('request_id', text, 'data.order_id');
  }
  const records = await caller.read('order.rechargeRecord', { type, ...RECORDS });
  if (records === null) return;
  const made = records.list.filter((record) => record.requestId === requestId);
  if (made.length !== 1) {
    const text = `the records hold the \`request_id\` ${made.length} times, not once: lost answers cannot be found again`;
    call.departs('request_id', text, 'request_id');
  }
}

async function checkRecharge(caller: Caller, now: number): Promise<void> {
  const call = caller.endpoint('recharge.cryptomusPay');
  const requestId = crypto.randomUUID();
  const first = await call.read({ amount: AMOUNT, requestId });
  if (first !== null) {
    const add = (rule: string, text: string, field: string) =>
      call.departs(rule, text, `data.${field}`);
    if (compareUsd(first.amount, AMOUNT) !== 0)
      add('amount', 'it is not what was asked for', 'amount');
    if (compareUsd(first.fee, processingFee(AMOUNT)) !== 0) {
      add('fee', 'it is not 3 % of the amount, half up to a cent', 'fee');
    }
    if (compareUsd(first.total, addUsd(first.amount, first.fee)) !== 0) {
      add('total', 'it is not amount + fee', 'total');
    }
    if (first.expireAt !== null && first.expireAt <= now) {
      add('expire_at', 'the invoice is over already when it comes', 'expire_at');
    }
    call.shows(`the hosted page, for ${shown.usd(first.total)}`);
  }
  const second = await call.read({ amount: AMOUNT, requestId });
  await checkOnce(caller, call.name, 'recharge', requestId, [first?.orderId, second?.orderId]);
  if (first !== null) {
    const { orderId } = first;
    const what = 'an invoice that nobody paid';
    await caller.refused('recharge.checkPay', { order_id: orderId }, CODE.notPaidYet, what);
  }
  const wrong = { amount: TOO_LITTLE, request_id: crypto.randomUUID() };
  await call.refused(wrong, CODE.parameterWrong, 'an amount under 20.00');
  const noId = { amount: AMOUNT, request_id: 'once' };
  await call.refused(noId, CODE.parameterWrong, 'a `request_id` that is no UUID');
}

async function checkOrder(caller: Caller, { tiers }: Menu, user: User | null): Promise<void> {
  const call = caller.endpoint('order.pay');
  const [tier] = tiers;
  if (!tier) {
    caller.options.findings.notMade(call.name, 'there is no price menu to order from');
    return;
  }
  const requestId = crypto.randomUUID();
  const order = {
    packageId: null,
    quantity: tier.minGb || 1,
    durationDays: tier.durationDays,
    couponCode: '',
    payWay: 'cryptomus',
    isTrial: false,
    requestId,
  } as const;
  const first = await call.ask(order);
  if (first.kind === 'data') {
    const { status, payUrl } = first.data;
    if (status !== 'unpaid') {
      const text = 'a new order that nobody paid is not `unpaid`';
      call.departs('status', text, 'data.status');
    }
    if (payUrl === null) {
      const text = 'there is no hosted page: the customer cannot pay';
      call.departs('url', text, 'data.url');
    }
    call.shows('the hosted page, and an unpaid order in My orders');
  }
  const second = await call.ask(order);
  const ids = [first, second].map((one) => (one.kind === 'data' ? one.data.orderId : undefined));
  await checkOnce(caller, call.name, 'order', requestId, ids);
  const another = encodeParams(call.name, { ...order, requestId: crypto.randomUUID() });
  const coupon = { ...another, coupon_code: NO_SUCH_COUPON };
  await call.refused(coupon, CODE.couponInvalid, 'a coupon that nobody has');
  const none = { ...another, quantity: '0' };
  await call.refused(none, CODE.parameterWrong, 'a wrong `quantity`');
  await checkTooDear(caller, largestTier(tiers), user);
}

/** Returns the tier of the largest quantities. */
const largestTier = (tiers: Menu['tiers']) =>
  tiers.find(({ maxGb }) => maxGb === null) ?? tiers.at(-1);

/**
 * Checks the refusal of an order that the balance cannot pay. It is sent only if the backend's own price exceeds the balance.
 */
async function checkTooDear(
  caller: Caller,
  tier: Menu['tiers'][number] | undefined,
  user: User | null,
): Promise<void> {
  if (!tier || user === null) return;
  const call = caller.endpoint('order.pay');
  const wanted = {
    packageId: null,
    quantity: tier.maxGb ?? FAR_TOO_MANY_GB,
    durationDays: tier.durationDays,
    couponCode: '',
    payWay: 'balance',
    isTrial: false,
  } as const;
  const summary = await caller.ask('order.check', wanted);
  if (summary.kind !== 'data' || isZeroUsd(summary.data.totalAmount)) return;
  if (compareUsd(summary.data.totalAmount, user.balance) <= 0) {
    const text = 'the balance is large enough for any order: 20403 was not checked';
    call.note('balance', text);
    return;
  }
  const order = encodeParams(call.name, { ...wanted, requestId: crypto.randomUUID() });
  await call.refused(order, CODE.balanceTooSmall, 'an order that the balance cannot pay');
}

/** Sets the other language and then the first one again. */
async function checkLanguage(caller: Caller, user: User | null): Promise<void> {
  const call = caller.endpoint('user.setlang');
  const before = isSupportedLocale(user?.lang) ? user.lang : DEFAULT_LOCALE;
  const [other = before] = SUPPORTED_LOCALES.filter((locale) => locale !== before);
  const outcome = await call.ask({ lang: other });
  const now = await caller.read('user.info', {});
  if (outcome.kind === 'data' && now !== null && now.lang !== other) {
    const text = '`lang` of /user/info is not what was set';
    call.departs('sent lang', text);
  }
  await call.ask({ lang: before });
}

/** Checks the calls that send mails: a taken address, the reset mail, and a link that nobody was sent. */
async function checkMails(caller: Caller, { email }: Account): Promise<void> {
  const anonymous = { token: '' };
  const lang = 'en-US';
  const stranger = `contract-check-${crypto.randomUUID()}@example.com`;
  const refused = (call: CallName, params: Record<string, string>, code: number, what: string) =>
    caller.refused(call, params, code, what, anonymous);
  const taken = { email, password: PASSWORD, lang };
  await refused('account.signup', taken, CODE.emailTaken, 'an e-mail that is taken');
  await caller.ask('account.forgetPwd', { email, lang }, anonymous);
  const unknown = { email: stranger, lang };
  await refused('account.forgetPwd', unknown, CODE.unknownEmail, 'an e-mail that nobody has');
  const link = { token: NO_SUCH_ID, password: PASSWORD };
  await refused('account.resetPwd', link, CODE.linkInvalid, 'a link that nobody was sent');
}

async function checkApiToken(caller: Caller, user: User | null): Promise<void> {
  const call = caller.endpoint('user.genToken');
  const made = await call.read({});
  const now = await caller.read('user.info', {});
  if (made === null || now === null) return;
  if (made.apiToken === user?.apiToken) {
    call.departs('new token', 'the token is the old one', 'data.api_token');
  }
  if (made.apiToken !== now.apiToken) {
    const text = 'it is not the `api_token` of /user/info';
    call.departs('new token', text, 'data.api_token');
  }
  call.shows('the new token, masked');
}

/** Changes the password and changes it back. */
async function checkPassword(caller: Caller, account: Account, now: number): Promise<void> {
  const call = caller.endpoint('user.changepwd');
  const { secrets } = caller.options;
  const { email, password } = account;
  const next = password.slice(0, LONGEST_PASSWORD - SUFFIX.length) + SUFFIX;
  secrets.add(next);
  const refused = (old: string, wanted: string, code: number, what: string) =>
    call.refused({ old_password: old, new_password: wanted }, code, what);
  await refused(`${password}x`, next, CODE.wrongPassword, 'a wrong old password');
  await refused(password, password, CODE.parameterWrong, 'a new password that is the old one');
  try {
    await refused(password, TOO_SHORT, CODE.parameterWrong, 'a new password of 5 letters');
    const changed = await call.ask({ oldPassword: password, newPassword: next });
    if (changed.kind === 'code') return;
    const isIn = await signIn(caller, { email, password: next }, now);
    if (!isIn && changed.kind === 'data') {
      call.departs('new password', 'nobody can sign in with the new password');
    }
  } finally {
    await changeBack(caller, account, next);
  }
}

/** Restores the old password, whatever was answered: a backend may have taken the one that is too short. */
async function changeBack(caller: Caller, { email, password }: Account, next: string) {
  const unstoppable = { unstoppable: true } as const;
  for (const present of [next, TOO_SHORT, next]) {
    const change = { old_password: present, new_password: password };
    await caller.make('user.changepwd', change, unstoppable);
    const anonymous = { token: '', ...unstoppable };
    const outcome = await caller.make('account.login', { email, password }, anonymous);
    if (outcome.kind !== 'data') continue;
    caller.token = outcome.data.jwtToken;
    return;
  }
  const { leftBehind } = caller.options.findings;
  leftBehind.push(
    `the password of the account: it is the old one (its first 27 characters) and then “${SUFFIX}”, or “${TOO_SHORT}”`,
  );
}
