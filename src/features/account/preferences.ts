import { useEffect, useSyncExternalStore } from 'react';
import { useCustomer } from '@/features/auth';
import {
  APPEARANCE_CHOICES,
  chooseAppearance,
  readAppearanceChoice,
  subscribeAppearance,
} from '@/lib/browser/appearance';
import { switchLocale, takeLanguageChoice } from '@/lib/browser/locale';
import { setlang } from '@/services/user';

/**
 * Tells the service the language that its customer has chosen, for its mails. The request policy shows a failure; the page keeps the
 * language, and the customer may choose it again.
 */
const sendLanguage = (lang: string) => void setlang({ lang }).catch(() => null);

/** Returns the chosen theme, and the functions that choose theme and language. */
export function usePreferences() {
  const theme = useSyncExternalStore(subscribeAppearance, readAppearanceChoice);
  return {
    theme,
    themes: APPEARANCE_CHOICES,
    chooseTheme(value: string) {
      const choice = APPEARANCE_CHOICES.find((one) => one === value);
      if (choice) chooseAppearance(choice);
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
