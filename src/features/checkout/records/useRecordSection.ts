import type { Params, PaymentRecord } from '@/api/contract';
import { useUser } from '@/features/auth';
import type { Paging } from '@/lib/listState';
import { failureText } from '@/ui/feedback/failureText';
import { usePurchase } from '../purchase/usePurchase';
import { useRecordList } from '../queries';
import { type RecordFilters, recordQuery } from '../rules/recordFilter';

/** What the list of orders, or of recharges, shows and does; null until it is known whose it is. `now` is in UTC seconds. */
export function useRecordSection(
  kind: Params<'order.rechargeRecord'>['type'],
  filters: RecordFilters,
  paging: Paging,
  now: number,
) {
  const { data: user } = useUser();
  const list = useRecordList({ type: kind, ...recordQuery(filters, now) }, paging);
  const { continuePayment } = usePurchase(user?.id ?? '');
  if (!user) return null;
  return {
    kind,
    list,
    email: user.email,
    describe: failureText,
    onContinue: (record: PaymentRecord) => void continuePayment(record),
  };
}
