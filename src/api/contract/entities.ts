/**
 * The records in the answers of calls: the portal's names on the left, wire names on the right. When a field that a record
 * cannot do without (an id, an amount, a secret) cannot be read, the record is unreadable. Any other unreadable field gets a
 * neutral value: "" for a text, null for a time or an address, an unlisted value for one of a closed list.
 */

import {
  arrayOf,
  booleanValue,
  bytes,
  count,
  countryCode,
  enumOf,
  enumOrUnknown,
  id,
  looseCountryCode,
  looseNullable,
  nonEmptyText,
  nullable,
  objectOf,
  personal,
  placeCode,
  secret,
  signedBytes,
  text,
  timestamp,
  unitPrice,
  usd,
  uuid,
  webUrl,
  withFallback,
} from './decoders';
import {
  CHANGE_TYPES,
  ORDER_STATUSES,
  PACKAGE_TAGS,
  PAY_WAYS,
  PAYMENT_STATUSES,
  PROTOCOLS,
  RECORD_TYPES,
} from './lists';

/** A signed-in session: the token and its end in UTC seconds. */
export const session = objectOf({
  jwtToken: ['jwt_token', secret(nonEmptyText)],
  expireAt: ['expire_at', timestamp],
});

/**
 * The current user: the main account. Traffic in bytes, without the sub-accounts' part. `trafficExpireAt` is null when nothing
 * expires, undefined when the time is not known.
 */
export const user = objectOf({
  id: ['id', id],
  name: ['name', text],
  email: ['email', personal(text)],
  balance: ['balance', usd],
  trafficLeft: ['traffic_left', bytes],
  trafficUsed: ['traffic_used', bytes],
  trafficExpireAt: ['traffic_expire_at', withFallback(nullable(timestamp), undefined)],
  apiToken: ['api_token', secret(text)],
  proxyUsername: ['proxy_username', id],
  proxyPassword: ['proxy_password', secret(id)],
  lang: ['lang', text],
  canTrial: ['can_trial', withFallback(booleanValue, false)],
  createdAt: ['created_at', withFallback(timestamp, null)],
});

/** A crypto invoice for a recharge; the customer pays `total` = amount + fee on the hosted page at `payUrl`. */
export const rechargeInvoice = objectOf({
  orderId: ['order_id', id],
  payUrl: ['url', webUrl],
  amount: ['amount', usd],
  fee: ['fee', usd],
  total: ['total', usd],
  expireAt: ['expire_at', withFallback(timestamp, null)],
});

/** The state of a payment at the payment provider. */
export const paymentCheck = objectOf({
  orderId: ['order_id', id],
  paymentStatus: ['payment_status', enumOf(PAYMENT_STATUSES)],
  amount: ['amount', withFallback(usd, null)],
  paidAmount: ['paid_amount', withFallback(usd, null)],
  updatedAt: ['updated_at', withFallback(timestamp, null)],
});

/** A tier of the price menu: `minGb` to `maxGb` (inclusive, null = no end) at one price per GB. */
export const priceTier = objectOf({
  durationDays: ['duration_days', nullable(count)],
  minGb: ['min_gb', count],
  maxGb: ['max_gb', nullable(count)],
  pricePerGb: ['price_per_gb', unitPrice],
});

/** A package on sale: `quantity` in GB, `durationDays` null = Unlimit. */
export const trafficPackage = objectOf({
  id: ['id', nonEmptyText],
  name: ['name', text],
  quantity: ['quantity', count],
  durationDays: ['duration_days', nullable(count)],
  pricePerGb: ['price_per_gb', unitPrice],
  originalPrice: ['original_price', usd],
  amount: ['amount', usd],
  tag: ['tag', looseNullable(enumOf(PACKAGE_TAGS))],
  isTrial: ['is_trial', booleanValue],
});

/** The Order Summary as the backend counts it: total = original price − discount + processing fee. */
export const orderSummary = objectOf({
  quantity: ['quantity', count],
  durationDays: ['duration_days', nullable(count)],
  pricePerGb: ['price_per_gb', unitPrice],
  originalPrice: ['original_price', usd],
  discount: ['discount', usd],
  processingFee: ['processing_fee', usd],
  totalAmount: ['total_amount', usd],
  couponCode: ['coupon_code', looseNullable(text)],
});

