import type { UsageBucket } from '@/api/contract';
import { convertToUnit, formatHundredths, unitForChart } from '@/lib/number/traffic';
import { formatTime } from '@/lib/time/timeText';
import type { Translate } from '@/ui/format/text';
import { barBuckets, barStepOf, findSpikes, meanOf, type UsageRange } from '../rules/usage';

interface Named {
  readonly name: string;
  /** True for a username, which a browser must not translate. */
  readonly isVerbatim?: boolean;
}

/** The data of a usage chart. All lists are as long as `labels`. */
export interface ChartData {
  /** The label below each bar. */
  readonly labels: readonly string[];
  /** The same in full, for the tooltip and the table. */
  readonly titles: readonly string[];
  /** Stacked bars; values in `unit`. */
  readonly series: readonly (Named & { readonly values: readonly number[] })[];
  /** The sum of several series, for the table. */
  readonly total?: Named & { readonly values: readonly number[] };
  /** The previous period, drawn as a dashed line behind; its values are null before its first traffic. */
  readonly previousPeriod?: Named & { readonly values: readonly (number | null)[] };
  /** Indexes of bars that are spikes. */
  readonly spikes: readonly number[];
  /** Says that a bar is a spike, and what the average is. */
  readonly spikeWhy: string;
  /** The unit of all values, in the customer's language. */
  readonly unit: string;
}

interface Input {
  readonly range: UsageRange;
  /** All traffic of the range, as the call returned it. */
  readonly buckets: readonly UsageBucket[];
  /** The same traffic by name; when given, these are stacked in place of the whole. */
  readonly parts?: readonly (Named & { readonly buckets: readonly UsageBucket[] })[];
  /** The period before, of the same length. */
  readonly previous?: { readonly range: UsageRange; readonly buckets: readonly UsageBucket[] };
  /** UTC seconds at which the customer signed up: bars before it have no part in the average. Null when it is not known. */
  readonly since: number | null;
  /** UTC seconds: bars that begin later have no part in the average either. */
  readonly now: number;
  readonly locale: string;
  readonly t: Translate;
}

/** Names the time of each bar: below it, and in full. */
function timesOf(bars: readonly UsageBucket[], { range, locale, t }: Input) {
  const step = barStepOf(range);
  const short = step === 'hour' ? 'hour' : 'shortDay';
  const full = step === 'hour' ? 'moment' : 'day';
  const endOf = (index: number) => (bars[index + 1]?.at ?? range.to) - 1;
  return {
    labels: bars.map(({ at }) => formatTime(at, locale, short)),
    titles: bars.map(({ at }, index) => {
      const first = formatTime(at, locale, full);
      const last = formatTime(endOf(index), locale, full);
      const time = step === 'hour' || first === last ? first : `${first} – ${last}`;
      return `${time} ${t('usage.utc')}`;
    }),
  };
}

/** Leaves out what lies before the first traffic: the account may not have existed. Null when less than two values remain for a line. */
function fromFirstTraffic(values: readonly number[]): (number | null)[] | null {
  const first = values.findIndex((value) => value > 0);
  return first < 0 || first === values.length - 1
    ? null
    : values.map((value, index) => (index < first ? null : value));
}

/** Returns the data of the usage chart by UTC hour, day or week, with every one of the range; in MB, or in GB when there is much. */
export function usageChartData(input: Input): ChartData {
  const { range, buckets, parts, previous, since, now, locale, t } = input;
  const bars = barBuckets(buckets, range);
  const before =
    previous &&
    fromFirstTraffic(barBuckets(previous.buckets, previous.range).map(({ bytes }) => bytes));
  const unit = unitForChart([
    ...bars.map(({ bytes }) => bytes),
    ...(before ?? []).map((bytes) => bytes ?? 0),
  ]);
  const unitName = t(`unit.${unit}`);
  const valuesOf = (all: readonly UsageBucket[]) =>
    barBuckets(all, range).map(({ bytes }) => convertToUnit(bytes, unit));
  const whole = { name: t('usage.traffic'), values: valuesOf(buckets) };
  const isBeforeSignUp = (index: number) => (bars[index + 1]?.at ?? range.to) <= (since ?? 0);
  const barsBeforeSignUp = bars.filter((_, index) => isBeforeSignUp(index)).length;
  const barsBegun = bars.filter(({ at }) => at <= now).length;
  const counted = whole.values.slice(barsBeforeSignUp, barsBegun);
  return {
    ...timesOf(bars, input),
    series: parts
      ? parts.map(({ buckets: own, ...part }) => ({ ...part, values: valuesOf(own) }))
      : [whole],
    total: parts && parts.length > 1 ? { ...whole, name: t('usage.total') } : undefined,
    previousPeriod: before
      ? {
          name: t('usage.previous'),
          values: before.map((bytes) => (bytes === null ? null : convertToUnit(bytes, unit))),
        }
      : undefined,
    spikes: findSpikes(counted).map((index) => barsBeforeSignUp + index),
    spikeWhy: t('usage.spikeWhy', {
      amount: `${formatHundredths(meanOf(counted), locale)}\u00a0${unitName}`,
    }),
    unit: unitName,
  };
}
