import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasNoReadableAnswer } from '@/api/callOutcome';
import type { User } from '@/api/contract';
import { cacheKey, invalidateCalls } from '@/api/keys';
import { session, useCustomer, useIsCustomerPresent } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { genToken } from '@/services/user';
import { Dialog } from '@/ui/dialog/Dialog';
import { ReloadButton } from '@/ui/feedback/crash/ReloadButton';
import { errorText } from '@/ui/feedback/errorText';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { useBusy } from '@/ui/form/submit/useBusy';
import { currentText, useText } from '@/ui/format/text';

/** Asks before the API token is regenerated, because programs with the old one stop working. */
export default function RegenerateDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const { busy, run } = useBusy();
  const client = useQueryClient();
  const { id } = useCustomer();
  const isCustomerPresent = useIsCustomerPresent(id);
  const [lost, setLost] = useState<unknown>(null);
  const regenerate = () =>
    run(async () => {
      try {
        const { apiToken } = await genToken({}, { isShownByCaller: hasNoReadableAnswer });
        // An answer that is under way may still name the old token.
        await client.cancelQueries({ queryKey: cacheKey('user.info') });
        client.setQueryData<User>(cacheKey('user.info'), (user) => user && { ...user, apiToken });
        announce('toast', { kind: 'success', text: t('account.regenerated') });
        onClose();
      } catch (error) {
        // The change may have been made although its answer was lost: the token shown must be the one that works.
        await invalidateCalls(client, 'user.info');
        // The request policy has shown a refusal.
        if (!hasNoReadableAnswer(error)) return;
        if (isCustomerPresent()) setLost(error);
        // A customer who has gone on to another page is told, too.
        else if (session.customer() === id)
          announce('toast', { kind: 'error', text: currentText('account.regenerateLost') });
      }
    });
  return (
    <Dialog
      title={t('account.regenerateTitle')}
      confirm={{
        text: t('account.regenerateConfirm'),
        danger: true,
        // A second click would replace the token that the page, loaded anew, would show.
        disabled: lost !== null,
        onClick: () => void regenerate(),
      }}
      busy={busy}
      outcome={
        lost !== null && (
          // The button that was pressed is disabled.
          <AutoFocus>
            <Note kind="error" action={<ReloadButton size="small" />}>
              {errorText(lost, t)}
            </Note>
          </AutoFocus>
        )
      }
      onClose={onClose}
    >
      {t('account.regenerateText')}
    </Dialog>
  );
}
