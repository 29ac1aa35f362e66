/**
 * The table of calls (spec §7): one row per call. Everything that knows a path, a method or a field name of the backend
 * is in this folder.
 */
import * as v from 'valibot';
import { CODE } from './codes';
import * as e from './entities';
import * as l from './lists';
import * as read from './reading';
import {
  bytes,
  count,
  day,
  type Fields,
  flag,
  orEmpty,
  type ParamsOf,
  pageNumber,
  pageSize,
  type Sent,
  sent,
  text,
  usd,
} from './wire';

/** One row of the table. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Path below `/api`. */
  readonly path: string;
  /** What it is for, in the words of the specification. */
  readonly purpose: string;
  readonly params: Sent<Fields>;
  readonly data: read.Reader<unknown>;
  /** True when the call changes something: it is never retried, cached or prefetched, GET or not. */
  readonly changes: boolean;
  /**
   * Codes whose answer is handed to the caller instead of being thrown ('all' = every code). A call that has any always
   * resolves with its envelope.
   */
  readonly passThrough?: 'all' | readonly number[];
}

const none = sent({});
/** The id of what a call created. Code 0 already says that it was created, so an answer without the id is no failure. */
const created = read.otherwise(read.received({ id: ['id', read.id] }), null);
const unknownBytes = read.otherwise(read.bytes, null);
const paging = { page: ['page', pageNumber], pageSize: ['page_size', pageSize] } as const;
const id = { id: ['id', text] } as const;
const lang = ['lang', text] as const;
const requestId = ['request_id', v.pipe(text, v.uuid())] as const;
const range = { start: ['start', day], end: ['end', day] } as const;
const optionalAccount = { account: ['account', v.optional(text)] } as const;

const order = {
  packageId: ['package_id', orEmpty(text)],
  quantity: ['quantity', v.pipe(count, v.minValue(1))],
  durationDays: ['duration_days', orEmpty(count)],
  couponCode: ['coupon_code', text],
  payWay: ['pay_way', v.picklist(l.PAY_WAYS)],
  isTrial: ['is_trial', flag],
} as const;

const row = <const C extends Call>(call: C): C => call;

