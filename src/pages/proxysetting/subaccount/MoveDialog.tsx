import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions, DialogFailure } from '@/components/Dialog';
import { Traffic, useTrafficText } from '@/components/Traffic';
import { TrafficField } from '@/components/TrafficField';
import { useText } from '@/components/text';
import { useDialogCall } from '@/components/useDialogCall';
import type { SubAccount, TrafficAction } from '@/contract';
import { previewAllocation } from '@/domain/allocation';
import { useMoveTraffic } from '@/queries/subAccount';
import { announce } from '@/runtime/announce';
import { shownFailure } from '@/runtime/failureText';
import styles from './subaccount.module.css';

interface Props {
  readonly action: TrafficAction;
  readonly sub: SubAccount;
  /** Bytes of the main account. */
  readonly mainLeft: number;
  onClose(): void;
}

/** Allocate or Recycle: how much, and both sides before and after. */
export function MoveDialog({ action, sub, mainLeft, onClose }: Props) {
  const t = useText();
  const textOf = useTrafficText();
  const { busy, failure, call } = useDialogCall(shownFailure);
  const { mutateAsync } = useMoveTraffic();
  const [amount, setAmount] = useState<number | null>(0);
  const [tried, setTried] = useState(false);
  const preview = previewAllocation(action, amount ?? 0, mainLeft, sub);
  const problem =
    amount === null
      ? t('subaccount.notAmount')
      : preview.problem && t(`subaccount.problem.${preview.problem}`);
  const isWrong = problem !== null && (tried || (amount !== 0 && amount !== null));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== null || amount === null) return;
    void call(async () => {
      await mutateAsync({ id: sub.id, action, amount });
      announce('toast', {
        kind: 'success',
        text: t(`subaccount.done.${action}`, { amount: textOf(amount) }),
      });
      onClose();
    });
  };
  return (
    <Dialog title={t(`subaccount.title.${action}`, { name: sub.username })} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <TrafficField
          label={t('subaccount.amount')}
          note={
            isWrong
              ? (problem ?? undefined)
              : t('subaccount.atMost', { amount: textOf(preview.max) })
          }
          isWrong={isWrong}
          onChange={setAmount}
        />
        <div className={styles.sides} aria-live="polite">
          <span>{t('subaccount.mainAccount')}</span>
          <Traffic bytes={preview.main.before} />
          <span aria-hidden="true">→</span>
          <Traffic bytes={preview.main.after} />
          <span>{sub.username}</span>
          <Traffic bytes={preview.sub.before} />
          <span aria-hidden="true">→</span>
          <Traffic bytes={preview.sub.after} />
        </div>
        <DialogFailure text={failure} />
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t(`subaccount.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
