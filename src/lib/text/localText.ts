/**
 * A text in both languages. Texts live in src/locales; this is for data that has one file per thing (a code sample, a tool
 * preset), so that a new thing is one new file.
 */
export interface LocalText {
  readonly en: string;
  readonly ru: string;
}

/** The text in the language of a locale; English where the language is another one. */
export function localText(text: LocalText, locale: string): string {
  return locale.startsWith('ru') ? text.ru : text.en;
}
