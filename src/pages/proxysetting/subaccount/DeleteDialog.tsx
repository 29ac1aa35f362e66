import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions, DialogFailure } from '@/components/Dialog';
import { useTrafficText } from '@/components/Traffic';
import { useText } from '@/components/text';
import { useDialogCall } from '@/components/useDialogCall';
import type { SubAccount } from '@/contract';
import { useDeleteSubAccount } from '@/queries/subAccount';
import { announce } from '@/runtime/announce';
import { shownFailure } from '@/runtime/failureText';
import styles from './subaccount.module.css';

/** Delete: says what comes back, and takes the username typed as the word that it is meant. */
export function DeleteDialog({ sub, onClose }: { readonly sub: SubAccount; onClose(): void }) {
  const t = useText();
  const textOf = useTrafficText();
  const { busy, failure, call } = useDialogCall(shownFailure);
  const { mutateAsync } = useDeleteSubAccount();
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim() === sub.username;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMeant) return;
    void call(async () => {
      const { recycled } = await mutateAsync(sub.id);
      announce('toast', {
        kind: 'success',
        text: t('subaccount.deleted', {
          name: sub.username,
          amount: textOf(recycled ?? sub.trafficLeft, 'MB'),
        }),
      });
      onClose();
    });
  };
  return (
    <Dialog title={t('subaccount.title.delete', { name: sub.username })} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>
          {t('subaccount.deleteText', {
            name: sub.username,
            amount: textOf(sub.trafficLeft, 'MB'),
          })}
        </p>
        <label htmlFor="delete-name">{t('subaccount.typeName', { name: sub.username })}</label>
        <Input
          id="delete-name"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogFailure text={failure} />
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button danger type="primary" htmlType="submit" loading={busy} disabled={!isMeant}>
            {t('subaccount.delete')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
