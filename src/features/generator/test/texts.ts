import { chunkOf } from '@/lib/browser/chunks';
import type texts from '@/locales/en-US/proxyErrors';
import type { TextsByLocale } from '../LazyTexts';

/** What errors mean, by key. */
export type ErrorTexts = Readonly<Record<keyof typeof texts, string>>;

/** Where these texts come from. */
export const ERROR_TEXTS: TextsByLocale<ErrorTexts> = {
  'en-US': chunkOf(() => import('@/locales/longTexts/en-US')),
  'ru-RU': chunkOf(() => import('@/locales/longTexts/ru-RU')),
};
