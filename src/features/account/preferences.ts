import { useEffect, useSyncExternalStore } from 'react';
import { useCustomer } from '@/features/auth';
import {
  APPEARANCE_CHOICES,
  readAppearanceChoice,
  setAppearance,
  subscribeAppearance,
} from '@/lib/browser/appearance';
import { switchLocale, takeLanguageChoice } from '@/lib/browser/locale';
import { setlang } from '@/services/user';

/**
 * Tells the service the language that its customer has chosen, for its mails. The request policy shows a failure; the page keeps the
 * language, and the customer may choose it again.
 */
const sendLanguage = (lang: string) => void setlang({ lang }).catch(() => null);

/** Returns the chosen appearance, and the functions that choose appearance and language. */
export function usePreferences() {
  const appearance = useSyncExternalStore(subscribeAppearance, readAppearanceChoice);
  return {
    appearance,
    appearances: APPEARANCE_CHOICES,
    chooseAppearance(value: string) {
      const choice = APPEARANCE_CHOICES.find((one) => one === value);
      if (choice) setAppearance(choice);
    },
    async chooseLanguage(lang: string) {
      if (await switchLocale(lang)) sendLanguage(lang);
    },
  };
}

/** Tells the service, once, the language that was chosen in this tab before sign-in. */
export function useSendEarlierLanguage(): void {
  const { lang: known } = useCustomer();
  useEffect(() => {
    const chosen = takeLanguageChoice();
    if (chosen !== null && chosen !== known) sendLanguage(chosen);
  }, [known]);
}
