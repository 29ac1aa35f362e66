import { useCustomer } from '@/features/auth';
import { useUserStorage } from '@/lib/browser/storage/userStorage';
import { normalizeForSearch, type SearchResult, searchNames } from '@/lib/text/search';
import { useLocaleName } from '@/ui/format/text';
import { lastQuery } from '../presets/presetStorage';
import { useStock } from '../queries';
import { countryNames, nameCountries } from '../rules/place/countryNames';
import { changeProxyConfig, parseProxyConfig, proxyConfigQuery } from '../rules/proxyConfig';

/**
 * Finds the countries in stock for a query. Each leads to the generator with the settings used last, but never to whitelist mode, whose
 * lines carry no country.
 */
export function useCountrySearch(query: string): SearchResult {
  const { id } = useCustomer();
  const { data: stock, error, isPending } = useStock();
  const countries = nameCountries(stock?.list, useLocaleName());
  const named = countries
    .filter(({ ips }) => ips > 0)
    .sort((one, other) => other.ips - one.ips)
    .map((one) => ({ ...one, names: countryNames(one).map(normalizeForSearch) }));
  const last = parseProxyConfig(useUserStorage(lastQuery, id));
  const queryFor = (country: string) =>
    proxyConfigQuery(changeProxyConfig(last, { country, auth: 'password' }));
  const hits = searchNames(query, named).map(({ countryCode, name }) => ({
    id: `country-${countryCode}`,
    title: name,
    path: `/residential?${queryFor(countryCode)}`,
  }));
  return { hits, isIncomplete: Boolean(error ?? stock?.unread), isPending };
}
