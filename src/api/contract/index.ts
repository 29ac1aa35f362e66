/** The wire contract: the one place that knows the backend's paths, fields and codes. */
export * from './calls';
export * from './codes';
export {
  CHANGE_TYPES,
  GRANULARITIES,
  ORDER_STATUSES,
  PACKAGE_TAGS,
  PAY_WAYS,
  PAYMENT_STATUSES,
  PROTOCOLS,
  RECORD_TYPES,
  TRAFFIC_ACTIONS,
} from './entities';
export * from './envelope';
export * from './failures';
export { type Liberty, onLiberty } from './reading';
export type * from './types';
