import { type Language, languageOf } from '../locale';

/**
 * A text in every language. Texts are in src/locales; this type is for data with one file per item (a code sample, a tool
 * preset), so that a new item is one new file.
 */
export type LocalText = Readonly<Record<Language, string>>;

/** Returns the text in the language of a locale; English for any other language. */
export function localText(text: LocalText, locale: string): string {
  const texts: Readonly<Record<string, string>> = text;
  return texts[languageOf(locale)] ?? text.en;
}
