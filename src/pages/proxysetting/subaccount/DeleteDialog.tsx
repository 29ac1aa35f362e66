import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions, DialogFailure } from '@/components/Dialog';
import { ErrorNote } from '@/components/ErrorNote';
import { Field } from '@/components/Field';
import { Note } from '@/components/Note';
import { Skeleton } from '@/components/Skeleton';
import { useTrafficText } from '@/components/Traffic';
import { useText } from '@/components/text';
import type { SubAccount } from '@/contract';
import { announce } from '@/runtime/announce';
import { failureText } from '@/runtime/failureText';
import { LostNote } from './LostNote';
import styles from './subaccount.module.css';
import { useDelete } from './useDelete';

const TEXT_HEIGHT = 44;

/** Delete: says what comes back, and takes the username typed as the word that it is meant. */
export function DeleteDialog({ sub, onClose }: { readonly sub: SubAccount; onClose(): void }) {
  const t = useText();
  const textOf = useTrafficText();
  const { username } = sub;
  const deletion = useDelete(sub, (recycled) => {
    announce('toast', {
      kind: 'success',
      text: t('subaccount.deleted', { name: username, amount: textOf(recycled, 'MB') }),
    });
    onClose();
  });
  const { accounts, busy, failure, outcome } = deletion;
  const now = accounts.data;
  const isGone = now?.sub === null;
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim() === username;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMeant && now?.sub) void deletion.send();
  };
  return (
    <Dialog title={t('subaccount.title.delete', { name: username })} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {!isGone && (
          <>
            {now?.sub ? (
              <p>
                {t('subaccount.deleteText', {
                  name: username,
                  amount: textOf(now.sub.trafficLeft, 'MB'),
                })}
              </p>
            ) : (
              <Skeleton height={TEXT_HEIGHT} />
            )}
            <Field label={t('subaccount.typeName', { name: username })}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        {isGone && outcome === null && <Note kind="warning">{t('subaccount.gone')}</Note>}
        {accounts.error && failure === null && (
          <ErrorNote
            text={failureText(accounts.error)}
            busy={accounts.isFetching}
            onRetry={() => void accounts.refetch()}
          />
        )}
        <DialogFailure text={outcome === 'arrived' ? null : failure} />
        {outcome && (
          <LostNote
            what="delete"
            outcome={outcome}
            busy={busy}
            onCheckAgain={() => void deletion.checkAgain()}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t(isGone ? 'common.close' : 'common.cancel')}</Button>
          {!isGone && (
            <Button
              danger
              type="primary"
              htmlType="submit"
              loading={busy}
              disabled={!isMeant || !now || outcome === 'unknown'}
            >
              {t('subaccount.delete')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
