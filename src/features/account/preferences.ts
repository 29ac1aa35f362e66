import { useSyncExternalStore } from 'react';
import { useCustomer } from '@/features/auth';
import {
  APPEARANCE_CHOICES,
  chooseAppearance,
  readAppearanceChoice,
  subscribeAppearance,
} from '@/lib/browser/appearance';
import { switchLocale } from '@/lib/browser/locale';
import { sendLanguage } from './sendLanguage';

/** Returns the chosen theme, and the functions that choose theme and language. */
export function usePreferences() {
  const { id: userId } = useCustomer();
  const theme = useSyncExternalStore(subscribeAppearance, readAppearanceChoice);
  return {
    theme,
    themes: APPEARANCE_CHOICES,
    chooseTheme(value: string) {
      const choice = APPEARANCE_CHOICES.find((one) => one === value);
      if (choice) chooseAppearance(choice);
    },
    async chooseLanguage(lang: string) {
      if (await switchLocale(lang)) sendLanguage(userId, lang);
    },
  };
}
