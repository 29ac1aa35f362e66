/** Parameters for every call that a correct backend reads without a complaint, and a wrong value for each. */
import {
  type Call,
  type CallName,
  CODE,
  calls,
  encodeParams,
  type Params,
} from '../../src/api/contract';
import type { Fields } from '../../src/api/contract/wire';
import type { Caller } from './caller';

/** Right parameters for every call. Ids are made up, so that nothing existing is meant. */
export type Samples = { readonly [C in CallName]: Params<C> };

/** An id that nothing has. */
export const NO_SUCH_ID = 'contract-check-no-such-id';
const PASSWORD = 'ContractCheck1';
const LANG = 'en-US';

/** Values that samples are made of. */
export interface SampleWorld {
  /** Two days in UTC, the first not after the second. */
  readonly range: { readonly start: string; readonly end: string };
  readonly countryCode: string;
  /** Of a sub-account, in case a backend makes one where it must not: the check removes sub-accounts by name. */
  readonly username: string;
  /** Of a whitelist entry, for the same reason. */
  readonly ip: string;
}

/** Makes the samples. */
export function samplesFor({ range, countryCode, username, ip }: SampleWorld): Samples {
  const paging = { page: 1, pageSize: 20 };
  const email = `contract-check-${username.toLowerCase()}@example.com`;
  const order = {
    packageId: null,
    quantity: 1,
    durationDays: null,
    couponCode: '',
    payWay: 'cryptomus',
    isTrial: false,
  } as const;
  const requestId = crypto.randomUUID();
  return {
    'account.login': { email, password: PASSWORD },
    'account.signup': { email, password: PASSWORD, lang: LANG },
    'account.forgetPwd': { email, lang: LANG },
    'account.resetPwd': { token: NO_SUCH_ID, password: PASSWORD },
    'user.info': {},
    'user.refreshToken': {},
    'user.changepwd': { oldPassword: PASSWORD, newPassword: `${PASSWORD}2` },
    'user.genToken': {},
    'user.setlang': { lang: LANG },
    'recharge.cryptomusPay': { amount: '20.00', requestId },
    'recharge.checkPay': { orderId: NO_SUCH_ID },
    'order.rechargeRecord': { type: 'order', ...paging },
    'order.pricemenu': {},
    'order.packages': {},
    'order.check': order,
    'order.pay': { ...order, requestId },
    'auth.passadd': { username, password: PASSWORD, remark: '', trafficLimit: 0 },
    'auth.passdelete': { id: NO_SUCH_ID },
    'auth.passupdate': { id: NO_SUCH_ID, password: PASSWORD },
    'auth.trafficupdate': { id: NO_SUCH_ID, action: 'recycle', amount: 1 },
    'auth.remarkupdate': { id: NO_SUCH_ID, remark: '' },
    'auth.sublist': { ...paging, keyword: '' },
    'auth.whiteipadd': { ip, remark: '' },
    'auth.whiteipupdate': { id: NO_SUCH_ID, remark: '' },
    'auth.whiteipget': { ...paging, keyword: '' },
    'auth.whiteipdelete': { id: NO_SUCH_ID },
    'dynamic.gateways': {},
    'dynamic.stock': {},
    'dynamic.citys': { countryCode },
    'dynamic.whiteipget': {},
    'traffic.changelog': { ...paging, ...range },
    'traffic.details': { ...paging, ...range },
    'traffic.usage': { ...range, granularity: 'day' },
  };
}

/** A wrong value of each parameter that has a form of its own, by its name in requests. */
const WRONG: Readonly<Record<string, string>> = {
  page: '0',
  page_size: '0',
  type: 'no-such-type',
  status: 'no-such-status',
  start: '2026-02-30',
  end: 'yesterday',
  granularity: 'week',
  package_id: NO_SUCH_ID,
  quantity: '0',
  duration_days: 'soon',
  pay_way: 'barter',
  is_trial: 'maybe',
};
/** Parameters that a call makes no sense without. `page_size` has a default, and `keyword` may be empty. */
const NEEDED = ['type', 'start', 'end', 'granularity', 'quantity', 'country_code', 'order_id'];

/** Sends each parameter of a reading call wrong, one after the other: 40001 each time. */
export async function checkWrongParameters(
  caller: Caller,
  call: CallName,
  samples: Samples,
): Promise<void> {
  const right = encodeParams(call, samples[call]);
  const row: Call = calls[call];
  for (const [name, schema] of Object.values(row.params.fields as Fields)) {
    const wrong = WRONG[name];
    if (wrong !== undefined) {
      const sent = { ...right, [name]: wrong };
      await caller.refused(call, sent, CODE.parameterWrong, `a wrong \`${name}\``);
    }
    if (!NEEDED.includes(name) || schema.type === 'optional') continue;
    const { [name]: _, ...without } = right;
    await caller.refused(call, without, CODE.parameterWrong, `no \`${name}\``);
  }
}
