import { useQueries } from '@tanstack/react-query';
import { history, useLocation, useNavigate, useSearchParams } from '@umijs/max';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Gateway, List, User } from '@/api/contract';
import { readAhead } from '@/api/queryClient';
import { combineReadings } from '@/api/readings';
import { userQuery } from '@/features/auth';
import { allSubAccountsQuery, useAllSubAccounts } from '@/features/subaccounts';
import { proxyWhitelistQuery, useProxyWhitelist } from '@/features/whitelist';
import type { Places } from './place/places';
import { lastQuery, storedPresets } from './presets/stored';
import { gatewaysQuery, useCities, useStock } from './queries';
import { withOfferedAuth } from './rules/line/lineSpec';
import { startQuery } from './rules/presets';
import {
  changeProxyConfig,
  offeredConfig,
  type ProxyConfig,
  parseProxyConfig,
  proxyConfigQuery,
} from './rules/proxyConfig';
import { STAYS } from './stays';

/** Asks for what the page shows first. */
export function readFirst(user: User): void {
  readAhead(user, (client) => {
    void client.prefetchQuery(gatewaysQuery);
    void client.prefetchQuery(allSubAccountsQuery);
    void client.prefetchQuery(proxyWhitelistQuery);
  });
}

/** The page needs the user and the gateways. Sub-accounts and the whitelist load, and may fail, in their own place. */
export function useResidential() {
  const reading = useQueries({ queries: [userQuery, gatewaysQuery], combine: combineReadings });
  const subAccounts = useAllSubAccounts();
  const whitelist = useProxyWhitelist();
  return { reading, subAccounts, whitelist };
}

type PlaceQuery<T> = Omit<Places<T>, 'data' | 'whole'> & { readonly data: List<T> | undefined };

/** The places that settings are checked against; undefined when the chosen one may be among rows that could not be read. */
function completeList<T>({ whole }: Places<T>): readonly T[] | undefined {
  return whole?.unread ? undefined : whole?.list;
}

/** A reading of places that stays the same object while nothing in it changes. */
function usePlaces<T>(query: PlaceQuery<T>): Places<T> {
  const { data: whole, error, isFetching, isLoading, refetch } = query;
  return useMemo(
    () => ({ data: whole?.list, whole, error, isFetching, isLoading, refetch }),
    [whole, error, isFetching, isLoading, refetch],
  );
}

/**
 * The settings to begin with when the address has none: the default preset, or what was used last. They are used at once and
 * written into the address, whose hash stays; null after that. When the customer clicks the page's own menu entry while the page
 * is shown, it begins again.
 */
function useStart(userId: string) {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(key);
  // A link to a question of the help leads to a part of this page, and settings that are all as at the start have no query.
  const begins = search === '' && (key === first || (history.action === 'PUSH' && hash === ''));
  const start = useMemo(
    () => (begins ? startQuery(storedPresets.get(userId), lastQuery.get(userId)) : ''),
    [begins, userId],
  );
  useEffect(() => {
    if (start !== '') navigate({ search: start, hash }, { replace: true });
  }, [start, hash, navigate]);
  return useMemo(() => (start === '' ? null : new URLSearchParams(start)), [start]);
}

/** Remembers the settings as those that were used last. */
export function rememberConfig(userId: string, config: ProxyConfig): void {
  lastQuery.change(userId, () => proxyConfigQuery(config).toString());
}

/** The settings as the address has them now: a number that was just typed may not be drawn yet. */
export const addressedConfig = (): ProxyConfig =>
  parseProxyConfig(new URLSearchParams(history.location.search));

/**
 * The settings of the generator, kept in the address, as far as the service offers them. `isChecking` while the address
 * names places of which it is not known yet whether they are in stock.
 */
export function useProxyConfig(userId: string, gateways: readonly Gateway[]) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const start = useStart(userId);
  const asked = useMemo(() => parseProxyConfig(start ?? query), [start, query]);
  const stock = usePlaces(useStock());
  const isKnown = stock.data?.some((one) => one.countryCode === asked.country) ?? false;
  const isStockUncertain = Boolean(stock.error) || Boolean(stock.whole?.unread);
  const isCountry = isKnown || (isStockUncertain && asked.country !== '');
  const cities = usePlaces(useCities(isCountry ? asked.country : null));
  const config = useMemo(
    () =>
      withOfferedAuth(
        offeredConfig(asked, {
          gateways,
          countries: completeList(stock),
          places: completeList(cities),
        }),
        gateways,
      ),
    [asked, gateways, stock, cities],
  );
  // The router gives another function with every address; the fields keep one for good.
  const go = useRef(navigate);
  useLayoutEffect(() => {
    go.current = navigate;
  });
  const change = useCallback(
    (next: Partial<ProxyConfig>) => {
      // The address as it is now: two changes in a row must not lose the first.
      const config = changeProxyConfig(addressedConfig(), next);
      const search = proxyConfigQuery(config).toString();
      go.current({ search, hash: history.location.hash }, { replace: true, state: STAYS });
      rememberConfig(userId, config);
    },
    [userId],
  );
  const isPlaced = asked.state !== '' || asked.city !== '';
  const isChecking = asked.country !== '' && (stock.isLoading || (isPlaced && cities.isLoading));
  return { config, change, stock, cities, isChecking };
}
