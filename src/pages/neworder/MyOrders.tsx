import { RecordSection } from '@/components/payment/RecordSection';
import { useListState } from '@/components/records/useListState';
import type { PaymentRecord } from '@/contract';
import { RECORD_FILTERS, recordQuery } from '@/domain/recordFilter';
import { usePurchase } from '@/purchase';
import { useRecordList } from '@/queries/order';
import { useUser } from '@/queries/user';
import { partOf } from '@/runtime/chunks';
import { failureText } from '@/runtime/failureText';
import { lazyDateRange, lazyDialog } from '@/ui/lazyPart';
import { useText } from '@/ui/text';
import { useNow } from '@/ui/useNow';
import { brand } from '../../../config/brand';

const Receipt = lazyDialog(partOf(() => import('@/components/payment/Receipt')));
/** How often a running time limit is looked at, in seconds. */
const CLOCK = 15;
const DateRange = lazyDateRange(partOf(() => import('@/ui/DateRange')));

interface Props {
  canBuyAgain(record: PaymentRecord): boolean;
  onBuyAgain(record: PaymentRecord): void;
}

/** The customer's orders. */
export default function MyOrders({ canBuyAgain, onBuyAgain }: Props) {
  const t = useText();
  const { data: user } = useUser();
  const now = useNow(CLOCK);
  const state = useListState(RECORD_FILTERS);
  const query = recordQuery(state.filters, now);
  const list = useRecordList({ type: 'order', ...query }, state.paging);
  const { continuePayment } = usePurchase(user?.id ?? '');
  if (!user) return null;
  return (
    <RecordSection
      kind="order"
      title={t('order.myOrders')}
      list={list}
      state={state}
      now={now}
      DateRange={DateRange}
      brandName={brand.name}
      email={user.email}
      Receipt={Receipt}
      describe={failureText}
      onContinue={(record) => void continuePayment(record)}
      canBuyAgain={canBuyAgain}
      onBuyAgain={onBuyAgain}
    />
  );
}
