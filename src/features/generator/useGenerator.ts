import type { UseQueryResult } from '@tanstack/react-query';
import { history, useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { Gateway, List } from '@/api/contract';
import { countRows } from '@/api/pages';
import { useCustomer } from '@/features/auth';
import { lastQuery, storedPresets } from './presets/presetStorage';
import { useCities, useStock } from './queries';
import { replaceAddress } from './replaceAddress';
import { resolveAccount, type SubLogin } from './rules/chosenAccount';
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

/**
 * Returns the query of the settings. An address without one gets that of the default preset, or of the settings used last. A link to the
 * help has a hash alone: it keeps the settings that the page has shown.
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
    // Another protocol keeps the way to sign in that is shown, where the one that was asked for is not offered.
    const auth = next.protocol && !next.auth ? { auth: config.auth } : {};
    // The second of two quick changes must not lose the first.
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

/** The data that the page begins to read before the generator's code has loaded. */
export interface PageData {
  readonly gateways: readonly Gateway[];
  readonly subAccounts: UseQueryResult<List<SubLogin>>;
  readonly whitelist: UseQueryResult<List<unknown>>;
}

/** The settings, and what they mean for the customer: the gateway (null without any), the account, and the parts of a line. */
export function useGenerator({ gateways, subAccounts, whitelist }: PageData) {
  const user = useCustomer();
  const { isChecking, ...settings } = useProxyConfig(user.id, gateways);
  const { config, stock, cities } = settings;
  const gateway = gatewayOf(config, gateways);
  const chosen = resolveAccount(config, user, subAccounts);
  const account = chosen.kind === 'account' ? chosen.account : null;
  const soldOutPart = findSoldOutPart(config, stock.data, cities.data);
  // Lines of whitelist mode carry no place.
  const areLinesSoldOut = soldOutPart !== null && config.auth === 'password';
  return {
    ...settings,
    gateways,
    subAccounts,
    whitelist,
    /** Number of addresses in the whitelist; null while not known. */
    listed: whitelist.data ? countRows(whitelist.data) : null,
    gateway,
    chosen,
    /** Null while it is not known; lines are never made for another one instead. */
    account,
    spec: gateway && account && lineSpec(config, gateway, account),
    /** The part of the chosen place that has nothing in stock; null when there is none. */
    soldOutPart,
    /** True when no line can be made for that reason. */
    areLinesSoldOut,
    canGenerate: !isChecking && chosen.kind !== 'waiting' && !areLinesSoldOut,
  };
}

/** All that the parts of the page share. */
export interface GeneratorPage extends ReturnType<typeof useGenerator> {
  readonly gateway: Gateway;
}
