import { Link } from '@umijs/max';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OrderStatus, PaymentRecord, RecordType, Unlisted } from '@/contract';
import type { Usd } from '@/domain/money';
import { canContinuePayment } from '@/domain/payment';
import { statusText } from '../listedText';
import { Money } from '../Money';
import { Note } from '../Note';
import { useText } from '../text';
import { useNow } from '../useNow';
import styles from './payment.module.css';

/** How often a running time limit is looked at, in seconds. */
const CLOCK = 15;

interface Props {
  /** What was bought. */
  readonly type: RecordType;
  readonly outcome: { readonly isRecovered: boolean } & (
    | { readonly kind: 'paid'; readonly orderId: string }
    | { readonly kind: 'closed'; readonly orderId: string; readonly status: OrderStatus | Unlisted }
    | { readonly kind: 'existing' | 'found'; readonly record: PaymentRecord }
    | { readonly kind: 'priceChanged'; readonly total: Usd }
    | { readonly kind: 'absent' }
    | { readonly kind: 'unknown' }
  );
  readonly busy: boolean;
  onContinue(record: PaymentRecord): void;
  onCheckAgain(): void;
  /** A new purchase of the same, beside one that can be paid no more. */
  onStartAnew(): void;
}

/** Takes the focus when a click led to it: it may stand out of sight of the button. */
function Focused({ children, active }: { readonly children: ReactNode; readonly active: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) box.current?.focus();
  }, [active]);
  return (
    <div ref={box} tabIndex={-1} className={styles.outcome}>
      {children}
    </div>
  );
}

function OfRecord(props: Props & { readonly record: PaymentRecord }) {
  const { type, outcome, record, busy, onContinue, onStartAnew } = props;
  const t = useText();
  const now = useNow(CLOCK);
  const isOver = record.status === 'unpaid' && !canContinuePayment(record, now);
  const action = isOver ? (
    <Button size="small" onClick={onStartAnew}>
      {t('outcome.startAnew')}
    </Button>
  ) : (
    record.status === 'unpaid' && (
      <Button size="small" loading={busy} onClick={() => onContinue(record)}>
        {t('payment.continue')}
      </Button>
    )
  );
  const status = statusText(t, record.status);
  return (
    <Note kind={record.status === 'paid' ? 'success' : 'info'} action={action}>
      {t(outcome.kind === 'existing' ? 'outcome.existing' : 'outcome.found', {
        kind: type,
        id: record.id,
        status,
        state: record.status,
      })}
      {isOver && ` ${t('outcome.over')}`}
    </Note>
  );
}

function Words(props: Props) {
  const { type, outcome, busy, onCheckAgain } = props;
  const t = useText();
  switch (outcome.kind) {
    case 'paid':
      return (
        <Note kind="success" action={<Link to="/residential">{t('outcome.useIt')}</Link>}>
          {t('outcome.paid', { id: outcome.orderId })}
        </Note>
      );
    case 'closed': {
      const status = statusText(t, outcome.status);
      return (
        <Note kind="warning">
          {t('outcome.closed', { kind: type, id: outcome.orderId, status })}
        </Note>
      );
    }
    case 'priceChanged':
      return (
        <Note kind="warning">
          {t('outcome.priceChanged')} <Money amount={outcome.total} />
        </Note>
      );
    case 'absent':
      return <Note kind="warning">{t('outcome.absent', { kind: type })}</Note>;
    case 'unknown':
      return (
        <Note
          kind="warning"
          action={
            <Button size="small" loading={busy} onClick={onCheckAgain}>
              {t('outcome.checkAgain')}
            </Button>
          }
        >
          {t('outcome.unknown', { kind: type })}
        </Note>
      );
    default:
      return <OfRecord {...props} record={outcome.record} />;
  }
}

/** What became of a purchase: paid, there already, found after a lost answer, never arrived, or not known. */
export function OutcomeNote(props: Props) {
  return (
    <Focused active={!props.outcome.isRecovered}>
      <Words {...props} />
    </Focused>
  );
}
