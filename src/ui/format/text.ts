import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { MessageKey } from '@/locales/keys';

/** Values for the placeholders of a text. */
export type TextValues = Record<string, string | number>;
/** A text of the portal in the customer's language. */
export type Translate = (key: MessageKey, values?: TextValues) => string;

/** Returns a function that reads texts of the current language; a key that does not exist does not compile. */
export function useText(): Translate {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** Returns the current locale, e.g. "en-US". */
export function useLocaleName(): string {
  return useIntl().locale;
}