export const calls = {
  'account.login': row({
    method: 'POST',
    path: '/account/login',
    purpose: 'sign in',
    params: sent({ email: ['email', text], password: ['password', text] }),
    data: e.session,
    changes: true,
  }),
  'account.signup': row({
    method: 'POST',
    path: '/account/signup',
    purpose: 'sign up',
    params: sent({ email: ['email', text], password: ['password', text], lang }),
    data: read.nothing,
    changes: true,
  }),
  'account.forgetPwd': row({
    method: 'POST',
    path: '/account/forgetPwd',
    purpose: 'send reset e-mail',
    params: sent({ email: ['email', text], lang }),
    data: read.nothing,
    changes: true,
  }),
  'account.resetPwd': row({
    method: 'POST',
    path: '/account/resetPwd',
    purpose: 'set new password',
    params: sent({ token: ['token', text], password: ['password', text] }),
    data: read.nothing,
    changes: true,
  }),
  'user.info': row({
    method: 'GET',
    path: '/user/info',
    purpose: 'current user',
    params: none,
    data: e.user,
    changes: false,
  }),
  'user.refreshToken': row({
    method: 'GET',
    path: '/user/refreshToken',
    purpose: 'a new token',
    params: none,
    data: e.session,
    changes: true,
  }),
  'user.changepwd': row({
    method: 'POST',
    path: '/user/changepwd',
    purpose: 'change password',
    params: sent({ oldPassword: ['old_password', text], newPassword: ['new_password', text] }),
    data: read.nothing,
    changes: true,
  }),
  'user.genToken': row({
    method: 'POST',
    path: '/user/genToken',
    purpose: 'refresh developer token',
    params: none,
    data: read.received({ apiToken: ['api_token', read.filled] }),
    changes: true,
  }),
  'user.setlang': row({
    method: 'POST',
    path: '/user/setlang',
    purpose: 'set language',
    params: sent({ lang }),
    data: read.nothing,
    changes: true,
  }),
  'recharge.cryptomusPay': row({
    method: 'POST',
    path: '/recharge/cryptomusPay',
    purpose: 'start crypto payment',
    params: sent({ amount: ['amount', usd], requestId }),
    data: e.rechargeInvoice,
    changes: true,
  }),
  'recharge.checkPay': row({
    method: 'POST',
    path: '/recharge/checkPay',
    purpose: 'check payment',
    params: sent({ orderId: ['order_id', text] }),
    data: e.paymentCheck,
    changes: false,
    passThrough: 'all',
  }),
  'order.rechargeRecord': row({
    method: 'GET',
    path: '/order/rechargeRecord',
    purpose: 'recharge records and orders',
    params: sent({
      type: ['type', v.picklist(l.RECORD_TYPES)],
      ...paging,
      status: ['status', v.optional(v.picklist(l.ORDER_STATUSES))],
      start: ['start', v.optional(day)],
      end: ['end', v.optional(day)],
    }),
    data: read.pageOf(e.paymentRecord),
    changes: false,
  }),
  'order.pricemenu': row({
    method: 'GET',
    path: '/order/pricemenu',
    purpose: 'price menu',
    params: none,
    data: read.listOf(e.priceTier),
    changes: false,
  }),
  'order.packages': row({
    method: 'GET',
    path: '/order/packages',
    purpose: 'packages',
    params: none,
    data: read.listOf(e.trafficPackage),
    changes: false,
  }),
  'order.check': row({
    method: 'GET',
    path: '/order/check',
    purpose: 'check order',
    params: sent(order),
    data: e.orderSummary,
    changes: false,
    passThrough: [CODE.couponInvalid],
  }),
  'order.pay': row({
    method: 'POST',
    path: '/order/pay',
    purpose: 'pay order',
    params: sent({ ...order, requestId }),
    data: e.placedOrder,
    changes: true,
    passThrough: [CODE.couponInvalid],
  }),
  'auth.passadd': row({
    method: 'POST',
    path: '/auth/passadd',
    purpose: 'add sub-account',
    params: sent({
      username: ['username', text],
      password: ['password', text],
      remark: ['remark', text],
      trafficLimit: ['traffic_limit', bytes],
    }),
    data: created,
    changes: true,
    passThrough: [CODE.usernameTaken],
  }),
  'auth.passdelete': row({
    method: 'GET',
    path: '/auth/passdelete',
    purpose: 'delete sub-account',
    params: sent(id),
    data: read.otherwise(read.received({ recycled: ['recycled', unknownBytes] }), {
      recycled: null,
    }),
    changes: true,
  }),
  'auth.passupdate': row({
    method: 'GET',
    path: '/auth/passupdate',
    purpose: 'update sub-account password',
    params: sent({ ...id, password: ['password', text] }),
    data: read.nothing,
    changes: true,
  }),
  'auth.trafficupdate': row({
    method: 'GET',
    path: '/auth/trafficupdate',
    purpose: 'allocate or recycle traffic',
    params: sent({
      ...id,
      action: ['action', v.picklist(l.TRAFFIC_ACTIONS)],
      amount: ['amount', v.pipe(bytes, v.minValue(1))],
    }),
    data: read.otherwise(
      read.received({
        trafficLeft: ['traffic_left', unknownBytes],
        mainTrafficLeft: ['main_traffic_left', unknownBytes],
      }),
      { trafficLeft: null, mainTrafficLeft: null },
    ),
    changes: true,
  }),
  'auth.remarkupdate': row({
    method: 'GET',
    path: '/auth/remarkupdate',
    purpose: 'update sub-account remark',
    params: sent({ ...id, remark: ['remark', text] }),
    data: read.nothing,
    changes: true,
  }),
  'auth.sublist': row({
    method: 'GET',
    path: '/auth/sublist',
    purpose: 'list sub-accounts',
    params: sent({ ...paging, keyword: ['keyword', text] }),
    data: read.pageOf(e.subAccount),
    changes: false,
  }),
  'auth.whiteipadd': row({
    method: 'GET',
    path: '/auth/whiteipadd',
    purpose: 'add whitelist IP',
    params: sent({ ip: ['ip', text], remark: ['remark', text] }),
    data: created,
    changes: true,
  }),
  'auth.whiteipupdate': row({
    method: 'GET',
    path: '/auth/whiteipupdate',
    purpose: 'update IP remark',
    params: sent({ ...id, remark: ['remark', text] }),
    data: read.nothing,
    changes: true,
  }),
  'auth.whiteipget': row({
    method: 'GET',
    path: '/auth/whiteipget',
    purpose: 'list whitelist IPs',
    params: sent({ ...paging, keyword: ['keyword', text] }),
    data: read.pageOf(e.whitelistEntry),
    changes: false,
  }),
  'auth.whiteipdelete': row({
    method: 'GET',
    path: '/auth/whiteipdelete',
    purpose: 'delete whitelist IP',
    params: sent(id),
    data: read.nothing,
    changes: true,
  }),
  'dynamic.gateways': row({
    method: 'GET',
    path: '/dynamic/gateways',
    purpose: 'gateways',
    params: none,
    data: read.listOf(e.gateway),
    changes: false,
  }),
  'dynamic.stock': row({
    method: 'GET',
    path: '/dynamic/stock',
    purpose: 'stock by geography',
    params: none,
    data: read.listOf(e.countryStock),
    changes: false,
  }),
  'dynamic.citys': row({
    method: 'GET',
    path: '/dynamic/citys',
    purpose: 'cities',
    params: sent({ countryCode: ['country_code', text] }),
    data: read.listOf(e.cityStock),
    changes: false,
  }),
  'dynamic.whiteipget': row({
    method: 'GET',
    path: '/dynamic/whiteipget',
    purpose: 'whitelist IPs for proxies',
    params: none,
    data: read.listOf(e.proxyWhitelistEntry),
    changes: false,
  }),
  'traffic.changelog': row({
    method: 'GET',
    path: '/traffic/changelog',
    purpose: 'traffic change log',
    params: sent({ ...paging, ...range, type: ['type', v.optional(v.picklist(l.CHANGE_TYPES))] }),
    data: read.pageOf(e.trafficChange),
    changes: false,
  }),
  'traffic.details': row({
    method: 'GET',
    path: '/traffic/details',
    purpose: 'traffic details',
    params: sent({ ...paging, ...range, ...optionalAccount }),
    data: read.pageOf(e.trafficDetail),
    changes: false,
  }),
  'traffic.usage': row({
    method: 'GET',
    path: '/traffic/usage',
    purpose: 'traffic usage',
    params: sent({
      ...range,
      ...optionalAccount,
      granularity: ['granularity', v.picklist(l.GRANULARITIES)],
    }),
    data: read.listOf(e.usageBucket),
    changes: false,
  }),
} as const;

