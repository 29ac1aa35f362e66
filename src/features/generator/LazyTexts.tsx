import type { ReactNode } from 'react';
import type { Chunk } from '@/lib/chunk';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useLocaleName } from '@/ui/format/text';
import { ChunkNote } from '@/ui/lazy/ChunkNote';
import { useChunk } from '@/ui/lazy/useChunk';

type TextChunk<T> = Chunk<{ readonly default: T }>;

/** Long texts that are fetched when they are shown, by language; another language than these two reads English. */
export interface TextsByLocale<T> {
  readonly 'en-US': TextChunk<T>;
  readonly 'ru-RU': TextChunk<T>;
}

interface Props<T> {
  readonly byLocale: TextsByLocale<T>;
  /** Room that is kept until the texts are here, in px. */
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

/** Shows what has long texts, once those of the customer's language are here. What was typed belongs above it. */
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
