import * as read from '../decoders';
import * as e from '../entities';
import { paramsSchema, text } from '../wire';
import { none, reading } from './call';
import type { Examples } from './example';

export const dynamic = {
  'dynamic.gateways': reading({
    label: 'failed.gateways',
    params: none,
    data: read.listOf(e.gateway),
  }),
  'dynamic.stock': reading({
    label: 'failed.locations',
    params: none,
    data: read.listOf(e.countryStock),
  }),
  'dynamic.citys': reading({
    label: 'failed.locations',
    params: paramsSchema({ countryCode: ['country_code', text] }),
    data: read.listOf(e.cityStock),
  }),
  'dynamic.whiteipget': reading({
    label: 'menu.whitelist',
    params: none,
    data: read.listOf(e.proxyWhitelistEntry),
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
    isOnSeveralPages: true,
  },
};
