/** The portal's shapes, inferred from the schemas. */

import type { Decoded } from './decoders';
import type * as e from './entities';
import type * as l from './lists';

export type User = Decoded<typeof e.user>;
export type PaymentCheck = Decoded<typeof e.paymentCheck>;
export type PriceTier = Decoded<typeof e.priceTier>;
export type TrafficPackage = Decoded<typeof e.trafficPackage>;
export type OrderSummary = Decoded<typeof e.orderSummary>;
export type PaymentRecord = Decoded<typeof e.paymentRecord>;
export type SubAccount = Decoded<typeof e.subAccount>;
export type WhitelistEntry = Decoded<typeof e.whitelistEntry>;
export type Gateway = Decoded<typeof e.gateway>;
export type CountryStock = Decoded<typeof e.countryStock>;
export type CityStock = Decoded<typeof e.cityStock>;
export type TrafficChange = Decoded<typeof e.trafficChange>;
export type TrafficDetail = Decoded<typeof e.trafficDetail>;
export type UsageBucket = Decoded<typeof e.usageBucket>;

export type PaymentStatus = (typeof l.PAYMENT_STATUSES)[number];
export type OrderStatus = (typeof l.ORDER_STATUSES)[number];
export type PayWay = (typeof l.PAY_WAYS)[number];
export type RecordType = (typeof l.RECORD_TYPES)[number];
export type PackageTag = (typeof l.PACKAGE_TAGS)[number];
export type Protocol = (typeof l.PROTOCOLS)[number];
export type ChangeType = (typeof l.CHANGE_TYPES)[number];
export type TrafficAction = (typeof l.TRAFFIC_ACTIONS)[number];
export type Granularity = (typeof l.GRANULARITIES)[number];

export type { Deviation, DeviationKind, List, Page, UnknownEnum, UnreadRows } from './decoders';
