import { LazyDateRange } from '@/ui/form/LazyDateRange';
import { useNow } from '@/ui/format/useNow';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { useListState } from '@/ui/table/useListState';
import { brand } from '../../../../config/brand';
import { RECORD_FILTERS } from '../rules/recordFilter';
import { RecordSection } from './RecordSection';
import { useRecordSection } from './useRecordSection';

const Receipt = lazyPart(() => import('./Receipt'), { kind: 'dialog' });
/** How often a running time limit is looked at, in seconds. */
const CLOCK = 15;

/** The customer's recharges. */
export default function RechargeRecord() {
  const now = useNow(CLOCK);
  const state = useListState(RECORD_FILTERS);
  const section = useRecordSection('recharge', state.filters, state.paging, now);
  const parts = { now, state, DateRange: LazyDateRange, Receipt, brandName: brand.name };
  return section && <RecordSection {...section} {...parts} />;
}
