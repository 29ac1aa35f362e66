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

/** The customer's recharges. */
export default function RechargeRecord() {
  const now = useNow(CLOCK);
  const state = useListState(RECORD_FILTERS);
  const section = useRecordSection('recharge', state.filters, state.paging, now);
  const parts = { now, state, DateRange, Receipt, brandName: brand.name };
  return <RecordSection {...section} {...parts} />;
}
