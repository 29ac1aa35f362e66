import { useEffect, useEffectEvent } from 'react';
import { sendLanguage } from '@/features/account';
import { session, useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { forgetLanguageChoice, readLanguageChoice } from '@/lib/browser/locale';
import { useText } from '@/ui/format/text';

/**
 * Runs once after a customer has signed in: sends the service the language that was chosen before, or whose call did not reach it, and
 * tells a tab that showed another customer before.
 */
export function useAfterSignIn(): void {
  const t = useText();
  const { id: userId, lang: known } = useCustomer();

  const sendUnknownLanguage = useEffectEvent(() => {
    const lang = readLanguageChoice(userId);
    if (lang === null) return;
    if (lang === known) forgetLanguageChoice(userId, lang);
    else sendLanguage(userId, lang);
  });
  useEffect(() => sendUnknownLanguage(), []);

  useEffect(() => {
    if (session.saveLastCustomer(userId))
      announce('toast', { kind: 'info', text: t('shell.replaced') });
  }, [userId, t]);
}
