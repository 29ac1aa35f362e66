import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { MessageKey } from '@/locales/keys';

/** Values that a text has gaps for. */
export type TextValues = Record<string, string | number>;
/** A text of the portal in the customer's language. */
export type TextOf = (key: MessageKey, values?: TextValues) => string;

/** Gives the texts of the current language; a key that does not exist does not compile. */
export function useText(): TextOf {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** The current locale, e.g. "en-US". */
export function useLocaleName(): string {
  return useIntl().locale;
}
