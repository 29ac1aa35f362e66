import type { Translate } from '@/ui/format/text';

/** Returns the number of addresses in stock in words. */
export const stockText = (t: Translate, ips: number): string =>
  ips === 0 ? t('place.none') : t('residential.ips', { count: ips });
