/** Accessible names in both languages at once, for tests that change the language and go on, or run in both. */
import type { TextKey } from './messages';
import { ru, t, type Values } from './texts';

/** Returns the source of a pattern for a text in either language. */
export const eitherText = (key: TextKey, values?: Values): string =>
  [t, ru].map(({ pattern }) => pattern(key, values).source).join('|');

/** Matches the whole text, in either language. */
export const textPattern = (key: TextKey): RegExp => new RegExp(`^(${eitherText(key)})$`);
/** Matches texts that begin with this one: the name of a row follows in its buttons. */
export const textStartPattern = (key: TextKey): RegExp => new RegExp(`^(${eitherText(key)})`);
/** Matches texts that contain one of these. */
export const textWithinPattern = (...keys: readonly TextKey[]): RegExp =>
  new RegExp(`(${keys.map((key) => eitherText(key)).join('|')})`);
