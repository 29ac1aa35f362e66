import { BYTES_PER_MB } from '@/lib/number/traffic';
import type { TextValues, Translate } from '@/ui/format/text';
import { customRange, presetRange, rangeBefore } from '../rules/usage';
import { usageChartData } from './chartData';

const DAY = 86_400;
/** 2027-01-15 08:00:00 UTC. */
const NOW = 1_800_000_000;
const RANGE = presetRange('7d', NOW);
const t = ((key: string, values?: TextValues) =>
  values ? `${key} ${values.amount}` : key) as unknown as Translate;
const used = (at: number, megabytes: number) => ({
  at,
  bytes: megabytes * BYTES_PER_MB,
  requests: 1,
});
const dataOf = (input: Partial<Parameters<typeof usageChartData>[0]>) =>
  usageChartData({
    range: RANGE,
    buckets: [used(RANGE.from, 5)],
    since: null,
    now: NOW,
    locale: 'en-US',
    t,
    ...input,
  });

it('is in GB when a bar has more than 10,000 MB', () => {
  expect(dataOf({ buckets: [used(RANGE.from, 10_000)] }).unit).toBe('unit.MB');
  const large = dataOf({ buckets: [used(RANGE.from, 10_240)] });
  expect(large.unit).toBe('unit.GB');
  expect(large.series[0]?.values[0]).toBe(10);
});

it('is in GB when a bar of the previous period has more than 10,000 MB', () => {
  const before = rangeBefore(RANGE);
  const { unit, series, previousPeriod } = dataOf({
    buckets: [used(RANGE.from, 2_048)],
    previous: { range: before, buckets: [used(before.from, 30_720)] },
  });
  expect([unit, series[0]?.values[0], previousPeriod?.values[0]]).toEqual(['unit.GB', 2, 30]);
});

it('has the previous period from its first traffic on, and none where that leaves no line', () => {
  const before = rangeBefore(RANGE);
  const previous = (megabytes: number, day: number) => ({
    range: before,
    buckets: [used(before.from + day * DAY, megabytes)],
  });
  const { previousPeriod } = dataOf({ previous: previous(7, 2) });
  expect(previousPeriod?.values.slice(0, 4)).toEqual([null, null, 7, 0]);
  expect(dataOf({ previous: previous(7, 6) }).previousPeriod).toBeUndefined();
  expect(dataOf({ previous: previous(0, 2) }).previousPeriod).toBeUndefined();
});

it('has the average that a spike stands out from', () => {
  const usage = Array.from({ length: 7 }, (_, day) =>
    used(RANGE.from + day * DAY, day === 6 ? 64 : 1),
  );
  const { spikes, spikeWhy } = dataOf({ buckets: usage });
  expect([spikes, spikeWhy]).toEqual([[6], 'usage.spikeWhy 10.00\u00a0unit.MB']);
});

it('has no average of the time before the customer signed up, from which all usage would stand out', () => {
  const range = { ...RANGE, from: RANGE.to - 364 * DAY };
  const weeks = Array.from({ length: 7 }, (_, week) => used(range.to - (week + 1) * 7 * DAY, 8));
  expect(dataOf({ range, buckets: weeks }).spikes).toHaveLength(7);
  const { spikes, spikeWhy } = dataOf({ range, buckets: weeks, since: range.to - 45 * DAY });
  expect([spikes, spikeWhy]).toEqual([[], 'usage.spikeWhy 8.00\u00a0unit.MB']);
  const late = weeks.map((week, index) =>
    index === 0 ? { ...week, bytes: 9 * week.bytes } : week,
  );
  expect(dataOf({ range, buckets: late, since: range.to - 45 * DAY }).spikes).toEqual([51]);
});

it('has no average of hours that have not come, from which all usage would stand out', () => {
  const range = customRange('2027-01-15', '2027-01-15');
  const hours = Array.from({ length: 4 }, (_, hour) => used(range.from + hour * 3600, 100));
  const { spikes, spikeWhy } = dataOf({ range, buckets: hours, now: range.from + 3 * 3600 });
  expect([spikes, spikeWhy]).toEqual([[], 'usage.spikeWhy 100.00\u00a0unit.MB']);
});

it('names a week by its first and last day', () => {
  const range = { ...RANGE, from: RANGE.to - 100 * DAY };
  const { labels, titles } = dataOf({ range });
  expect(labels).toHaveLength(15);
  expect(titles[0]).toMatch(/^Oct 8, 2026 – Oct 9, 2026/);
  expect(titles.at(-1)).toMatch(/^Jan 9, 2027 – Jan 15, 2027/);
});

it('has a total beside several accounts, and none beside one', () => {
  const part = (name: string, megabytes: number) => ({
    name,
    buckets: [used(RANGE.from, megabytes)],
  });
  const buckets = [used(RANGE.from, 5)];
  const parts = [part('one', 2), part('other', 3)];
  expect(dataOf({ buckets, parts }).total?.values[0]).toBe(5);
  expect(dataOf({ buckets, parts: [part('one', 5)] }).total).toBeUndefined();
});
