import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Reads a page of the Traffic Change Record. (`traffic.changelog`) */
export const changelog = (params: Params<'traffic.changelog'>, options?: CallOptions) =>
  call('traffic.changelog', params, options);

/** Reads a page of the Traffic Usage Detail. (`traffic.details`) */
export const details = (params: Params<'traffic.details'>, options?: CallOptions) =>
  call('traffic.details', params, options);

/** Reads usage by hour or day (UTC); empty buckets are left out. (`traffic.usage`) */
export const usage = (params: Params<'traffic.usage'>, options?: CallOptions) =>
  call('traffic.usage', params, options);
