import { CHANGE_TYPES, GRANULARITIES } from '../../src/api/contract/lists';
import { wrongParameter } from '../world/refusal';
import type { Change, UsageRow } from '../world/state';
import { listChanges, listDetails, type Range, sumUsage } from '../world/traffic';
import { defineSignedInCall, type EndpointsOf } from './endpoint';
import * as p from './params';

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
    { ...p.paging, ...range, type: p.optional(p.oneOf(CHANGE_TYPES)) },
    ({ world, user }, sent) =>
      p.pageOf(listChanges(world, user, rangeOf(sent), sent.type), sent, wireChange),
  ),
  'traffic.details': defineSignedInCall(
    { ...p.paging, ...range, ...account },
    ({ world, user }, sent) =>
      p.pageOf(listDetails(world, user, rangeOf(sent), sent.account), sent, wireDetail),
  ),
  'traffic.usage': defineSignedInCall(
    { ...range, ...account, granularity: p.oneOf(GRANULARITIES) },
    ({ world, user }, sent) => sumUsage(world, user, rangeOf(sent), sent.account, sent.granularity),
  ),
};
