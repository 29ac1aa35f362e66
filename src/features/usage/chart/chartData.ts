import type { UsageBucket } from '@/api/contract';
import { convertToUnit } from '@/lib/number/traffic';
import { formatTime } from '@/lib/time/timeText';
import type { Translate } from '@/ui/format/text';
import { fillBuckets, findSpikes, type UsageRange } from '../rules/usage';
import type { ChartData } from './types';

/** The traffic of one account in a chart. */
export interface NamedBuckets {
  readonly name: string;
  readonly buckets: readonly UsageBucket[];
}

interface Input {
  readonly range: UsageRange;
  /** All traffic of the range, as the call returned it. */
  readonly buckets: readonly UsageBucket[];
  /** The same traffic by name; when given, these are stacked in place of the whole. */
  readonly parts?: readonly NamedBuckets[];
  /** The period before, of the same length. */
  readonly previous?: { readonly range: UsageRange; readonly buckets: readonly UsageBucket[] };
  readonly locale: string;
  readonly t: Translate;
}

const megabytes = (buckets: readonly UsageBucket[]) =>
  buckets.map(({ bytes }) => convertToUnit(bytes, 'MB'));

/** Returns the data of the usage chart: MB by UTC hour or day (spec §1), with every hour or day of the range. */
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
          previousPeriod: {
            name: t('usage.previous'),
            values: megabytes(fillBuckets(previous.buckets, previous.range)),
          },
        }
      : {}),
    spikes: findSpikes(whole.values),
    unit: t('unit.MB'),
  };
}
