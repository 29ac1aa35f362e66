/**
 * The records in the answers of calls: the portal's names on the left, wire names on the right. When a field that a record
 * cannot do without (an id, an amount, a secret) cannot be read, the record is unreadable. Any other unreadable field gets a
 * neutral value: "" for a text, null for a time or an address, an unlisted value for one of a closed list.
 */
import * as read from './decoders';
import * as l from './lists';

/** A signed-in session: the token and its end in UTC seconds. */
export const session = read.objectOf({
  jwtToken: ['jwt_token', read.secret(read.nonEmptyText)],
  expireAt: ['expire_at', read.timestamp],
});

/**
 * The current user: the main account. Traffic in bytes, without the sub-accounts' part. `trafficExpireAt` is null when nothing
 * expires, undefined when the time is not known.
 */
export const user = read.objectOf({
  id: ['id', read.id],
  name: ['name', read.text],
  email: ['email', read.personal(read.text)],
  balance: ['balance', read.usd],
  trafficLeft: ['traffic_left', read.bytes],
  trafficUsed: ['traffic_used', read.bytes],
  trafficExpireAt: [
    'traffic_expire_at',
    read.withFallback(read.nullable(read.timestamp), undefined),
  ],
  apiToken: ['api_token', read.secret(read.text)],
  proxyUsername: ['proxy_username', read.id],
  proxyPassword: ['proxy_password', read.secret(read.id)],
  lang: ['lang', read.text],
  canTrial: ['can_trial', read.withFallback(read.booleanValue, false)],
  createdAt: ['created_at', read.withFallback(read.timestamp, null)],
});

/** A crypto invoice for a recharge; the customer pays `total` = amount + fee on the hosted page at `payUrl`. */
export const rechargeInvoice = read.objectOf({
  orderId: ['order_id', read.id],
  payUrl: ['url', read.webUrl],
  amount: ['amount', read.usd],
  fee: ['fee', read.usd],
  total: ['total', read.usd],
  expireAt: ['expire_at', read.withFallback(read.timestamp, null)],
});

/** The state of a payment at the payment provider. */
export const paymentCheck = read.objectOf({
  orderId: ['order_id', read.id],
  paymentStatus: ['payment_status', read.enumOf(l.PAYMENT_STATUSES)],
  amount: ['amount', read.withFallback(read.usd, null)],
  paidAmount: ['paid_amount', read.withFallback(read.usd, null)],
  updatedAt: ['updated_at', read.withFallback(read.timestamp, null)],
});

/** A tier of the price menu: `minGb` to `maxGb` (inclusive, null = no end) at one price per GB. */
export const priceTier = read.objectOf({
  durationDays: ['duration_days', read.nullable(read.count)],
  minGb: ['min_gb', read.count],
  maxGb: ['max_gb', read.nullable(read.count)],
  pricePerGb: ['price_per_gb', read.unitPrice],
});

/** A package on sale: `quantity` in GB, `durationDays` null = Unlimit. */
export const trafficPackage = read.objectOf({
  id: ['id', read.nonEmptyText],
  name: ['name', read.text],
  quantity: ['quantity', read.count],
  durationDays: ['duration_days', read.nullable(read.count)],
  pricePerGb: ['price_per_gb', read.unitPrice],
  originalPrice: ['original_price', read.usd],
  amount: ['amount', read.usd],
  tag: ['tag', read.looseNullable(read.enumOf(l.PACKAGE_TAGS))],
  isTrial: ['is_trial', read.booleanValue],
});

/** The Order Summary as the backend counts it: total = original price − discount + processing fee. */
export const orderSummary = read.objectOf({
  quantity: ['quantity', read.count],
  durationDays: ['duration_days', read.nullable(read.count)],
  pricePerGb: ['price_per_gb', read.unitPrice],
  originalPrice: ['original_price', read.usd],
  discount: ['discount', read.usd],
  processingFee: ['processing_fee', read.usd],
  totalAmount: ['total_amount', read.usd],
  couponCode: ['coupon_code', read.looseNullable(read.text)],
});

/** A placed order; `payUrl` is the hosted payment page, null when nothing is left to pay. */
export const placedOrder = read.objectOf({
  orderId: ['order_id', read.id],
  status: ['status', read.enumOrUnknown(l.ORDER_STATUSES)],
  payUrl: ['url', read.looseNullable(read.webUrl)],
  expireAt: ['expire_at', read.looseNullable(read.timestamp)],
});

