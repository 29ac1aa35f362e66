import { CHANGE_TYPES, GRANULARITIES } from '../../src/api/contract';
import { cityStock, gateways, stock } from '../world/dynamic';
import { wrongParameter } from '../world/refusal';
import type { Change, UsageRow } from '../world/state';
import { listChanges, listDetails, type Range, sumUsage } from '../world/traffic';
import { listEntries } from '../world/whitelist';
import { defineSignedInCall } from './define';
import type { EndpointsOf } from './endpoint';
import * as p from './params';

/** Path of the generate API of gateways that run in the same process as the world. */
export const GENERATE_BASE = '/__mock/gateway';

export const dynamic: EndpointsOf<'dynamic'> = {
  'dynamic.gateways': defineSignedInCall('GET', {}, ({ world, origin }) =>
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
  'dynamic.stock': defineSignedInCall('GET', {}, ({ world }) =>
    stock(world).map(({ countryCode, country, continent, ips }) => ({
      country_code: countryCode,
      country,
      continent,
      ips,
    })),
  ),
  'dynamic.citys': defineSignedInCall('GET', { country_code: p.filled }, ({ world }, sent) => {
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
  'dynamic.whiteipget': defineSignedInCall('GET', {}, ({ world, user }) =>
    listEntries(world, user, '').map(({ ip, remark }) => ({ ip, remark })),
  ),
};

const range = { start: p.dayStart, end: p.dayEnd };
const account = { account: p.optional(p.filled) };

function rangeOf({ start, end }: { start: number; end: number }): Range {
  if (end <= start) throw wrongParameter('end');
  return { from: start, until: end };
}

const wireChange = (change: Change) => ({
  id: change.id,
  at: change.at,
  type: change.type,
  change: change.change,
  balance_after: change.balanceAfter,
  account: change.account,
  remark: change.remark,
});

const wireDetail = (row: UsageRow) => ({
  at: row.at,
  account: row.account,
  country_code: row.country,
  protocol: row.protocol,
  bytes: row.bytes,
  requests: row.requests,
});

export const traffic: EndpointsOf<'traffic'> = {
  'traffic.changelog': defineSignedInCall(
    'GET',
    { ...p.paging, ...range, type: p.optional(p.oneOf(CHANGE_TYPES)) },
    ({ world, user }, sent) =>
      p.pageOf(listChanges(world, user, rangeOf(sent), sent.type), sent, wireChange),
  ),
  'traffic.details': defineSignedInCall(
    'GET',
    { ...p.paging, ...range, ...account },
    ({ world, user }, sent) =>
      p.pageOf(listDetails(world, user, rangeOf(sent), sent.account), sent, wireDetail),
  ),
  'traffic.usage': defineSignedInCall(
    'GET',
    { ...range, ...account, granularity: p.oneOf(GRANULARITIES) },
    ({ world, user }, sent) => sumUsage(world, user, rangeOf(sent), sent.account, sent.granularity),
  ),
};
