import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/keys';
import { citys, gateways, stock } from '@/services/dynamic';

export const gatewaysQuery = queryOf(gateways, {});

/** Reads the number of addresses of each country. */
export function useStock() {
  return useQuery(queryOf(stock, {}));
}

/** Reads the states and cities of a country (ISO code); sends nothing while no country is chosen. */
export function useCities(countryCode: string | null) {
  return useQuery({
    ...queryOf(citys, { countryCode: countryCode ?? '' }),
    enabled: countryCode !== null,
  });
}
