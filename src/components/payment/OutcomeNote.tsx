import { Button } from 'antd';
import type { PaymentRecord } from '@/contract';
import { Note } from '../Note';
import { useText } from '../text';

interface Props {
  readonly outcome:
    | { readonly kind: 'paid'; readonly orderId: string }
    | { readonly kind: 'existing' | 'found'; readonly record: PaymentRecord }
    | { readonly kind: 'absent' }
    | { readonly kind: 'unknown' };
  readonly busy: boolean;
  onContinue(record: PaymentRecord): void;
  onCheckAgain(): void;
}

/** What became of a purchase: paid, there already, found after a lost answer, never arrived, or not known. */
export function OutcomeNote({ outcome, busy, onContinue, onCheckAgain }: Props) {
  const t = useText();
  if (outcome.kind === 'paid') {
    return <Note kind="success">{t('outcome.paid', { id: outcome.orderId })}</Note>;
  }
  if (outcome.kind === 'absent') return <Note kind="warning">{t('outcome.absent')}</Note>;
  if (outcome.kind === 'unknown') {
    return (
      <Note
        kind="warning"
        action={
          <Button size="small" loading={busy} onClick={onCheckAgain}>
            {t('outcome.checkAgain')}
          </Button>
        }
      >
        {t('outcome.unknown')}
      </Note>
    );
  }
  const { record } = outcome;
  const status = t(`record.status.${record.status}`);
  return (
    <Note
      kind={record.status === 'paid' ? 'success' : 'info'}
      action={
        record.status === 'unpaid' && record.payUrl ? (
          <Button size="small" onClick={() => onContinue(record)}>
            {t('payment.continue')}
          </Button>
        ) : undefined
      }
    >
      {t(outcome.kind === 'existing' ? 'outcome.existing' : 'outcome.found', {
        id: record.id,
        status,
      })}
    </Note>
  );
}
