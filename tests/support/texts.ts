/** The locales' texts, for tests of rendered pages: a test names a text by its key, so its wording stands in one place. */
import { createIntl } from '@@/plugin-locale/localeExports';
import { MESSAGES, type TextKey } from './messages';

type Values = Readonly<Record<string, string | number>>;

export interface Texts {
  /** Returns a text with its placeholders filled. */
  (key: TextKey, values?: Values): string;
  /** Returns a pattern that finds a text, also inside of a longer one; placeholders without a value stand for anything. */
  readonly pattern: (key: TextKey, values?: Values) => RegExp;
}

/** Stands for a value that the test does not know; no text has this character. */
const ANYTHING = '\uE000';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the texts of a language; a key that does not exist does not compile. */
export function textsOf(locale: 'en-US' | 'ru-RU'): Texts {
  const messages = MESSAGES[locale];
  const intl = createIntl({ locale, messages });
  const t = (key: TextKey, values?: Values) => intl.formatMessage({ id: key }, values);
  const pattern = (key: TextKey, values?: Values) => {
    const names = [...messages[key].matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, ANYTHING]);
    const text = t(key, { ...Object.fromEntries(names), ...values });
    // Testing Library reads the page's no-break spaces as spaces.
    return new RegExp(escaped(text).replace(/\s/g, '\\s').replaceAll(ANYTHING, '.+'));
  };
  return Object.assign(t, { pattern });
}
