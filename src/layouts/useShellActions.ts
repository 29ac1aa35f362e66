import { useSyncExternalStore } from 'react';
import { useSetLanguage } from '@/queries/user';
import {
  APPEARANCE_CHOICES,
  chooseAppearance,
  readChoice,
  subscribeAppearance,
} from '@/runtime/appearance';
import { switchLocale } from '@/runtime/locale';
import { endSession } from '@/runtime/session';

/** What the user menu does. */
export function useShellActions() {
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
      await switchLocale(lang);
      keepLanguage({ lang });
    },
    signOut: () => endSession({ expired: false }),
  };
}
