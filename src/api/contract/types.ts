/** The portal's shapes, inferred from the schemas. */
import type * as e from './entities';
import type * as l from './lists';
import type { Output } from './reading';

export type Session = Output<typeof e.session>;
export type User = Output<typeof e.user>;
export type RechargeInvoice = Output<typeof e.rechargeInvoice>;
export type PaymentCheck = Output<typeof e.paymentCheck>;
export type PriceTier = Output<typeof e.priceTier>;
export type TrafficPackage = Output<typeof e.trafficPackage>;
export type OrderSummary = Output<typeof e.orderSummary>;
export type PlacedOrder = Output<typeof e.placedOrder>;
export type PaymentRecord = Output<typeof e.paymentRecord>;
export type SubAccount = Output<typeof e.subAccount>;
export type WhitelistEntry = Output<typeof e.whitelistEntry>;
export type Gateway = Output<typeof e.gateway>;
export type CountryStock = Output<typeof e.countryStock>;
export type CityStock = Output<typeof e.cityStock>;
export type ProxyWhitelistEntry = Output<typeof e.proxyWhitelistEntry>;
export type TrafficChange = Output<typeof e.trafficChange>;
export type TrafficDetail = Output<typeof e.trafficDetail>;
export type UsageBucket = Output<typeof e.usageBucket>;

export type PaymentStatus = (typeof l.PAYMENT_STATUSES)[number];
export type OrderStatus = (typeof l.ORDER_STATUSES)[number];
export type PayWay = (typeof l.PAY_WAYS)[number];
export type RecordType = (typeof l.RECORD_TYPES)[number];
export type PackageTag = (typeof l.PACKAGE_TAGS)[number];
export type Protocol = (typeof l.PROTOCOLS)[number];
export type ChangeType = (typeof l.CHANGE_TYPES)[number];
export type TrafficAction = (typeof l.TRAFFIC_ACTIONS)[number];
export type Granularity = (typeof l.GRANULARITIES)[number];

export type { Liberty, List, Page, Rule, Unlisted, Unread } from './reading';
