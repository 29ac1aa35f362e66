/** The calls that each page makes for what it shows, found by opening it. */
import { screen, waitFor } from '@testing-library/react';
import { type CallName, calls, pathOf } from '@/api/contract';
import { t } from '../texts';
import { READING } from '../world/routes';
import { renderPage, sentCalls } from './renderPage';

interface PageReading {
  readonly page: string;
  /** Calls that every page makes, for the bell and the tracker, and whose data this page shows too. */
  readonly shared?: readonly CallName[];
  /** Calls whose data the page only counts, without a message when the count is unknown. */
  readonly silent?: readonly CallName[];
}
/** Exceptions of single pages, by their address. */
const KNOWN: Readonly<Record<string, Omit<PageReading, 'page'>>> = {
  '/neworder': { shared: ['order.rechargeRecord'] },
  '/residential': { silent: ['dynamic.whiteipget'] },
  '/residential?country=US': { silent: ['dynamic.whiteipget'] },
  '/usage?tab=changes&range=30d': { shared: ['traffic.changelog'] },
  '/recharge': { shared: ['order.rechargeRecord'] },
};
export const PAGES: readonly PageReading[] = READING.map((page) => ({ page, ...KNOWN[page] }));
/** A page that reads no data of its own. */
const QUIET = '/account/resetpassword';

export const nameOf = (path: string): CallName | undefined =>
  (Object.keys(calls) as CallName[]).find((name) => pathOf(name) === path);

/** Follows an open payment on every page, once it is due. */
const FOLLOWING: CallName = 'recharge.checkPay';

/** Opens a page and waits until all of its calls are answered and shown. Returns the calls that it made for what it shows. */
export async function open(page: string): Promise<readonly CallName[]> {
  await renderPage(page);
  await waitFor(() => expect(screen.queryAllByText(t('shell.loading'))).toEqual([]));
  const sent = await sentCalls();
  const names = sent.map(({ path }) => nameOf(path)).filter((name) => name !== undefined);
  return [...new Set(names)].filter((name) => name !== FOLLOWING);
}

let ofEveryPage: readonly CallName[] | undefined;
/** The calls of each page that a test has opened as it is. */
const found = new Map<string, readonly CallName[]>();
/** Returns the calls that a page makes for its own content. */
export async function readingsOf({
  page,
  shared = [],
  silent = [],
}: PageReading): Promise<readonly CallName[]> {
  ofEveryPage ??= await open(QUIET);
  const all = found.get(page) ?? (await open(page));
  found.set(page, all);
  const others = [...ofEveryPage.filter((call) => !shared.includes(call)), ...silent];
  const own = [...all, ...shared].filter((call) => !others.includes(call));
  expect(own).not.toEqual([]);
  return [...new Set(own)];
}
