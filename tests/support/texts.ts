/** The locales' texts: a test names a text by its key, so its wording stands in one place. */

import IntlMessageFormat from 'intl-messageformat';
import type { Locale } from '../../src/lib/locale';
import { escapeRegExp } from './escapeRegExp';
import { MESSAGES, type TextKey } from './messages';

/** The values of a text's placeholders. */
export type Values = Readonly<Record<string, string | number>>;

export interface Texts {
  readonly locale: Locale;
  /** Returns a text with its placeholders filled. */
  (key: TextKey, values?: Values): string;
  /** Returns a pattern that finds a text, also inside of a longer one; placeholders without a value stand for anything. */
  readonly pattern: (key: TextKey, values?: Values) => RegExp;
}

/** Stand for a value that the test does not know, and for a choice by it, which may be empty; no text has these characters. */
const ANYTHING = '\uE000';
const PERHAPS_NOTHING = '\uE001';

/** Puts signs in place of the placeholders without a value; a placeholder such as `{count, plural, one {#} other {#}}` holds others. */
function blankUnknown(message: string, values: Values): string {
  let out = '';
  let placeholder = '';
  let depth = 0;
  for (const sign of message) {
    if (sign === '{') depth += 1;
    if (depth === 0) out += sign;
    else placeholder += sign;
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    const [, name = '', choice] = /^\{(\w+)(,)?/.exec(placeholder) ?? [];
    if (name in values) out += placeholder;
    else out += choice ? PERHAPS_NOTHING : ANYTHING;
    placeholder = '';
  }
  return out;
}

/** Returns the texts of a language; a key that does not exist does not compile. */
export function textsOf(locale: Texts['locale']): Texts {
  const messages = MESSAGES[locale];
  const format = (message: string, values?: Values) =>
    new IntlMessageFormat(message, locale).format(values);
  const pattern = (key: TextKey, values: Values = {}) => {
    const inner = [...messages[key].matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, ANYTHING]);
    const text = format(blankUnknown(messages[key], values), {
      ...Object.fromEntries(inner),
      ...values,
    });
    // The page's no-break spaces are read as spaces in one place and as they are in another.
    const source = escapeRegExp(text).replace(/\s+/g, '\\s+');
    return new RegExp(source.replaceAll(ANYTHING, '.+').replaceAll(PERHAPS_NOTHING, '.*'));
  };
  return Object.assign((key: TextKey, values?: Values) => format(messages[key], values), {
    locale,
    pattern,
  });
}

/** The English texts, which most tests read. */
export const t = textsOf('en-US');
/** The Russian texts. */
export const ru = textsOf('ru-RU');

/** Texts that no customer should ever read. */
export const NONSENSE = /undefined|NaN|\[object Object\]|Invalid Date/;
