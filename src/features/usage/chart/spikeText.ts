import type { Translate } from '@/ui/format/text';
import { formatAmount } from './formatAmount';
import type { ChartData } from './types';

/** Says of a marked bar that it is unusually high, and what the average is. */
export const spikeText = (
  { average, unit }: Pick<ChartData, 'average' | 'unit'>,
  locale: string,
  t: Translate,
): string => t('usage.spikeWhy', { amount: formatAmount(average, unit, locale) });
