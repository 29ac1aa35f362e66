import { useEffect } from 'react';
import { session, useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { useText } from '@/ui/format/text';

/** Says in a tab that has shown another customer before that this customer has signed in. */
export function useReplacedNotice(): void {
  const t = useText();
  const { id: userId } = useCustomer();
  useEffect(() => {
    if (session.saveShownCustomer(userId))
      announce('toast', { kind: 'info', text: t('shell.replaced') });
  }, [userId, t]);
}
