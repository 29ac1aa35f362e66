import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { PaymentRecord } from '@/api/contract';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Hint } from '@/ui/feedback/Hint';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Money } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { useNow } from '@/ui/format/useNow';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { usePurchases } from '../purchase/purchases';
import { useRecentRecords, useRecordList } from '../queries';
import { PAY_TIME_CHECK } from '../rules/payment';
import { type RecordState, recordState } from '../rules/purchase/outcome';
import { mergeRecords } from '../rules/purchase/records';
import { RECORDS_ID } from '../rules/recordAddress';
import { StatusDot } from './StatusDot';

const SHOWN = 3;
const HEIGHT = 156;
/** The least width of a line, in px. */
const LINE = 240;

interface OrderProps {
  readonly record: PaymentRecord;
  readonly state: RecordState;
  onContinue(): void;
}

function Order({ record, state, onContinue }: OrderProps) {
  const t = useText();
  const { quantity, total, createdAt, status } = record;
  return (
    <li>
      <Flex wrap justify="space-between" gap="0 8px">
        <strong>{quantity === null ? '–' : t('order.gb', { gb: quantity })}</strong>
        <Money amount={total} />
      </Flex>
      <Flex wrap justify="space-between" gap="0 8px">
        <StatusDot status={status} state={state} />
        {state.canContinue ? (
          <Button
            size="small"
            aria-label={`${t('payment.continue')}: ${record.id}`}
            onClick={onContinue}
          >
            {t('payment.continue')}
          </Button>
        ) : (
          <Hint>
            <UtcTime at={createdAt} />
          </Hint>
        )}
      </Flex>
    </li>
  );
}

/** Shows the newest orders, with the link to all of them. */
export function RecentOrders() {
  const t = useText();
  const { purchases, continueRecord } = usePurchases();
  const now = useNow(PAY_TIME_CHECK);
  const records = useRecordList({ type: 'order' }, { page: 1, pageSize: SHOWN });
  // The first page need not have the newest ones; the bell has read those of the last days.
  const recent = useRecentRecords({ enabled: false });
  const newestOf = (list: readonly PaymentRecord[]) => {
    const orders = recent.data?.list.filter(({ type }) => type === 'order') ?? [];
    const isLater = recent.dataUpdatedAt > records.dataUpdatedAt;
    return mergeRecords(isLater ? [...list, ...orders] : [...orders, ...list]).slice(0, SHOWN);
  };
  return (
    <Card
      title={t('dashboard.recentOrders')}
      extra={<Link to={`/neworder#${RECORDS_ID}`}>{t('dashboard.allOrders')}</Link>}
    >
      <QueryView query={records} skeleton={<Skeleton height={HEIGHT} />}>
        {(page) => (
          <>
            <UnreadNote of={[page]} />
            {newestOf(page.list).length === 0 && page.unread === null ? (
              <EmptyState
                title={t('record.empty.order')}
                action={<Link to="/neworder">{t('menu.neworder')}</Link>}
              />
            ) : (
              <Grid component="ul" width={LINE} gap="12px 24px">
                {newestOf(page.list).map((record) => (
                  <Order
                    key={record.id}
                    record={record}
                    state={recordState(record, purchases, now)}
                    onContinue={() => void continueRecord(record)}
                  />
                ))}
              </Grid>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
