import type { ReactNode } from 'react';
import { type LazyModule, lazyModule } from '@/lib/browser/lazyModule';
import type errors from '@/locales/en-US/proxyErrors';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useLocaleName } from '@/ui/format/text';
import { PartFailure } from '@/ui/lazy/PartFailure';
import { useLazyModule } from '@/ui/lazy/useLazyModule';
import type { HelpTexts } from './help/contents';

/** The help and the meanings of errors, by key. */
export type LongTexts = HelpTexts & Readonly<Record<keyof typeof errors, string>>;

type TextModule = LazyModule<{ readonly default: LongTexts }>;

const ENGLISH: TextModule = lazyModule(() => import('@/locales/longTexts/en-US'));
/** The texts by language; English stands in for any other language. */
const BY_LOCALE: Readonly<Record<string, TextModule>> = {
  'en-US': ENGLISH,
  'ru-RU': lazyModule(() => import('@/locales/longTexts/ru-RU')),
};

/** Returns the long texts in a language, or in English. */
export const longTexts = (locale: string): TextModule => BY_LOCALE[locale] ?? ENGLISH;

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
