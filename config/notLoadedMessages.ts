import type { Locale } from '../src/lib/locale';

/**
 * The message below the mark when the application has not loaded after 15 s, or at once when the browser reports that its first
 * script failed (`config/plugins/preload.ts`). CSS alone shows it after 15 s, because a lost script runs no code. All languages are
 * shown, since the customer's choice has not been read yet.
 */
export const NOT_LOADED_MESSAGES = {
  'en-US': {
    text: 'The portal hasn’t loaded.',
    link: 'Load it again',
    hint: 'If that doesn’t help, update your browser.',
  },
  'ru-RU': {
    text: 'Кабинет не загрузился.',
    link: 'Загрузить снова',
    hint: 'Если это не поможет, установите новую версию браузера.',
  },
} satisfies Record<Locale, unknown>;