export type Calls = typeof calls;
/** The name of a call: `<folder>.<last part of the path>`. */
export type CallName = keyof Calls;
/** What the portal passes to a call. */
export type Params<C extends CallName> = ParamsOf<Calls[C]['params']>;
/** What the portal gets from a call. */
export type Data<C extends CallName> = read.Output<Calls[C]['data']>;
/** What the server sends in `data`, when it keeps to the contract. */
export type WireData<C extends CallName> = read.WireInput<Calls[C]['data']>;

/** The calls that resolve with their envelope. */
export type PassingCall = {
  [C in CallName]: Calls[C] extends { passThrough: unknown } ? C : never;
}[CallName];

/** The two sign-in redirects: addresses to go to, not calls. */
export const redirects = {
  'account.ggoauth': { path: '/account/ggoauth', purpose: 'Google sign-in' },
  'account.yandexoauth': { path: '/account/yandexoauth', purpose: 'Yandex sign-in' },
} as const;
export type RedirectName = keyof typeof redirects;

/** What a sign-in redirect carries; `page` is the page's own query (a referral code, say). */
export interface RedirectParams {
  /** Absolute address of the portal's login page. */
  readonly redirectUri: string;
  /** A nonce that comes back with the answer. */
  readonly state: string;
  readonly lang: string;
  readonly page: URLSearchParams;
}

/** Base of every call (spec §9). */
export const API_BASE = '/api';
/** Where the sign-in redirects begin: the backend's, but a static bench has pages of its own for them (`config/plugins/bench.ts`). */
const REDIRECT_BASE = process.env.REDIRECT_BASE || API_BASE;
/** The header that carries the session, empty when anonymous (spec §7). */
export const TOKEN_HEADER = 'JWT-TOKEN';

/** The address that starts a sign-in at Google or Yandex. The portal's own parameters win over the page's. */
export function redirectUrl(name: RedirectName, params: RedirectParams): string {
  const query = new URLSearchParams(params.page);
  query.set('redirect_uri', params.redirectUri);
  query.set('state', params.state);
  query.set('lang', params.lang);
  return `${REDIRECT_BASE}${redirects[name].path}?${query.toString()}`;
}
