import { useEffect } from 'react';
import { useSetLanguage, useUser } from '@/queries/user';
import { announce } from '@/runtime/announce';
import { forgetLanguageChoice, readLanguageChoice } from '@/runtime/locale';
import { takeReplacedNotice } from '@/session';
import { useText } from '@/ui/text';
import { useUnsentWork } from './useUnsentWork';

/**
 * What is due once when a customer has come in: the language that was chosen by hand before sign-in is sent to the service,
 * and pending messages are shown.
 */
export function useArrivedCustomer(): void {
  const t = useText();
  const { data: user } = useUser();
  const { mutate: setLanguage } = useSetLanguage();
  const userId = user?.id;
  const serviceLang = user?.lang;
  useUnsentWork(userId);

  useEffect(() => {
    const lang = readLanguageChoice();
    if (lang === null || serviceLang === undefined) return;
    forgetLanguageChoice();
    if (lang !== serviceLang) setLanguage({ lang });
  }, [serviceLang, setLanguage]);

  useEffect(() => {
    if (userId === undefined) return;
    if (takeReplacedNotice()) announce('toast', { kind: 'info', text: t('shell.replaced') });
  }, [userId, t]);
}
