import type { UsageBucket } from '@/api/contract';
import { inUnit } from '@/lib/number/traffic';
import { formatTime } from '@/lib/time/timeText';
import type { TextOf } from '@/ui/format/text';
import { fillBuckets, spikes, type UsageRange } from '../rules/usage';
import type { ChartData } from './types';

/** One account's share of a chart. */
export interface NamedBuckets {
  readonly name: string;
  readonly buckets: readonly UsageBucket[];
}

interface Input {
  readonly range: UsageRange;
  /** All traffic of the range, as the call gave it. */
  readonly buckets: readonly UsageBucket[];
  /** The same traffic by name; stacked instead of the whole when it is there. */
  readonly parts?: readonly NamedBuckets[];
  /** The period before, as long as the range. */
  readonly previous?: { readonly range: UsageRange; readonly buckets: readonly UsageBucket[] };
  readonly locale: string;
  readonly t: TextOf;
}

const megabytes = (buckets: readonly UsageBucket[]) =>
  buckets.map(({ bytes }) => inUnit(bytes, 'MB'));

/** What the usage chart draws: MB by the UTC hour or day (spec §1), nothing left out. */
export function usageChartData({ range, buckets, parts, previous, locale, t }: Input): ChartData {
  const filled = fillBuckets(buckets, range);
  const isHourly = range.granularity === 'hour';
  const whole = { name: t('usage.traffic'), values: megabytes(filled) };
  return {
    labels: filled.map(({ at }) => formatTime(at, locale, isHourly ? 'hour' : 'shortDay')),
    titles: filled.map(
      ({ at }) => `${formatTime(at, locale, isHourly ? 'moment' : 'day')} ${t('usage.utc')}`,
    ),
    series: parts
      ? parts.map((part) => ({
          name: part.name,
          values: megabytes(fillBuckets(part.buckets, range)),
        }))
      : [whole],
    ...(previous
      ? {
          ghost: {
            name: t('usage.previous'),
            values: megabytes(fillBuckets(previous.buckets, previous.range)),
          },
        }
      : {}),
    spikes: spikes(whole.values),
    unit: t('unit.MB'),
  };
}
