/**
 * The records in the answers of calls: the portal's names on the left, wire names on the right. When a field that a record
 * cannot do without (an id, an amount, a secret) cannot be read, the record is unreadable. Any other unreadable field gets a
 * neutral value: "" for a text, null for a time or an address, an unlisted value for one of a closed list.
 */
import {
  CHANGE_TYPES,
  ORDER_STATUSES,
  PACKAGE_TAGS,
  PAY_WAYS,
  PAYMENT_STATUSES,
  PROTOCOLS,
  RECORD_TYPES,
} from './lists';
import {
  bytes,
  count,
  countryCode,
  filled,
  flag,
  id,
  listed,
  listedOrUnknown,
  nullable,
  orNull,
  otherwise,
  personal,
  placeCode,
  received,
  secret,
  severalOf,
  signedBytes,
  text,
  ts,
  unitPrice,
  usd,
  webUrl,
} from './reading';

/** A signed-in session: the token and its end in UTC seconds. */
export const session = received({
  jwtToken: ['jwt_token', secret(filled)],
  expireAt: ['expire_at', ts],
});

/**
 * The current user: the main account. Traffic in bytes, without the sub-accounts' part. `trafficExpireAt` is null when nothing
 * expires, undefined when the time is not known.
 */
export const user = received({
  id: ['id', id],
  name: ['name', text],
  email: ['email', personal(text)],
  balance: ['balance', usd],
  trafficLeft: ['traffic_left', bytes],
  trafficUsed: ['traffic_used', bytes],
  trafficExpireAt: ['traffic_expire_at', otherwise(nullable(ts), undefined)],
  apiToken: ['api_token', secret(text)],
  proxyUsername: ['proxy_username', id],
  proxyPassword: ['proxy_password', secret(id)],
  lang: ['lang', text],
  canTrial: ['can_trial', otherwise(flag, false)],
  createdAt: ['created_at', otherwise(ts, null)],
});

/** A crypto invoice for a recharge; the customer pays `total` = amount + fee on the hosted page at `url`. */
export const rechargeInvoice = received({
  orderId: ['order_id', id],
  url: ['url', webUrl],
  amount: ['amount', usd],
  fee: ['fee', usd],
  total: ['total', usd],
  expireAt: ['expire_at', otherwise(ts, null)],
});

/** The state of a payment at the payment provider. */
export const paymentCheck = received({
  orderId: ['order_id', id],
  paymentStatus: ['payment_status', listed(PAYMENT_STATUSES)],
  amount: ['amount', otherwise(usd, null)],
  paidAmount: ['paid_amount', otherwise(usd, null)],
  updatedAt: ['updated_at', otherwise(ts, null)],
});

/** A tier of the price menu: `minGb` to `maxGb` (inclusive, null = no end) at one price per GB. */
export const priceTier = received({
  durationDays: ['duration_days', nullable(count)],
  minGb: ['min_gb', count],
  maxGb: ['max_gb', nullable(count)],
  pricePerGb: ['price_per_gb', unitPrice],
});

/** A package on sale: `quantity` in GB, `durationDays` null = Unlimit. */
export const trafficPackage = received({
  id: ['id', filled],
  name: ['name', text],
  quantity: ['quantity', count],
  durationDays: ['duration_days', nullable(count)],
  pricePerGb: ['price_per_gb', unitPrice],
  originalPrice: ['original_price', usd],
  amount: ['amount', usd],
  tag: ['tag', orNull(listed(PACKAGE_TAGS))],
  isTrial: ['is_trial', flag],
});

/** The Order Summary as the backend counts it: total = original price − discount + processing fee. */
export const orderSummary = received({
  quantity: ['quantity', count],
  durationDays: ['duration_days', nullable(count)],
  pricePerGb: ['price_per_gb', unitPrice],
  originalPrice: ['original_price', usd],
  discount: ['discount', usd],
  processingFee: ['processing_fee', usd],
  totalAmount: ['total_amount', usd],
  couponCode: ['coupon_code', orNull(text)],
});

