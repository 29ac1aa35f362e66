import { chunkOf } from '@/lib/browser/chunks';
import type texts from '@/locales/en-US/proxyErrors';
import type { TextsByLocale } from '../LazyTexts';

/** The texts that explain errors, by key. */
export type ErrorTexts = Readonly<Record<keyof typeof texts, string>>;

/** Loads these texts, by language. */
export const ERROR_TEXTS: TextsByLocale<ErrorTexts> = {
  'en-US': chunkOf(() => import('@/locales/longTexts/en-US')),
  'ru-RU': chunkOf(() => import('@/locales/longTexts/ru-RU')),
};
