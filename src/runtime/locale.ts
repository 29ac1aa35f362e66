import { addLocale, setLocale } from '@umijs/max';
import type { Chunk } from '@/domain/chunk';
import { announce } from './announce';
import { chunkOf } from './chunks';
import { chunkText } from './chunkText';
import { tab } from './storage';

/** Where Umi keeps the chosen locale. */
export const LOCALE_KEY = 'umi_locale';

/** Where the language waits that was chosen by hand before sign-in, until the service is told. */
const CHOICE_KEY = 'languageChoice';

/** Imports the texts of one language that only signed-in pages need. */
export type MessageLoader = () => Promise<{ default: Record<string, string> }>;

type Messages = Awaited<ReturnType<MessageLoader>>;

let loaders: Readonly<Record<string, Chunk<Messages>>> = {};
const loaded = new Set<string>();
let portalWanted = false;

/** Says where the signed-in pages' texts come from, by locale. Called once, by the app's wiring. */
export function registerMessages(byLocale: Readonly<Record<string, MessageLoader>>): void {
  loaders = Object.fromEntries(
    Object.entries(byLocale).map(([locale, load]) => [locale, chunkOf(load)]),
  );
}

/** Loads the signed-in pages' texts of a locale, once; from then on every language that is switched to gets them too. */
export async function loadPortalMessages(locale: string): Promise<void> {
  portalWanted = true;
  const chunk = loaders[locale];
  if (chunk === undefined || loaded.has(locale)) return;
  const messages = await chunk.fetch();
  loaded.add(locale);
  // The third argument is for date and antd locales, which the portal sets itself.
  addLocale(locale, messages.default, undefined as never);
}

/**
 * Changes the language in place, after its texts have come.
 * @returns false when they did not come: that is told, and the language stays as it was
 */
export async function switchLocale(locale: string): Promise<boolean> {
  try {
    if (portalWanted) await loadPortalMessages(locale);
  } catch (error) {
    announce('toast', { kind: 'error', text: chunkText(error) });
    return false;
  }
  setLocale(locale, false);
  return true;
}

/** Keeps in this tab that the customer chose a language before signing in. */
export function noteLanguageChoice(locale: string): void {
  tab.write(CHOICE_KEY, locale);
}

/** The language that was chosen by hand before sign-in, or null. */
export const readLanguageChoice = (): string | null => tab.read(CHOICE_KEY);

/** The service is told, or knows already. */
export function forgetLanguageChoice(): void {
  tab.remove(CHOICE_KEY);
}