/** A line of the recharge record or of My orders. */
export const paymentRecord = read.objectOf({
  id: ['id', read.id],
  type: ['type', read.enumOrUnknown(l.RECORD_TYPES)],
  quantity: ['quantity', read.looseNullable(read.count)],
  pricePerGb: ['price_per_gb', read.looseNullable(read.unitPrice)],
  amount: ['amount', read.usd],
  fee: ['fee', read.usd],
  total: ['total', read.usd],
  paidType: ['paid_type', read.enumOrUnknown(l.PAY_WAYS)],
  status: ['status', read.enumOrUnknown(l.ORDER_STATUSES)],
  createdAt: ['created_at', read.withFallback(read.timestamp, null)],
  paidAt: ['paid_at', read.looseNullable(read.timestamp)],
  payUrl: ['pay_url', read.looseNullable(read.webUrl)],
  expireAt: ['expire_at', read.looseNullable(read.timestamp)],
  couponCode: ['coupon_code', read.looseNullable(read.text)],
  originalPrice: ['original_price', read.looseNullable(read.usd)],
  discount: ['discount', read.looseNullable(read.usd)],
  requestId: ['request_id', read.looseNullable(read.uuid)],
});

/** A sub-account; `trafficLimit` caps left + used, 0 = none. */
export const subAccount = read.objectOf({
  id: ['id', read.id],
  username: ['username', read.id],
  password: ['password', read.secret(read.id)],
  remark: ['remark', read.text],
  trafficLimit: ['traffic_limit', read.bytes],
  trafficLeft: ['traffic_left', read.bytes],
  trafficUsed: ['traffic_used', read.bytes],
  allocatedTraffic: ['allocated_traffic', read.bytes],
  createdAt: ['created_at', read.withFallback(read.timestamp, null)],
});

/** A whitelist entry. */
export const whitelistEntry = read.objectOf({
  id: ['id', read.id],
  ip: ['ip', read.id],
  remark: ['remark', read.text],
  addedAt: ['added_at', read.withFallback(read.timestamp, null)],
});

/** A gateway: where proxy clients connect. `whitelistPort` asks for no password; null when the gateway has none. */
export const gateway = read.objectOf({
  id: ['id', read.id],
  name: ['name', read.text],
  region: ['region', read.text],
  host: ['host', read.nonEmptyText],
  port: ['port', read.count],
  whitelistPort: ['whitelist_port', read.withFallback(read.count, null)],
  protocols: ['protocols', read.arrayOf(read.enumOf(l.PROTOCOLS))],
  apiBase: ['api_base', read.withFallback(read.webUrl, null)],
});

/** The number of addresses that a country has in stock. */
export const countryStock = read.objectOf({
  countryCode: ['country_code', read.countryCode],
  country: ['country', read.text],
  continent: ['continent', read.text],
  ips: ['ips', read.count],
});

/** The number of addresses that a city has in stock; the codes go into the proxy username unchanged. */
export const cityStock = read.objectOf({
  stateCode: ['state_code', read.placeCode],
  state: ['state', read.text],
  cityCode: ['city_code', read.placeCode],
  city: ['city', read.text],
  ips: ['ips', read.count],
});

/** An address that may use whitelist mode. */
export const proxyWhitelistEntry = read.objectOf({
  ip: ['ip', read.id],
  remark: ['remark', read.text],
});

/** A line of the Traffic Change Record: `change` signed, `balanceAfter` of the main account, both in bytes. */
export const trafficChange = read.objectOf({
  id: ['id', read.id],
  at: ['at', read.timestamp],
  type: ['type', read.enumOrUnknown(l.CHANGE_TYPES)],
  change: ['change', read.signedBytes],
  balanceAfter: ['balance_after', read.bytes],
  account: ['account', read.looseNullable(read.text)],
  remark: ['remark', read.text],
});

/** A line of the Traffic Usage Detail: one hour (`at` is its start) of one account, country and protocol. `requests` is null when not known. */
export const trafficDetail = read.objectOf({
  at: ['at', read.timestamp],
  account: ['account', read.text],
  countryCode: ['country_code', read.looseCountryCode],
  protocol: ['protocol', { ...read.enumOrUnknown(l.PROTOCOLS), wire: read.text.wire }],
  bytes: ['bytes', read.bytes],
  requests: ['requests', read.withFallback(read.count, null)],
});

/** Usage of an hour or a day (UTC); empty buckets are left out. `requests` is null when not known. */
export const usageBucket = read.objectOf({
  at: ['at', read.timestamp],
  bytes: ['bytes', read.bytes],
  requests: ['requests', read.withFallback(read.count, null)],
});
