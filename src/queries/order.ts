import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { List, Params, PaymentRecord } from '@/contract';
import { ContractError } from '@/contract/failures';
import { allPages, findInPages, joinLists } from '@/domain/pages';
import { check, packages, pay, pricemenu, rechargeRecord } from '@/services/order';
import { cryptomusPay } from '@/services/recharge';
import { keys } from './keys';

type RecordQuery = Params<'order.rechargeRecord'>;
type OrderParams = Params<'order.check'>;

/** The packages on sale, the free trial among them. */
export function usePackages() {
  return useQuery({ queryKey: keys.packages, queryFn: ({ signal }) => packages({ signal }) });
}

/** The price tiers of custom quantities. */
export function usePriceMenu() {
  return useQuery({ queryKey: keys.priceMenu, queryFn: ({ signal }) => pricemenu({ signal }) });
}

/** The Order Summary of a draft, or nothing while there is none. The envelope tells when the coupon is not valid. */
export function useOrderCheck(draft: OrderParams | null) {
  return useQuery({
    queryKey: keys.orderCheck(draft ?? {}),
    queryFn: ({ signal }) => {
      if (draft === null) throw new TypeError('no draft to check');
      return check(draft, { signal });
    },
    enabled: draft !== null,
    // A price is never shown from memory.
    staleTime: 0,
    gcTime: 0,
  });
}

/** A page of orders or recharges. */
export function useRecords(query: RecordQuery) {
  return useQuery({
    queryKey: keys.recordPage(query),
    queryFn: ({ signal }) => rechargeRecord(query, { signal }),
    placeholderData: (before) => before,
  });
}

/** The orders and recharges that still wait for a payment. */
export function useUnpaidRecords() {
  return useQuery({
    queryKey: keys.recordPage({ purpose: 'unpaid' }),
    queryFn: async ({ signal }): Promise<List<PaymentRecord>> => {
      const load = (type: RecordQuery['type']) =>
        allPages((paging) => rechargeRecord({ ...paging, type, status: 'unpaid' }, { signal }));
      return joinLists(...(await Promise.all([load('order'), load('recharge')])));
    },
  });
}

/** Every record that fits, page by page: for exports. */
export function loadAllRecords(
  query: Omit<RecordQuery, 'page' | 'pageSize'>,
  options: { readonly signal: AbortSignal; onPage?(loaded: number, total: number): void },
): Promise<List<PaymentRecord>> {
  return allPages((paging) => rechargeRecord({ ...query, ...paging }, options), options.onPage);
}

/**
 * The record that a request made, or null when there is none; the newest page is read first. A record that comes meanwhile
 * only moves rows to later pages, so none is missed.
 * @throws as the call does; ContractError when it may be among rows that could not be read
 */
export async function findByRequest(
  type: RecordQuery['type'],
  requestId: string,
): Promise<PaymentRecord | null> {
  const { found, unread } = await findInPages(
    (paging) => rechargeRecord({ type, ...paging }),
    (record) => record.requestId === requestId,
  );
  if (found === null && unread !== null) {
    throw new ContractError('order.rechargeRecord', unread.field);
  }
  return found;
}

/** What a payment changes: the user's balance and traffic, the records, and what is derived from them. */
export function useRefreshMoney(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const topics = [keys.user, keys.records, keys.changes, keys.usage];
    await Promise.all(topics.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** Places an order. Sent by the customer's click only. */
export function usePayOrder() {
  const refresh = useRefreshMoney();
  return useMutation({
    mutationFn: (params: Params<'order.pay'>) => pay(params),
    // Not waited for: the customer is on the way to the payment page.
    onSettled: () => void refresh(),
  });
}

/** Starts a crypto recharge. Sent by the customer's click only. */
export function useStartRecharge() {
  const refresh = useRefreshMoney();
  return useMutation({
    mutationFn: (params: Params<'recharge.cryptomusPay'>) => cryptomusPay(params),
    // Not waited for: the customer is on the way to the payment page.
    onSettled: () => void refresh(),
  });
}
