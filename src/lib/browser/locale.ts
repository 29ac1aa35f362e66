import { addLocale, getIntl, getLocale, setLocale } from '@umijs/max';
import { initialLocale, type Locale } from '../locale';
import { announce } from './announce';
import { chunkErrorTextId } from './connectionErrors';
import { type LazyModule, lazyModule } from './lazyModule';
import { localStore, START_KEYS, sessionStore } from './storage/storage';

/** Storage key, in this tab, of a language that was chosen before sign-in. */
const CHOICE_KEY = 'languageChoice';

/** This tab's language; null before the first reading. */
let current: string | null = null;
/** The language chosen last: the texts of an earlier choice may come later. */
let chosen: string | null = null;

/** Returns the language of this tab. The stored one is read once, because another tab may change it, and its texts are not loaded here. */
export function currentLocale(): string {
  current ??= initialLocale(localStore.read(START_KEYS.locale), navigator.languages);
  return current;
}

type Messages = Readonly<Record<string, string>>;

/** Gives Umi the texts of a language. Its third argument is for date and antd locales, which the portal sets itself. */
const addTexts = (locale: string, messages: Messages) =>
  addLocale(locale, messages, undefined as never);

/** The texts of signed-in pages by language; loading one adds them. */
let portalTexts: Readonly<Record<string, LazyModule<true>>> = {};

/** Sets the imports of the signed-in pages' texts, by locale. Called by the app's wiring. */
export function registerMessages(
  byLocale: Readonly<Record<Locale, () => Promise<{ default: Messages }>>>,
): void {
  portalTexts = Object.fromEntries(
    Object.entries(byLocale).map(([locale, load]) => {
      const loadAndAdd = async (): Promise<true> => {
        addTexts(locale, (await load()).default);
        return true;
      };
      return [locale, lazyModule(loadAndAdd)];
    }),
  );
}

/** Loads the texts of signed-in pages in a language, once. */
export async function loadMessages(locale = getLocale()): Promise<void> {
  const texts = portalTexts[locale];
  await (texts?.loaded || texts?.fetch());
}

/** Adds texts that loaded in all languages with their code. */
export function addMessages(byLocale: Readonly<Record<Locale, Messages>>): void {
  for (const [locale, texts] of Object.entries(byLocale)) addTexts(locale, texts);
}

/**
 * Changes the language in place, after its texts have loaded.
 * @returns false when the language stays: the texts failed to load, which a toast says, or another language was chosen meanwhile
 */
export async function switchLocale(locale: string): Promise<boolean> {
  chosen = locale;
  try {
    // Pages before sign-in do not have these texts.
    if (localStore.read(START_KEYS.auth) !== null) await loadMessages(locale);
  } catch (error) {
    if (chosen !== locale) return false;
    const text = getIntl().formatMessage({ id: chunkErrorTextId(error) });
    announce('toast', { kind: 'error', text });
    return false;
  }
  if (chosen !== locale) return false;
  setLocale(locale, false);
  current = locale;
  // Also when the tab has this language already: another tab may have stored its own since.
  localStore.write(START_KEYS.locale, locale);
  return true;
}

/** Stores in this tab that a language was chosen before sign-in. */
export function saveLanguageChoice(locale: string): void {
  sessionStore.write(CHOICE_KEY, locale);
}

/**
 * Returns the language that was chosen in this tab before sign-in, once; null when there is none. It is gone then, even if the call
 * that tells the service fails: only a click sends it again.
 */
export function takeLanguageChoice(): string | null {
  const locale = sessionStore.read(CHOICE_KEY);
  sessionStore.remove(CHOICE_KEY);
  return locale;
}
