/** The wire contract: the one place that knows the backend's paths, fields and codes. */
export * from './calls';
export * from './codes';
export { type Deviation, onDeviation } from './decoders';
export * from './envelope';
export * from './errors';
export * from './lists';
export * from './redactionSchema';
export * from './redirects';
export type * from './types';
