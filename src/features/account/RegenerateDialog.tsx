import { announce } from '@/lib/browser/announce';
import { Dialog } from '@/ui/dialog/Dialog';
import { useBusy } from '@/ui/form/useBusy';
import { useText } from '@/ui/format/text';
import { useRegenerateToken } from './queries';

/** Regenerate: says what stops working before it is done. */
export default function RegenerateDialog({ onClose }: { onClose(): void }) {
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
        // The request policy has said what failed.
      }
    });
  return (
    <Dialog
      title={t('account.regenerateTitle')}
      confirm={{
        text: t('account.regenerateConfirm'),
        danger: true,
        onClick: () => void regenerate(),
      }}
      busy={busy}
      onClose={onClose}
    >
      {t('account.regenerateText')}
    </Dialog>
  );
}
