/** The things that calls answer with: wire names on the right, the portal's names on the left. */
import * as v from 'valibot';
import {
  bytes,
  count,
  orNull,
  received,
  signedBytes,
  text,
  ts,
  unitPrice,
  usd,
  webUrl,
} from './wire';

export const PAYMENT_STATUSES = [
  'check',
  'confirm_check',
  'process',
  'wrong_amount_waiting',
  'wrong_amount',
  'paid',
  'paid_over',
  'cancel',
  'fail',
  'system_fail',
  'refund_process',
  'refund_paid',
  'refund_fail',
  'locked',
] as const;
export const ORDER_STATUSES = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;
export const PAY_WAYS = ['cryptomus', 'balance'] as const;
export const RECORD_TYPES = ['recharge', 'order'] as const;
export const PACKAGE_TAGS = ['most_popular', 'best_price'] as const;
export const PROTOCOLS = ['http', 'https', 'socks5'] as const;
export const CHANGE_TYPES = ['order', 'trial', 'allocate', 'recycle', 'expire', 'refund'] as const;
export const TRAFFIC_ACTIONS = ['allocate', 'recycle'] as const;
export const GRANULARITIES = ['hour', 'day'] as const;

/** A signed-in session: the token and its end in UTC seconds. */
export const session = received({
  jwtToken: ['jwt_token', v.pipe(text, v.nonEmpty())],
  expireAt: ['expire_at', ts],
});

/** The current user: the main account. Traffic in bytes, without what is allocated to sub-accounts. */
export const user = received({
  id: ['id', text],
  name: ['name', text],
  email: ['email', text],
  balance: ['balance', usd],
  trafficLeft: ['traffic_left', bytes],
  trafficUsed: ['traffic_used', bytes],
  trafficExpireAt: ['traffic_expire_at', orNull(ts)],
  apiToken: ['api_token', text],
  proxyUsername: ['proxy_username', text],
  proxyPassword: ['proxy_password', text],
  lang: ['lang', text],
  canTrial: ['can_trial', v.boolean()],
  createdAt: ['created_at', ts],
});

/** A crypto invoice for a recharge; the customer pays `total` = amount + fee on the hosted page at `url`. */
export const rechargeInvoice = received({
  orderId: ['order_id', text],
  url: ['url', webUrl],
  amount: ['amount', usd],
  fee: ['fee', usd],
  total: ['total', usd],
  expireAt: ['expire_at', ts],
});

/** What the payment provider knows of a payment. */
export const paymentCheck = received({
  orderId: ['order_id', text],
  paymentStatus: ['payment_status', v.picklist(PAYMENT_STATUSES)],
  amount: ['amount', usd],
  paidAmount: ['paid_amount', usd],
  updatedAt: ['updated_at', ts],
});

/** A tier of the price menu: `minGb` to `maxGb` (inclusive, null = no end) at one price per GB. */
export const priceTier = received({
  durationDays: ['duration_days', orNull(count)],
  minGb: ['min_gb', count],
  maxGb: ['max_gb', orNull(count)],
  pricePerGb: ['price_per_gb', unitPrice],
});

/** A package on sale: `quantity` in GB, `durationDays` null = Unlimit. */
export const trafficPackage = received({
  id: ['id', v.pipe(text, v.nonEmpty())],
  name: ['name', text],
  quantity: ['quantity', count],
  durationDays: ['duration_days', orNull(count)],
  pricePerGb: ['price_per_gb', unitPrice],
  originalPrice: ['original_price', usd],
  amount: ['amount', usd],
  tag: ['tag', orNull(v.picklist(PACKAGE_TAGS))],
  isTrial: ['is_trial', v.boolean()],
});

/** The Order Summary as the backend counts it: total = original price − discount + processing fee. */
export const orderSummary = received({
  quantity: ['quantity', count],
  durationDays: ['duration_days', orNull(count)],
  pricePerGb: ['price_per_gb', unitPrice],
  originalPrice: ['original_price', usd],
  discount: ['discount', usd],
  processingFee: ['processing_fee', usd],
  totalAmount: ['total_amount', usd],
  couponCode: ['coupon_code', orNull(text)],
});

