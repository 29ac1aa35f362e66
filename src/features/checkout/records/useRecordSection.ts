import type { Params, PaymentRecord } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import type { Paging } from '@/lib/listState';
import { usePurchase } from '../purchase';
import { useRecordList } from '../queries';
import { type RecordFilters, recordQuery } from '../rules/recordFilter';

/** What the list of orders, or of recharges, shows and does. `now` is in UTC seconds. */
export function useRecordSection(
  kind: Params<'order.rechargeRecord'>['type'],
  filters: RecordFilters,
  paging: Paging,
  now: number,
) {
  const { id, email } = useCustomer();
  const list = useRecordList({ type: kind, ...recordQuery(filters, now) }, paging);
  const { continuePayment } = usePurchase(id);
  return {
    kind,
    list,
    email,
    onContinue: (record: PaymentRecord) => void continuePayment(record),
  };
}