/** A placed order; `payUrl` is the hosted payment page, null when nothing is left to pay. */
export const placedOrder = objectOf({
  orderId: ['order_id', id],
  status: ['status', enumOrUnknown(ORDER_STATUSES)],
  payUrl: ['url', looseNullable(webUrl)],
  expireAt: ['expire_at', looseNullable(timestamp)],
});

/** A line of the recharge record or of My orders. */
export const paymentRecord = objectOf({
  id: ['id', id],
  type: ['type', enumOrUnknown(RECORD_TYPES)],
  quantity: ['quantity', looseNullable(count)],
  pricePerGb: ['price_per_gb', looseNullable(unitPrice)],
  amount: ['amount', usd],
  fee: ['fee', usd],
  total: ['total', usd],
  paidType: ['paid_type', enumOrUnknown(PAY_WAYS)],
  status: ['status', enumOrUnknown(ORDER_STATUSES)],
  createdAt: ['created_at', withFallback(timestamp, null)],
  paidAt: ['paid_at', looseNullable(timestamp)],
  payUrl: ['pay_url', looseNullable(webUrl)],
  expireAt: ['expire_at', looseNullable(timestamp)],
  couponCode: ['coupon_code', looseNullable(text)],
  originalPrice: ['original_price', looseNullable(usd)],
  discount: ['discount', looseNullable(usd)],
  requestId: ['request_id', looseNullable(uuid)],
});

/** A sub-account; `trafficLimit` caps left + used, 0 = none. */
export const subAccount = objectOf({
  id: ['id', id],
  username: ['username', id],
  password: ['password', secret(id)],
  remark: ['remark', text],
  trafficLimit: ['traffic_limit', bytes],
  trafficLeft: ['traffic_left', bytes],
  trafficUsed: ['traffic_used', bytes],
  allocatedTraffic: ['allocated_traffic', bytes],
  createdAt: ['created_at', withFallback(timestamp, null)],
});

/** A whitelist entry. */
export const whitelistEntry = objectOf({
  id: ['id', id],
  ip: ['ip', id],
  remark: ['remark', text],
  addedAt: ['added_at', withFallback(timestamp, null)],
});

/** A gateway: where proxy clients connect. `whitelistPort` asks for no password; null when the gateway has none. */
export const gateway = objectOf({
  id: ['id', id],
  name: ['name', text],
  region: ['region', text],
  host: ['host', nonEmptyText],
  port: ['port', count],
  whitelistPort: ['whitelist_port', withFallback(count, null)],
  protocols: ['protocols', arrayOf(enumOf(PROTOCOLS))],
  apiBase: ['api_base', withFallback(webUrl, null)],
});

/** The number of addresses that a country has in stock. */
export const countryStock = objectOf({
  countryCode: ['country_code', countryCode],
  country: ['country', text],
  continent: ['continent', text],
  ips: ['ips', count],
});

/** The number of addresses that a city has in stock; the codes go into the proxy username unchanged. */
export const cityStock = objectOf({
  stateCode: ['state_code', placeCode],
  state: ['state', text],
  cityCode: ['city_code', placeCode],
  city: ['city', text],
  ips: ['ips', count],
});

/** An address that may use whitelist mode. */
export const proxyWhitelistEntry = objectOf({
  ip: ['ip', id],
  remark: ['remark', text],
});

/** A line of the Traffic Change Record: `change` signed, `balanceAfter` of the main account, both in bytes. */
export const trafficChange = objectOf({
  id: ['id', id],
  at: ['at', timestamp],
  type: ['type', enumOrUnknown(CHANGE_TYPES)],
  change: ['change', signedBytes],
  balanceAfter: ['balance_after', bytes],
  account: ['account', looseNullable(text)],
  remark: ['remark', text],
});

/** A line of the Traffic Usage Detail: one hour (`at` is its start) of one account, country and protocol. `requests` is null when not known. */
export const trafficDetail = objectOf({
  at: ['at', timestamp],
  account: ['account', text],
  countryCode: ['country_code', looseCountryCode],
  protocol: ['protocol', { ...enumOrUnknown(PROTOCOLS), wire: text.wire }],
  bytes: ['bytes', bytes],
  requests: ['requests', withFallback(count, null)],
});

/** Usage of an hour or a day (UTC); empty buckets are left out. `requests` is null when not known. */
export const usageBucket = objectOf({
  at: ['at', timestamp],
  bytes: ['bytes', bytes],
  requests: ['requests', withFallback(count, null)],
});
