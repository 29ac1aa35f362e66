import { useSyncExternalStore } from 'react';
import { session } from '@/features/auth';
import {
  APPEARANCE_CHOICES,
  chooseAppearance,
  readChoice,
  subscribeAppearance,
} from '@/lib/browser/appearance';
import { forgetLanguageChoice, switchLocale } from '@/lib/browser/locale';
import { useSetLanguage } from './queries';

/** Language and theme: what is chosen, and choosing. The language is told to the service too, for its mails. */
export function usePreferences() {
  const theme = useSyncExternalStore(subscribeAppearance, readChoice);
  const { mutate: keepLanguage } = useSetLanguage();
  return {
    theme,
    themes: APPEARANCE_CHOICES,
    chooseTheme(value: string) {
      const choice = APPEARANCE_CHOICES.find((one) => one === value);
      if (choice) chooseAppearance(choice);
    },
    async chooseLanguage(lang: string) {
      if (!(await switchLocale(lang))) return;
      // One that was chosen before sign-in and has not reached the service yet must not come after this one.
      const customer = session.current();
      if (customer) forgetLanguageChoice(customer.id);
      keepLanguage({ lang });
    },
  };
}
