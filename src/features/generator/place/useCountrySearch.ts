import { useCustomer } from '@/features/auth';
import { normalizeForSearch, type SearchHit, searchNames } from '@/lib/text/search';
import { lastQuery } from '../presets/presetStorage';
import { useStock } from '../queries';
import { countryNames } from '../rules/place/countryNames';
import { changeProxyConfig, parseProxyConfig, proxyConfigQuery } from '../rules/proxyConfig';
import { useNamedCountries } from './useNamedCountries';

/** Returns the countries in stock that a query finds, the best first. Each leads to the generator with the settings used last. */
export function useCountrySearch(query: string): readonly SearchHit[] {
  const { id } = useCustomer();
  const stock = useStock();
  const countries = useNamedCountries(stock.data?.list);
  const named = countries
    .filter(({ ips }) => ips > 0)
    .sort((one, other) => other.ips - one.ips)
    .map((one) => ({ ...one, names: countryNames(one).map(normalizeForSearch) }));
  const last = parseProxyConfig(lastQuery.get(id));
  return searchNames(query, named).map(({ countryCode, name }) => ({
    id: `country-${countryCode}`,
    title: name,
    path: `/residential?${proxyConfigQuery(changeProxyConfig(last, { country: countryCode }))}`,
  }));
}
