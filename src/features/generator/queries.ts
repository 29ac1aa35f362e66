import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { List } from '@/api/contract';
import { cacheKey } from '@/api/keys';
import { citys, gateways, stock } from '@/services/dynamic';

export const gatewaysQuery = queryOptions({
  queryKey: cacheKey('dynamic.gateways'),
  queryFn: ({ signal }) => gateways({ signal }),
});

/** The result of reading places. */
export type PlacesQuery<T> = Pick<
  UseQueryResult<List<T>>,
  'data' | 'error' | 'isFetching' | 'isLoading' | 'refetch'
>;

/** Reads the number of addresses of each country. */
export function useStock() {
  return useQuery({
    queryKey: cacheKey('dynamic.stock'),
    queryFn: ({ signal }) => stock({ signal }),
  });
}

/** Reads the states and cities of a country (ISO code); sends nothing while no country is chosen. */
export function useCities(countryCode: string | null) {
  return useQuery({
    queryKey: cacheKey('dynamic.citys', { countryCode }),
    queryFn: ({ signal }) => citys({ countryCode: countryCode ?? '' }, { signal }),
    enabled: countryCode !== null,
  });
}
