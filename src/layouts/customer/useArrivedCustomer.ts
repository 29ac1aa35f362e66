import { useEffect, useEffectEvent } from 'react';
import { isRefused } from '@/api/refusal';
import { useSetLanguage } from '@/features/account';
import { session, useUser } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { forgetLanguageChoice, readLanguageChoice } from '@/lib/browser/locale';
import { useText } from '@/ui/format/text';
import { useUnsentWork } from './useUnsentWork';

/**
 * Runs once after a customer has signed in: sends the language that was chosen before sign-in to the service, and tells a tab
 * that showed another customer before.
 */
export function useArrivedCustomer(): void {
  const t = useText();
  const { data: user } = useUser();
  const { mutate: setLanguage } = useSetLanguage();
  const userId = user?.id;
  useUnsentWork(userId);

  // A confirmed or refused choice is forgotten. A change is never repeated in a loop (contract), so a choice whose answer was lost
  // is sent again at this customer's next start, unless they choose a language on a page before.
  const sendLanguage = useEffectEvent((id: string) => {
    const lang = readLanguageChoice(id);
    if (lang === null) return;
    const forget = () => forgetLanguageChoice(id);
    const onError = (error: unknown) => {
      if (isRefused(error)) forget();
    };
    if (lang === user?.lang) forget();
    else setLanguage({ lang }, { onSuccess: forget, onError });
  });
  useEffect(() => {
    if (userId !== undefined) sendLanguage(userId);
  }, [userId]);

  useEffect(() => {
    if (userId === undefined) return;
    if (session.noteShown(userId)) announce('toast', { kind: 'info', text: t('shell.replaced') });
  }, [userId, t]);
}
