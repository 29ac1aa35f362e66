import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Reads the gateways. (`dynamic.gateways`) */
export const gateways = (options?: CallOptions) => call('dynamic.gateways', {}, options);

/** Reads how many addresses each country has. (`dynamic.stock`) */
export const stock = (options?: CallOptions) => call('dynamic.stock', {}, options);

/** Reads the states and cities of a country. (`dynamic.citys`) */
export const citys = (params: Params<'dynamic.citys'>, options?: CallOptions) =>
  call('dynamic.citys', params, options);

/** Reads the addresses that may use whitelist mode. (`dynamic.whiteipget`) */
export const whiteipget = (options?: CallOptions) => call('dynamic.whiteipget', {}, options);
