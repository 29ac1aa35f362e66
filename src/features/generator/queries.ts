import { queryOptions, useQuery } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { citys, gateways, stock } from '@/services/dynamic';

export const gatewaysQuery = queryOptions({
  queryKey: keys.gateways,
  queryFn: ({ signal }) => gateways({ signal }),
});

/** The gateways. */
export function useGateways() {
  return useQuery(gatewaysQuery);
}

/** How many addresses each country has. */
export function useStock() {
  return useQuery({ queryKey: keys.stock, queryFn: ({ signal }) => stock({ signal }) });
}

/** The states and cities of a country (ISO code); nothing while none is chosen. */
export function useCities(countryCode: string | null) {
  return useQuery({
    queryKey: keys.cities(countryCode ?? ''),
    queryFn: ({ signal }) => citys({ countryCode: countryCode ?? '' }, { signal }),
    enabled: countryCode !== null,
  });
}
