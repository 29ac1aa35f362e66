import type { ReactNode } from 'react';
import { type LazyModule, lazyModule } from '@/lib/browser/lazyModule';
import { forLocale, type Locale } from '@/lib/locale';
import type errors from '@/locales/en-US/proxyErrors';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useLocaleName } from '@/ui/format/text';
import { PartFailure } from '@/ui/lazy/PartFailure';
import { useLazyModule } from '@/ui/lazy/useLazyModule';
import type { HelpTexts } from './help/contents';

/** The help and the meanings of errors, by key. */
export type LongTexts = HelpTexts & Readonly<Record<keyof typeof errors, string>>;

type TextModule = LazyModule<{ readonly default: LongTexts }>;

const BY_LOCALE: Readonly<Record<Locale, TextModule>> = {
  'en-US': lazyModule(() => import('@/locales/longTexts/en-US')),
  'ru-RU': lazyModule(() => import('@/locales/longTexts/ru-RU')),
};

/** Returns the long texts in a language, or in English. */
export const longTexts = (locale: string): TextModule => forLocale(BY_LOCALE, locale);

interface Props {
  /** Room that is kept until the texts have loaded, in px. */
  readonly height: number;
  children(texts: LongTexts): ReactNode;
}

function Loaded({ texts, height, children }: Props & { readonly texts: TextModule }) {
  const { loaded, failure } = useLazyModule(texts);
  if (failure) return <PartFailure failure={failure} onRetry={failure.retry} />;
  return loaded === null ? <Skeleton height={height} /> : children(loaded.default);
}

/** Shows long texts once those of the customer's language have loaded. A field that must keep its text belongs above this part. */
export function LazyTexts(props: Props) {
  const locale = useLocaleName();
  return <Loaded key={locale} texts={longTexts(locale)} {...props} />;
}
