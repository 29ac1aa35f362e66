import type { List, Params, PaymentRecord } from '@/contract';
import type { Paging } from '@/domain/listState';
import { loadAllRecords, useRecords } from './order';

type RecordQuery = Omit<Params<'order.rechargeRecord'>, 'page' | 'pageSize'>;

/** A page of the orders or recharges that fit, and all of them for an export. */
export function useRecordList(query: RecordQuery, { page, pageSize }: Paging) {
  const records = useRecords({ ...query, page, pageSize });
  return {
    records,
    loadAll: (
      signal: AbortSignal,
      onPage: (loaded: number, total: number) => void,
    ): Promise<List<PaymentRecord>> => loadAllRecords(query, { signal, onPage }),
  };
}
