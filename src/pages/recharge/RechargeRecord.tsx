import { useState } from 'react';
import { ALL_RECORDS } from '@/components/payment/RecordFilters';
import { RecordSection } from '@/components/payment/RecordSection';
import { usePurchase } from '@/purchase';
import { useRecordList } from '@/queries/useRecordList';
import { useUser } from '@/queries/user';
import { partOf } from '@/runtime/chunks';
import { failureText } from '@/runtime/failureText';
import { lazyDialog, lazyPart } from '@/ui/lazyPart';
import { useText } from '@/ui/text';
import { brand } from '../../../config/brand';

const Receipt = lazyDialog(partOf(() => import('@/components/payment/Receipt')));
const DATE_RANGE_HEIGHT = 58;
const DateRange = lazyPart(
  partOf(() => import('@/ui/DateRange')),
  { height: DATE_RANGE_HEIGHT },
);

/** The customer's recharges. */
export default function RechargeRecord() {
  const t = useText();
  const { data: user } = useUser();
  const [filter, setFilter] = useState(ALL_RECORDS);
  const list = useRecordList('recharge', filter);
  const { continuePayment } = usePurchase(user?.id ?? '');
  if (!user) return null;
  return (
    <RecordSection
      kind="recharge"
      title={t('recharge.record')}
      list={list}
      filter={filter}
      DateRange={DateRange}
      onFilter={setFilter}
      brandName={brand.name}
      email={user.email}
      Receipt={Receipt}
      describe={failureText}
      onContinue={(record) => void continuePayment(record)}
    />
  );
}
