/** The parts of proxy lines: gateways, places, the whitelist as gateways see it. */

import * as read from '../decoders';
import * as e from '../entities';
import { paramsSchema, text } from '../wire';
import { defineCall, none } from './call';
import type { Examples } from './example';

export const dynamic = {
  'dynamic.gateways': defineCall({
    method: 'GET',
    path: '/dynamic/gateways',
    params: none,
    data: read.listOf(e.gateway),
    changes: false,
  }),
  'dynamic.stock': defineCall({
    method: 'GET',
    path: '/dynamic/stock',
    params: none,
    data: read.listOf(e.countryStock),
    changes: false,
  }),
  'dynamic.citys': defineCall({
    method: 'GET',
    path: '/dynamic/citys',
    params: paramsSchema({ countryCode: ['country_code', text] }),
    data: read.listOf(e.cityStock),
    changes: false,
  }),
  'dynamic.whiteipget': defineCall({
    method: 'GET',
    path: '/dynamic/whiteipget',
    params: none,
    data: read.listOf(e.proxyWhitelistEntry),
    changes: false,
  }),
} as const;

export const dynamicExamples: Examples<typeof dynamic> = {
  'dynamic.gateways': {
    purpose: 'gateways',
    description:
      'The gateways that programs connect to. One without `whitelist_port` has no whitelist mode; `api_base` is where the API link leads.',
    page: '/residential',
  },
  'dynamic.stock': {
    purpose: 'stock by geography',
    description: 'How many IPs are available in each country.',
    page: '/residential',
  },
  'dynamic.citys': {
    purpose: 'cities',
    description:
      'The states and cities of a country. Their codes go into the proxy username as they are.',
    params: ({ countryCode }) => ({ countryCode }),
    page: '/residential?country=US',
  },
  'dynamic.whiteipget': {
    purpose: 'whitelist IPs for proxies',
    description: 'The whitelist as the gateways see it.',
    page: '/residential?auth=whitelist',
  },
};
