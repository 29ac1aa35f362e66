/**
 * A text in both languages. Texts are in src/locales; this type is for data with one file per item (a code sample, a tool
 * preset), so that a new item is one new file.
 */
export interface LocalText {
  readonly en: string;
  readonly ru: string;
}

/** Returns the text in the language of a locale; English for any other language. */
export function localText(text: LocalText, locale: string): string {
  return locale.startsWith('ru') ? text.ru : text.en;
}
