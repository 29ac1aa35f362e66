import { useState } from 'react';
import type { List, OrderStatus, PaymentRecord, RecordType } from '@/contract';
import { loadAllRecords, useRecords } from './order';

const PAGE_SIZE = 20;

/** What a list of records is narrowed down to; empty means all. Days in UTC. */
interface Filter {
  readonly status: OrderStatus | '';
  readonly start: string;
  readonly end: string;
}

/** A paged, filtered list of orders or recharges, and all of it for an export. */
export function useRecordList(type: RecordType, filter: Filter) {
  const [paging, setPaging] = useState({ page: 1, pageSize: PAGE_SIZE });
  const query = {
    type,
    ...(filter.status === '' ? {} : { status: filter.status }),
    ...(filter.start === '' ? {} : { start: filter.start }),
    ...(filter.end === '' ? {} : { end: filter.end }),
  };
  const records = useRecords({ ...query, ...paging });
  return {
    records,
    ...paging,
    onPage: (page: number, pageSize: number) => setPaging({ page, pageSize }),
    toFirst: () => setPaging((now) => ({ ...now, page: 1 })),
    loadAll: (
      signal: AbortSignal,
      onPage: (loaded: number, total: number) => void,
    ): Promise<List<PaymentRecord>> => loadAllRecords(query, { signal, onPage }),
  };
}
