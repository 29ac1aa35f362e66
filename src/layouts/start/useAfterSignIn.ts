import { useEffect, useEffectEvent } from 'react';
import { isValueRefusal } from '@/api/callOutcome';
import { session, useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { forgetLanguageChoice, readLanguageChoice } from '@/lib/browser/locale';
import { setlang } from '@/services/user';
import { useText } from '@/ui/format/text';

/**
 * Runs once after a customer has signed in: sends the language that was chosen before sign-in to the service, and tells a tab
 * that showed another customer before.
 */
export function useAfterSignIn(): void {
  const t = useText();
  const { id: userId, lang: known } = useCustomer();

  // A choice that the service has confirmed or refused is forgotten. A change is never repeated in a loop (contract), so a choice
  // whose answer was lost is sent at this customer's next start, unless they choose another language before.
  const sendLanguage = useEffectEvent(() => {
    const lang = readLanguageChoice(userId);
    if (lang === null) return;
    const forget = () => forgetLanguageChoice(userId);
    const onError = (error: unknown) => {
      if (isValueRefusal(error)) forget();
    };
    if (lang === known) forget();
    else setlang({ lang }).then(forget, onError);
  });
  useEffect(() => sendLanguage(), []);

  useEffect(() => {
    if (session.saveLastCustomer(userId))
      announce('toast', { kind: 'info', text: t('shell.replaced') });
  }, [userId, t]);
}
