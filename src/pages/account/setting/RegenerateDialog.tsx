import { Button } from 'antd';
import { Dialog, DialogActions } from '@/components/Dialog';
import { useText } from '@/components/text';
import { useBusy } from '@/components/useBusy';
import { useRegenerateToken } from '@/queries/user';
import { announce } from '@/runtime/announce';

/** Regenerate: says what dies before it does. */
export function RegenerateDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const { busy, run } = useBusy();
  const { mutateAsync } = useRegenerateToken();
  const regenerate = () =>
    run(async () => {
      try {
        await mutateAsync();
        announce('toast', { kind: 'success', text: t('account.regenerated') });
        onClose();
      } catch {
        // The request policy has said what failed; the old token still works.
      }
    });
  return (
    <Dialog title={t('account.regenerateTitle')} onClose={onClose}>
      <p>{t('account.regenerateText')}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button danger type="primary" loading={busy} onClick={() => void regenerate()}>
          {t('account.regenerateConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
