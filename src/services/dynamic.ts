import { service } from './call';

/** Reads the gateways. */
export const gateways = service('dynamic.gateways');

/** Reads how many addresses each country has. */
export const stock = service('dynamic.stock');

/** Reads the states and cities of a country. */
export const citys = service('dynamic.citys');

/** Reads the addresses that may use whitelist mode. */
export const whiteipget = service('dynamic.whiteipget');