/** A placed order; `url` is the hosted payment page, null when nothing is left to pay. */
export const placedOrder = received({
  orderId: ['order_id', text],
  status: ['status', v.picklist(ORDER_STATUSES)],
  url: ['url', orNull(webUrl)],
  expireAt: ['expire_at', orNull(ts)],
});

/** A line of the recharge record or of My orders. */
export const paymentRecord = received({
  id: ['id', text],
  type: ['type', v.picklist(RECORD_TYPES)],
  quantity: ['quantity', orNull(count)],
  pricePerGb: ['price_per_gb', orNull(unitPrice)],
  amount: ['amount', usd],
  fee: ['fee', usd],
  total: ['total', usd],
  paidType: ['paid_type', v.picklist(PAY_WAYS)],
  status: ['status', v.picklist(ORDER_STATUSES)],
  createdAt: ['created_at', ts],
  paidAt: ['paid_at', orNull(ts)],
  payUrl: ['pay_url', orNull(webUrl)],
  expireAt: ['expire_at', orNull(ts)],
  couponCode: ['coupon_code', orNull(text)],
  originalPrice: ['original_price', orNull(usd)],
  discount: ['discount', orNull(usd)],
  requestId: ['request_id', orNull(text)],
});

/** A sub-account; `trafficLimit` caps left + used, 0 = none. */
export const subAccount = received({
  id: ['id', text],
  username: ['username', text],
  password: ['password', text],
  remark: ['remark', text],
  trafficLimit: ['traffic_limit', bytes],
  trafficLeft: ['traffic_left', bytes],
  trafficUsed: ['traffic_used', bytes],
  allocatedTraffic: ['allocated_traffic', bytes],
  createdAt: ['created_at', ts],
});

/** A whitelist entry. */
export const whitelistEntry = received({
  id: ['id', text],
  ip: ['ip', text],
  remark: ['remark', text],
  addedAt: ['added_at', ts],
});

/** A gateway: where proxy clients connect. `whitelistPort` asks for no password. */
export const gateway = received({
  id: ['id', text],
  name: ['name', text],
  region: ['region', text],
  host: ['host', v.pipe(text, v.nonEmpty())],
  port: ['port', count],
  whitelistPort: ['whitelist_port', count],
  protocols: ['protocols', v.array(v.picklist(PROTOCOLS))],
  apiBase: ['api_base', webUrl],
});

/** How many addresses a country has in stock. */
export const countryStock = received({
  countryCode: ['country_code', v.pipe(text, v.regex(/^[A-Z]{2}$/))],
  country: ['country', text],
  continent: ['continent', text],
  ips: ['ips', count],
});

/** How many addresses a city has in stock; the codes go into the proxy username as they are. */
export const cityStock = received({
  stateCode: ['state_code', text],
  state: ['state', text],
  cityCode: ['city_code', text],
  city: ['city', text],
  ips: ['ips', count],
});

/** An address that may use whitelist mode. */
export const proxyWhitelistEntry = received({
  ip: ['ip', text],
  remark: ['remark', text],
});

/** A line of the Traffic Change Record: `change` signed, `balanceAfter` of the main account, both in bytes. */
export const trafficChange = received({
  id: ['id', text],
  at: ['at', ts],
  type: ['type', v.picklist(CHANGE_TYPES)],
  change: ['change', signedBytes],
  balanceAfter: ['balance_after', bytes],
  account: ['account', orNull(text)],
  remark: ['remark', text],
});

/** A line of the Traffic Usage Detail: one hour (`at` is its start) of one account, country and protocol. */
export const trafficDetail = received({
  at: ['at', ts],
  account: ['account', text],
  countryCode: ['country_code', text],
  protocol: ['protocol', text],
  bytes: ['bytes', bytes],
  requests: ['requests', count],
});

/** Usage of an hour or a day (UTC); empty buckets are left out. */
export const usageBucket = received({
  at: ['at', ts],
  bytes: ['bytes', bytes],
  requests: ['requests', count],
});
