import { useSyncExternalStore } from 'react';
import {
  APPEARANCE_CHOICES,
  chooseAppearance,
  readAppearanceChoice,
  subscribeAppearance,
} from '@/lib/browser/appearance';
import { switchLocale } from '@/lib/browser/locale';
import { setlang } from '@/services/user';

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
      // The service needs it for its mails. The request policy shows a failure.
      if (await switchLocale(lang)) setlang({ lang }).catch(() => undefined);
    },
  };
}
