import { Button } from 'antd';
import { Dialog, DialogActions, DialogFailure } from '@/components/Dialog';
import { useText } from '@/components/text';
import { useDialogCall } from '@/components/useDialogCall';
import { useRegenerateToken } from '@/queries/user';
import { announce } from '@/runtime/announce';
import { shownFailure } from '@/runtime/failureText';

/** Regenerate: says what dies before it does. */
export function RegenerateDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const { busy, failure, call } = useDialogCall(shownFailure);
  const { mutateAsync } = useRegenerateToken();
  const regenerate = () =>
    call(async () => {
      await mutateAsync();
      announce('toast', { kind: 'success', text: t('account.regenerated') });
      onClose();
    });
  return (
    <Dialog title={t('account.regenerateTitle')} onClose={onClose}>
      <p>{t('account.regenerateText')}</p>
      <DialogFailure text={failure} />
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button danger type="primary" loading={busy} onClick={() => void regenerate()}>
          {t('account.regenerateConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
