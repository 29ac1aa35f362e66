/** The wire contract: the one place that knows the backend's paths, fields and codes. */
export * from './calls';
export * from './codes';
export * from './envelope';
export * from './failures';
export * from './forms';
export * from './lists';
export { type Liberty, onLiberty } from './reading';
export * from './redirects';
export type * from './types';
