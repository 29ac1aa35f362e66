import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { ignoreRepeat } from '@/components/payment/ignoreRepeat';
import { OutcomeNote } from '@/components/payment/OutcomeNote';
import { useText } from '@/components/text';
import type { PriceTier, TrafficPackage, User } from '@/contract';
import { orderSignature } from '@/domain/order';
import { continuePayment } from '@/queries/continuePayment';
import styles from './neworder.module.css';
import { Offer } from './Offer';
import { SummaryCard } from './SummaryCard';
import { useOrderDraft } from './useOrderDraft';
import { usePay } from './usePay';
import { useSummary } from './useSummary';
import { useTrial } from './useTrial';

interface Props {
  readonly user: User;
  readonly packages: readonly TrafficPackage[];
  readonly tiers: readonly PriceTier[];
}

/** The order that is being put together, and what became of the last one. */
export function Shop({ user, packages, tiers }: Props) {
  const t = useText();
  const choice = useOrderDraft(user.id, packages, tiers);
  const [couponError, setCouponError] = useState<string | null>(null);
  const { setCoupon, draft } = choice;
  const onCouponRefused = useCallback(
    (error: string) => {
      setCoupon('');
      setCouponError(error);
    },
    [setCoupon],
  );
  const summary = useSummary(draft, onCouponRefused);
  const payment = usePay({ userId: user.id, onCoupon: onCouponRefused });
  const { busy, outcome, pay } = payment;
  const trial = useTrial(user, packages, pay);
  const isDone =
    outcome?.kind === 'paid' && draft !== null && outcome.signature === orderSignature(draft);

  return (
    <div data-ready="neworder" className={styles.shop}>
      {outcome && (
        <OutcomeNote
          type="order"
          outcome={outcome}
          busy={busy}
          onContinue={(record) => void continuePayment(user.id, record)}
          onCheckAgain={() => void payment.checkAgain()}
          onStartAnew={payment.startAnew}
        />
      )}
      {trial && outcome?.kind !== 'paid' && (
        <p className={styles.trial}>
          <Button loading={busy} onKeyDown={ignoreRepeat} onClick={() => void trial.start()}>
            {t('order.trial')}
          </Button>
          <span>
            {t(trial.item.durationDays === null ? 'order.trialUnlimit' : 'order.trialText', {
              gb: trial.item.quantity,
              days: trial.item.durationDays ?? 0,
            })}
          </span>
        </p>
      )}
      <div className={styles.columns}>
        <Offer choice={choice} packages={packages} tiers={tiers} />
        <SummaryCard
          user={user}
          choice={choice}
          couponError={couponError}
          summary={summary}
          busy={busy}
          isDone={isDone}
          onCoupon={(code) => {
            setCouponError(null);
            setCoupon(code);
          }}
          onPay={(total) => {
            if (draft) void pay({ draft, total, recount: summary.recount });
          }}
          onAnother={payment.clear}
        />
      </div>
    </div>
  );
}
