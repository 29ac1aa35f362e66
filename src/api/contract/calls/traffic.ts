import * as v from 'valibot';
import * as read from '../decoders';
import * as e from '../entities';
import * as l from '../lists';
import { day, paramsSchema, text } from '../wire';
import { paging, reading } from './call';
import { type Examples, PAGE } from './example';

const range = { start: ['start', day], end: ['end', day] } as const;
const optionalAccount = { account: ['account', v.optional(text)] } as const;

export const traffic = {
  'traffic.changelog': reading({
    label: 'usage.changeRecord',
    params: paramsSchema({
      ...paging,
      ...range,
      type: ['type', v.optional(v.picklist(l.CHANGE_TYPES))],
    }),
    data: read.pageOf(e.trafficChange),
  }),
  'traffic.details': reading({
    label: 'usage.usageDetail',
    params: paramsSchema({ ...paging, ...range, ...optionalAccount }),
    data: read.pageOf(e.trafficDetail),
  }),
  'traffic.usage': reading({
    label: 'menu.usage',
    params: paramsSchema({
      ...range,
      ...optionalAccount,
      granularity: ['granularity', v.picklist(l.GRANULARITIES)],
    }),
    data: read.listOf(e.usageBucket),
  }),
} as const;

export const trafficExamples: Examples<typeof traffic> = {
  'traffic.changelog': {
    purpose: 'traffic change log',
    description:
      'A page of what changed the traffic: orders, moves, expiry. Days are UTC, both included.',
    params: ({ days }) => ({ ...PAGE, ...days, type: 'order' }),
    newestFirst: 'at',
    page: '/usage?tab=changes',
    isOnSeveralPages: true,
  },
  'traffic.details': {
    purpose: 'traffic details',
    description: 'A page with a row for each hour, account, country and protocol that had traffic.',
    params: ({ days }) => ({ ...PAGE, ...days }),
    newestFirst: 'at',
    page: '/usage?tab=details',
  },
  'traffic.usage': {
    purpose: 'traffic usage',
    description: 'Traffic by hour or day; empty ones may be left out.',
    params: ({ days }) => ({ ...days, granularity: 'day' }),
    page: '/usage?tab=details',
    isOnSeveralPages: true,
  },
};
