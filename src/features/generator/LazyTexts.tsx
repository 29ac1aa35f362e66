import type { ReactNode } from 'react';
import type { Chunk } from '@/lib/chunk';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useLocaleName } from '@/ui/format/text';
import { ChunkNote } from '@/ui/lazy/ChunkNote';
import { useChunk } from '@/ui/lazy/useChunk';

type TextChunk<T> = Chunk<{ readonly default: T }>;

/** Long texts by language, fetched when they are shown; any other language falls back to English. */
export interface TextsByLocale<T> {
  readonly 'en-US': TextChunk<T>;
  readonly 'ru-RU': TextChunk<T>;
}

interface Props<T> {
  readonly byLocale: TextsByLocale<T>;
  /** Room that is kept until the texts have loaded, in px. */
  readonly height: number;
  children(texts: T): ReactNode;
}

function Loaded<T>({
  chunk,
  height,
  children,
}: Omit<Props<T>, 'byLocale'> & { readonly chunk: TextChunk<T> }) {
  const { code, failure } = useChunk(chunk);
  if (failure) return <ChunkNote failure={failure} />;
  return code === null ? <Skeleton height={height} /> : children(code.default);
}

/** Shows long texts once those of the customer's language have loaded. The content remounts on a change of language: no form fields. */
export function LazyTexts<T>({ byLocale, ...rest }: Props<T>) {
  const locale = useLocaleName();
  return (
    <Loaded
      key={locale}
      chunk={byLocale[locale as keyof TextsByLocale<T>] ?? byLocale['en-US']}
      {...rest}
    />
  );
}
