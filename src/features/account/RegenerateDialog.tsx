import { announce } from '@/lib/browser/announce';
import { Dialog } from '@/ui/dialog/Dialog';
import { useBusy } from '@/ui/form/submit/useBusy';
import { useText } from '@/ui/format/text';
import { useRegenerateToken } from './queries';

/** Asks before the API token is regenerated, because programs with the old one stop working. */
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
        // The request policy has shown the error.
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
