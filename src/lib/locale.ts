/** The languages that the portal speaks (spec §1). */
export const SUPPORTED_LOCALES = ['en-US', 'ru-RU'] as const;
/** Each language under its own name, for customers who cannot read the current one. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'ru-RU': 'Русский',
};
/** The language when nothing else is known (spec §1, §9). */
export const DEFAULT_LOCALE = 'en-US';
/** Prefixes of languages that are written from right to left (spec §1). */
const RTL_LANGUAGES = ['he', 'ar', 'fa', 'ku'] as const;

export type Locale = (typeof SUPPORTED_LOCALES)[number];
/**
 * A text in every language. Texts are in src/locales; this type is for data with one file per item (a code sample, a tool
 * preset), so that a new item is one new file.
 */
export type LocalText = Readonly<Record<Locale, string>>;

/** True for a language that the portal speaks. */
export function isSupportedLocale(locale: unknown): locale is Locale {
  return SUPPORTED_LOCALES.some((supported) => supported === locale);
}

/** Returns the language of a tag: "ru" of "ru-RU". */
function languageOf(locale: string): string {
  return locale.split(/[-_]/)[0]?.toLowerCase() ?? '';
}

/** Returns the entry of a locale; that of English when the portal does not speak the language. */
export function forLocale<T>(entries: Readonly<Record<Locale, T>>, locale: string): T {
  return entries[isSupportedLocale(locale) ? locale : DEFAULT_LOCALE];
}

/** Returns the portal's locale for a language tag ("ru", "en-GB"), or null when the portal does not speak that language. */
export function localeForLanguage(tag: string): Locale | null {
  return SUPPORTED_LOCALES.find((supported) => languageOf(supported) === languageOf(tag)) ?? null;
}

/** Returns the locale to start with: the stored one, else the first browser language that the portal speaks, else English (spec §1). */
export function initialLocale(stored: string | null, browser: readonly string[]): Locale {
  if (isSupportedLocale(stored)) return stored;
  return browser.map(localeForLanguage).find((locale) => locale !== null) ?? DEFAULT_LOCALE;
}

/**
 * Returns the writing direction: right to left for languages starting with he, ar, fa or ku (spec §1). The portal speaks none of them: a
 * build for tests is mirrored in every language (`TEST_RTL=1 max build`).
 */
export function direction(locale: string): 'ltr' | 'rtl' {
  const isMirrored =
    process.env.TEST_RTL || RTL_LANGUAGES.some((start) => locale.toLowerCase().startsWith(start));
  return isMirrored ? 'rtl' : 'ltr';
}
