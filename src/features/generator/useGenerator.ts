import { useQueries, useQuery } from '@tanstack/react-query';
import { history, useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { combineQueries } from '@/api/combineQueries';
import type { Gateway } from '@/api/contract';
import { useCustomer, userQuery } from '@/features/auth';
import { allSubAccountsQuery } from '@/features/subaccounts';
import { proxyWhitelistQuery } from '@/features/whitelist';
import { lastQuery, storedPresets } from './presets/presetStorage';
import { gatewaysQuery, useCities, useStock } from './queries';
import { replaceAddress } from './replaceAddress';
import { resolveAccount } from './rules/chosenAccount';
import { gatewayOf, limitToOffer, lineSpec } from './rules/line/lineSpec';
import { startQuery } from './rules/presets';
import {
  changeProxyConfig,
  findSoldOutPart,
  type ProxyConfig,
  parseProxyConfig,
  proxyConfigQuery,
  sharedQuery,
} from './rules/proxyConfig';

/** Reads the page's data: the user and the gateways are required, while sub-accounts and the whitelist load, or fail, on their own. */
export function useResidential() {
  const reading = useQueries({ queries: [userQuery, gatewaysQuery], combine: combineQueries });
  const subAccounts = useQuery(allSubAccountsQuery);
  const whitelist = useQuery(proxyWhitelistQuery);
  return { reading, subAccounts, whitelist };
}

/**
 * Returns the query of the settings. Without one in the address the page starts with the default preset, or with what was used last, and
 * writes that into it; after a link to the help, which has a hash alone, with what it has shown.
 */
function useSettingsQuery(userId: string): string {
  const { search, hash } = useLocation();
  const [lastSearch, setLastSearch] = useState('');
  if (search !== '' && search !== lastSearch) setLastSearch(search);
  const start = () =>
    `?${sharedQuery(parseProxyConfig(startQuery(storedPresets.get(userId), lastQuery.get(userId))))}`;
  const query = search || (hash !== '' && lastSearch) || start();
  useEffect(() => {
    if (search === '') replaceAddress(query, hash);
  }, [search, query, hash]);
  return query;
}

/** Stores the settings as the last used ones. */
export function rememberConfig(userId: string, config: ProxyConfig): void {
  lastQuery.change(userId, () => proxyConfigQuery(config));
}

/**
 * Keeps the settings of the generator in the address, as they are asked for; `config` is limited to what the gateways offer.
 * `isChecking` is true while lines would carry a place whose stock is not known yet.
 */
function useProxyConfig(userId: string, gateways: readonly Gateway[]) {
  const asked = parseProxyConfig(useSettingsQuery(userId));
  const stock = useStock();
  const isKnown = stock.data?.list.some((one) => one.countryCode === asked.country) ?? false;
  const isStockUncertain = Boolean(stock.error) || Boolean(stock.data?.unread);
  const isCountry = isKnown || (isStockUncertain && asked.country !== '');
  const cities = useCities(isCountry ? asked.country : null);
  const config = limitToOffer(asked, gateways);
  /** Returns the settings of the present address, which are newer than the drawn ones right after a number was typed. */
  const readAsked = () => parseProxyConfig(history.location.search);
  const change = (next: Partial<ProxyConfig>) => {
    // The second of two quick changes must not lose the first.
    // Another protocol keeps the way to sign in that is shown, where the one that was asked for is not offered.
    const auth = next.protocol && !next.auth ? { auth: config.auth } : {};
    const changed = changeProxyConfig(readAsked(), { ...auth, ...next });
    replaceAddress(`?${sharedQuery(changed)}`, history.location.hash);
    rememberConfig(userId, changed);
  };
  const isPlaced = asked.state !== '' || asked.city !== '';
  const isChecking =
    config.auth === 'password' &&
    asked.country !== '' &&
    (stock.isLoading || (isPlaced && cities.isLoading));
  return { asked, readAsked, config, change, stock, cities, isChecking };
}

interface Offer extends Pick<ReturnType<typeof useResidential>, 'subAccounts' | 'whitelist'> {
  readonly gateways: readonly Gateway[];
}

/** The settings, and what they mean for the customer: the gateway (null without any), the account, and the parts of a line. */
export function useGenerator({ gateways, subAccounts, whitelist }: Offer) {
  const user = useCustomer();
  const settings = useProxyConfig(user.id, gateways);
  const { config, stock, cities } = settings;
  const gateway = gatewayOf(config, gateways);
  const chosen = resolveAccount(config, user, subAccounts);
  const account = chosen.kind === 'account' ? chosen.account : null;
  const soldOutPart = findSoldOutPart(config, stock.data, cities.data);
  return {
    ...settings,
    gateways,
    subAccounts,
    whitelist,
    gateway,
    chosen,
    /** Null while it is not known; lines are never made for another one instead. */
    account,
    spec: gateway && account && lineSpec(config, gateway, account),
    /** The part of the chosen place that has nothing in stock; null when there is none. */
    soldOutPart,
    /** True when no line can be made for that reason. Lines of whitelist mode carry no place. */
    areLinesSoldOut: soldOutPart !== null && config.auth === 'password',
  };
}

/** All that the parts of the page share. */
export interface GeneratorPage extends ReturnType<typeof useGenerator> {
  readonly gateway: Gateway;
}
