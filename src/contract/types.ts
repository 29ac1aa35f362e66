/** The portal's shapes, inferred from the schemas. */
import type * as v from 'valibot';
import type * as e from './entities';

export type Session = v.InferOutput<typeof e.session>;
export type User = v.InferOutput<typeof e.user>;
export type RechargeInvoice = v.InferOutput<typeof e.rechargeInvoice>;
export type PaymentCheck = v.InferOutput<typeof e.paymentCheck>;
export type PriceTier = v.InferOutput<typeof e.priceTier>;
export type TrafficPackage = v.InferOutput<typeof e.trafficPackage>;
export type OrderSummary = v.InferOutput<typeof e.orderSummary>;
export type PlacedOrder = v.InferOutput<typeof e.placedOrder>;
export type PaymentRecord = v.InferOutput<typeof e.paymentRecord>;
export type SubAccount = v.InferOutput<typeof e.subAccount>;
export type WhitelistEntry = v.InferOutput<typeof e.whitelistEntry>;
export type Gateway = v.InferOutput<typeof e.gateway>;
export type CountryStock = v.InferOutput<typeof e.countryStock>;
export type CityStock = v.InferOutput<typeof e.cityStock>;
export type ProxyWhitelistEntry = v.InferOutput<typeof e.proxyWhitelistEntry>;
export type TrafficChange = v.InferOutput<typeof e.trafficChange>;
export type TrafficDetail = v.InferOutput<typeof e.trafficDetail>;
export type UsageBucket = v.InferOutput<typeof e.usageBucket>;

export type PaymentStatus = (typeof e.PAYMENT_STATUSES)[number];
export type OrderStatus = (typeof e.ORDER_STATUSES)[number];
export type PayWay = (typeof e.PAY_WAYS)[number];
export type RecordType = (typeof e.RECORD_TYPES)[number];
export type PackageTag = (typeof e.PACKAGE_TAGS)[number];
export type Protocol = (typeof e.PROTOCOLS)[number];
export type ChangeType = (typeof e.CHANGE_TYPES)[number];
export type TrafficAction = (typeof e.TRAFFIC_ACTIONS)[number];
export type Granularity = (typeof e.GRANULARITIES)[number];
/** A page of a longer list. */
export interface Page<T> {
  readonly list: T[];
  readonly total: number;
}
