import { getIntl, getLocale, useIntl } from '@umijs/max';
import { createElement, type ReactNode, useCallback } from 'react';
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

/**
 * Reads a text of the language that the portal has at this moment, for messages from outside a component. Never while drawing: what is
 * drawn would keep the language that it was drawn in.
 */
export const currentText: Translate = (id, values) =>
  // Without a locale Umi returns the texts of its start, which lack those that load with the signed-in pages.
  getIntl(getLocale()).formatMessage({ id }, values);

/** Returns the current locale, e.g. "en-US". */
export function useLocaleName(): string {
  return useIntl().locale;
}

interface WithNamesProps {
  readonly text: string;
  /** The usernames, names of files, e-mails and other words in it that a browser must not translate. */
  readonly names?: readonly string[] | undefined;
}

function marked(text: string, [name, ...others]: readonly string[]): ReactNode[] {
  if (name === undefined) return [text];
  const parts = text.split(name).map((part) => marked(part, others));
  const mark = createElement('span', { translate: 'no' }, name);
  return parts.flatMap((part, at) => (at === 0 ? part : [mark, ...part]));
}

/**
 * Draws a sentence with names in it. A new sentence is mounted anew: a browser that translates would keep parts of the old one.
 */
export function WithNames({ text, names = [] }: WithNamesProps) {
  return createElement('span', { key: text }, ...marked(text, names.filter(Boolean)));
}
