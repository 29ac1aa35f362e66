import type { PaymentRecord } from '@/api/contract';
import { partOf } from '@/lib/browser/chunks';
import { useNow } from '@/ui/format/useNow';
import { lazyDateRange, lazyDialog } from '@/ui/lazy/lazyPart';
import { useListState } from '@/ui/table/useListState';
import { brand } from '../../../../config/brand';
import { RECORD_FILTERS } from '../rules/recordFilter';
import { RecordSection } from './RecordSection';
import { useRecordSection } from './useRecordSection';

const Receipt = lazyDialog(partOf(() => import('./Receipt')));
/** How often a running time limit is looked at, in seconds. */
const CLOCK = 15;
const DateRange = lazyDateRange(partOf(() => import('@/ui/form/DateRange')));

interface Props {
  canBuyAgain(record: PaymentRecord): boolean;
  onBuyAgain(record: PaymentRecord): void;
}

/** The customer's orders. */
export default function MyOrders(props: Props) {
  const now = useNow(CLOCK);
  const state = useListState(RECORD_FILTERS);
  const section = useRecordSection('order', state.filters, state.paging, now);
  const parts = { now, state, DateRange, Receipt, brandName: brand.name };
  return <RecordSection {...section} {...parts} {...props} />;
}
