/**
 * The wire contract: the one place that knows the backend's paths, fields and codes. Codes, errors and lists are imported from their
 * own files, which load no schema.
 */
export * from './calls';
export { type Deviation, onDeviation } from './decoders';
export * from './envelope';
export * from './redactionSchema';
export * from './redirects';
export type * from './types';
