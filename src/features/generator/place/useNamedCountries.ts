import type { CountryStock } from '@/api/contract';
import { countryName } from '@/lib/country';
import { type Translate, useLocaleName } from '@/ui/format/text';
import type { NamedCountry } from '../rules/place/countryNames';

/** Returns the number of addresses in stock in words. */
export const stockText = (t: Translate, ips: number): string =>
  ips === 0 ? t('place.none') : t('residential.ips', { count: ips });

/** Returns the countries in stock, sorted by their names in the customer's language. */
export function useNamedCountries(
  stock: readonly CountryStock[] | undefined,
): readonly NamedCountry[] {
  const locale = useLocaleName();
  // One collator for all comparisons, because each `localeCompare` with a locale would create its own.
  const { compare } = new Intl.Collator(locale);
  return (stock ?? [])
    .map((one) => ({
      ...one,
      name: countryName(one.countryCode, locale, one.country || one.countryCode),
    }))
    .sort((a, b) => compare(a.name, b.name));
}
