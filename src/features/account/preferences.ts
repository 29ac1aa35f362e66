import { useSyncExternalStore } from 'react';
import { session } from '@/features/auth';
import {
  APPEARANCE_CHOICES,
  chooseAppearance,
  readAppearanceChoice,
  subscribeAppearance,
} from '@/lib/browser/appearance';
import { forgetLanguageChoice, switchLocale } from '@/lib/browser/locale';
import { setlang } from '@/services/user';

/** Returns the chosen theme, and the functions that choose theme and language. The service needs the language for its mails. */
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
      if (!(await switchLocale(lang))) return;
      // A choice from before sign-in that has not reached the service yet must not overwrite this one.
      const customer = session.customer();
      if (customer !== null) forgetLanguageChoice(customer);
      // The request policy shows a failure.
      setlang({ lang }).catch(() => undefined);
    },
  };
}
