/**
 * Checks Traffic Change Record, Traffic Usage Detail and usage: all in UTC, and the sums of one are the sums of the other.
 */
import type { Data } from '../../src/api/contract';
import { CHANGE_TYPES } from '../../src/api/contract/lists';
import { dayOf, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../src/lib/time/day';
import type { Caller, Endpoint } from './caller';
import type { CallFindings } from './findings';
import { PagedList } from './lists';
import { checkWrongParameters, type Samples } from './samples';
import * as shown from './shown';

/** Days in UTC, both inclusive. */
export interface Days {
  readonly start: string;
  readonly end: string;
}

type Detail = Data<'traffic.details'>['list'][number];
type Bucket = Data<'traffic.usage'>['list'][number];

const STEPS = { hour: SECONDS_PER_HOUR, day: SECONDS_PER_DAY } as const;
const DAYS_LOOKED_AT = 30;
/** The largest page. A busy day may have more rows; then the sums are not compared. */
const DETAILS_OF_A_DAY = 200;

/**
 * Returns the checked days, until yesterday, because today's traffic still grows from call to call. `now` in UTC seconds.
 */
export function lastDays(now: number): Days {
  return {
    start: dayOf(now - DAYS_LOOKED_AT * SECONDS_PER_DAY),
    end: dayOf(now - SECONDS_PER_DAY),
  };
}

const isIn = (days: Days, at: number) => dayOf(at) >= days.start && dayOf(at) <= days.end;

/** Checks the changes of traffic in some days: by page, by type and by range. */
export async function checkChanges(caller: Caller, days: Days, samples: Samples): Promise<void> {
  const call = caller.endpoint('traffic.changelog');
  const list = new PagedList(caller, call.name, samples[call.name]);
  const changes = await list.check();
  if (changes.some(({ at }) => !isIn(days, at))) {
    call.departs('filter start and end', '`start` and `end` are ignored', 'data.list.0.at');
  }
  const has = (type: string) => changes.some((change) => change.type === type);
  const asked = [CHANGE_TYPES.find(has), CHANGE_TYPES.find((type) => !has(type))];
  for (const type of asked) {
    if (type !== undefined) {
      await list.checkFilter('type', { type }, (change) => change.type === type);
    }
  }
  await list.checkRange(dayOf);
  if (list.rows !== null) call.shows(`${list.total} changes in ${DAYS_LOOKED_AT} days`);
  await checkWrongParameters(call, samples);
}

/** Checks Usage Detail, and the sums of usage by hour and by day. */
export async function checkUsage(caller: Caller, days: Days, samples: Samples): Promise<void> {
  const call = caller.endpoint('traffic.details');
  const list = new PagedList(
    caller,
    call.name,
    samples[call.name],
    ({ at, account, countryCode, protocol }) =>
      JSON.stringify([at, account, countryCode, protocol]),
  );
  const details = await list.check();
  checkDetails(call, days, details);
  const [newest] = details;
  if (newest !== undefined && newest.account !== '') {
    const { account } = newest;
    await list.checkFilter('account', { account }, (row) => row.account === account);
  }
  await list.checkRange(dayOf);
  await checkWrongParameters(call, samples);
  const usage = caller.endpoint('traffic.usage');
  await checkSums(caller, usage, days, null);
  if (newest !== undefined) await checkDay(caller, usage, dayOf(newest.at), newest.account);
  await checkWrongParameters(usage, samples);
  if (list.rows !== null) call.shows(`${list.total} rows in ${DAYS_LOOKED_AT} days`);
}

/** Checks usage of one day against its details, if all of them fit on a page; of all accounts, and of one. */
async function checkDay(
  caller: Caller,
  usage: Endpoint<'traffic.usage'>,
  day: string,
  account: string,
): Promise<void> {
  const days = { start: day, end: day };
  const paging = { page: 1, pageSize: DETAILS_OF_A_DAY };
  const page = await caller.read('traffic.details', { ...days, ...paging });
  if (page === null || page.unread !== null || page.list.length < page.total) return;
  await checkSums(caller, usage, days, page.list);
  const own = page.list.filter((row) => row.account === account);
  if (own.length === page.list.length) return;
  const used = await buckets(usage, days, 'day', account);
  if (used === null || sum(used) === sum(own)) return;
  const text = '`account` is ignored: the sum is not that of the account';
  usage.departs('filter account', text, 'data.0.bytes');
}

function checkDetails({ departs }: CallFindings, days: Days, details: readonly Detail[]): void {
  const add = (rule: string, text: string) => departs(rule, text, 'data.list.0.at');
  if (details.some(({ at }) => !isIn(days, at))) {
    add('filter start and end', '`start` and `end` are ignored: rows of other days came');
  }
  if (details.some(({ at }) => at % SECONDS_PER_HOUR !== 0))
    add('hour', 'it is not the start of an hour');
}

const sum = (rows: readonly { readonly bytes: number }[]) =>
  rows.reduce((total, { bytes }) => total + bytes, 0);

async function buckets(
  call: Endpoint<'traffic.usage'>,
  days: Days,
  granularity: keyof typeof STEPS,
  account?: string,
): Promise<readonly Bucket[] | null> {
  const usage = await call.read({
    ...days,
    granularity,
    ...(account === undefined ? {} : { account }),
  });
  if (usage === null) return null;
  const add = (rule: string, text: string) => call.departs(rule, text, 'data.0.at');
  const { list } = usage;
  if (list.some(({ at }) => at % STEPS[granularity] !== 0)) {
    add('granularity', `a bucket of ${granularity} does not begin with its ${granularity} in UTC`);
  }
  if (list.some(({ at }) => !isIn(days, at))) {
    add('filter start and end', '`start` and `end` are ignored: buckets of other days came');
  }
  const times = list.map(({ at }) => at);
  if (new Set(times).size < times.length) add('same bucket', `a ${granularity} comes twice`);
  if (list.some(({ bytes, requests }) => bytes === 0 && requests === 0)) {
    call.liberal('empty bucket', 'empty buckets are not left out', 'data.0.bytes');
  }
  return usage.unread === null ? list : null;
}

/**
 * Checks usage by hour against usage by day, and against the details.
 * @param details all rows of these days; null when they are not all known
 */
async function checkSums(
  caller: Caller,
  call: Endpoint<'traffic.usage'>,
  days: Days,
  details: readonly Detail[] | null,
): Promise<void> {
  const byDay = await buckets(call, days, 'day');
  if (caller.isSilent(call.name)) return;
  const byHour = await buckets(call, days, 'hour');
  if (byDay === null || byHour === null) return;
  if (details === null) call.shows(`${shown.traffic(sum(byDay))} in ${DAYS_LOOKED_AT} days`);
  if (sum(byDay) !== sum(byHour)) {
    call.departs('sums', 'the sum by hour is not the sum by day', 'data.0.bytes');
  }
  if (details !== null && sum(details) !== sum(byHour)) {
    const text = 'the sum is not that of /traffic/details for the same days';
    call.departs('sums', text, 'data.0.bytes');
  }
}
