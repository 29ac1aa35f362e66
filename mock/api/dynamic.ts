import { cityStock, gateways, stock } from '../world/dynamic';
import { wrongParameter } from '../world/refusal';
import { listEntries } from '../world/whitelist';
import { defineSignedInCall, type EndpointsOf } from './endpoint';
import * as p from './params';

/** Path of the generate API of gateways that run in the same process as the world. */
export const GENERATE_BASE = '/__mock/gateway';

export const dynamic: EndpointsOf<'dynamic'> = {
  'dynamic.gateways': defineSignedInCall({}, ({ world, origin }) =>
    gateways(world).map((gateway) => ({
      id: gateway.id,
      name: gateway.name,
      region: gateway.region,
      host: gateway.host,
      port: gateway.port,
      whitelist_port: gateway.whitelistPort,
      protocols: gateway.protocols,
      api_base: gateway.apiBase ?? `${origin}${GENERATE_BASE}`,
    })),
  ),
  'dynamic.stock': defineSignedInCall({}, ({ world }) =>
    stock(world).map(({ countryCode, country, continent, ips }) => ({
      country_code: countryCode,
      country,
      continent,
      ips,
    })),
  ),
  'dynamic.citys': defineSignedInCall({ country_code: p.filled }, ({ world }, sent) => {
    const cities = cityStock(world, sent.country_code);
    if (!cities) throw wrongParameter('country_code');
    return cities.map((one) => ({
      state_code: one.stateCode,
      state: one.state,
      city_code: one.cityCode,
      city: one.city,
      ips: one.ips,
    }));
  }),
  'dynamic.whiteipget': defineSignedInCall({}, ({ world, user }) =>
    listEntries(world, user, '').map(({ ip, remark }) => ({ ip, remark })),
  ),
};
