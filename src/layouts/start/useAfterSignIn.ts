import { useEffect, useEffectEvent } from 'react';
import { session, useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { takeLanguageChoice } from '@/lib/browser/locale';
import { setlang } from '@/services/user';
import { useText } from '@/ui/format/text';

/**
 * Runs once after a customer has signed in: sends the service the language that was chosen before, and tells a tab that showed another
 * customer before.
 */
export function useAfterSignIn(): void {
  const t = useText();
  const { id: userId, lang: known } = useCustomer();

  const sendLanguage = useEffectEvent(() => {
    const lang = takeLanguageChoice();
    // The request policy shows a failure.
    if (lang !== null && lang !== known) setlang({ lang }).catch(() => undefined);
  });
  useEffect(() => sendLanguage(), []);

  useEffect(() => {
    if (session.saveLastCustomer(userId))
      announce('toast', { kind: 'info', text: t('shell.replaced') });
  }, [userId, t]);
}