/** A placed order; `url` is the hosted payment page, null when nothing is left to pay. */
export const placedOrder = received({
  orderId: ['order_id', id],
  status: ['status', listedOrUnknown(ORDER_STATUSES)],
  url: ['url', orNull(webUrl)],
  expireAt: ['expire_at', orNull(ts)],
});

/** A line of the recharge record or of My orders. */
export const paymentRecord = received({
  id: ['id', id],
  type: ['type', listedOrUnknown(RECORD_TYPES)],
  quantity: ['quantity', orNull(count)],
  pricePerGb: ['price_per_gb', orNull(unitPrice)],
  amount: ['amount', usd],
  fee: ['fee', usd],
  total: ['total', usd],
  paidType: ['paid_type', listedOrUnknown(PAY_WAYS)],
  status: ['status', listedOrUnknown(ORDER_STATUSES)],
  createdAt: ['created_at', otherwise(ts, null)],
  paidAt: ['paid_at', orNull(ts)],
  payUrl: ['pay_url', orNull(webUrl)],
  expireAt: ['expire_at', orNull(ts)],
  couponCode: ['coupon_code', orNull(text)],
  originalPrice: ['original_price', orNull(usd)],
  discount: ['discount', orNull(usd)],
  requestId: ['request_id', orNull(id)],
});

/** A sub-account; `trafficLimit` caps left + used, 0 = none. */
export const subAccount = received({
  id: ['id', id],
  username: ['username', id],
  password: ['password', secret(id)],
  remark: ['remark', text],
  trafficLimit: ['traffic_limit', bytes],
  trafficLeft: ['traffic_left', bytes],
  trafficUsed: ['traffic_used', bytes],
  allocatedTraffic: ['allocated_traffic', bytes],
  createdAt: ['created_at', otherwise(ts, null)],
});

/** A whitelist entry. */
export const whitelistEntry = received({
  id: ['id', id],
  ip: ['ip', id],
  remark: ['remark', text],
  addedAt: ['added_at', otherwise(ts, null)],
});

/** A gateway: where proxy clients connect. `whitelistPort` asks for no password; null when the gateway has none. */
export const gateway = received({
  id: ['id', id],
  name: ['name', text],
  region: ['region', text],
  host: ['host', filled],
  port: ['port', count],
  whitelistPort: ['whitelist_port', otherwise(count, null)],
  protocols: ['protocols', severalOf(listed(PROTOCOLS))],
  apiBase: ['api_base', otherwise(webUrl, null)],
});

/** The number of addresses that a country has in stock. */
export const countryStock = received({
  countryCode: ['country_code', countryCode],
  country: ['country', text],
  continent: ['continent', text],
  ips: ['ips', count],
});

/** The number of addresses that a city has in stock; the codes go into the proxy username unchanged. */
export const cityStock = received({
  stateCode: ['state_code', placeCode],
  state: ['state', text],
  cityCode: ['city_code', placeCode],
  city: ['city', text],
  ips: ['ips', count],
});

/** An address that may use whitelist mode. */
export const proxyWhitelistEntry = received({
  ip: ['ip', id],
  remark: ['remark', text],
});

/** A line of the Traffic Change Record: `change` signed, `balanceAfter` of the main account, both in bytes. */
export const trafficChange = received({
  id: ['id', id],
  at: ['at', ts],
  type: ['type', listedOrUnknown(CHANGE_TYPES)],
  change: ['change', signedBytes],
  balanceAfter: ['balance_after', bytes],
  account: ['account', orNull(text)],
  remark: ['remark', text],
});

/** A line of the Traffic Usage Detail: one hour (`at` is its start) of one account, country and protocol. `requests` is null when not known. */
export const trafficDetail = received({
  at: ['at', ts],
  account: ['account', text],
  countryCode: ['country_code', text],
  protocol: ['protocol', { ...listedOrUnknown(PROTOCOLS), wire: text.wire }],
  bytes: ['bytes', bytes],
  requests: ['requests', otherwise(count, null)],
});

/** Usage of an hour or a day (UTC); empty buckets are left out. `requests` is null when not known. */
export const usageBucket = received({
  at: ['at', ts],
  bytes: ['bytes', bytes],
  requests: ['requests', otherwise(count, null)],
});
