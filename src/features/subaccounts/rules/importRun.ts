import type { SequentialRun } from '@/lib/sequentialRun';

/** The reason why rows were left unsent, and their number. */
export type ImportStop =
  | { readonly kind: 'stopped'; readonly count: number }
  /** The outcome of `name` is unknown. */
  | { readonly kind: 'lost'; readonly count: number; readonly name: string }
  | { readonly kind: 'failed'; readonly count: number; readonly why: unknown };

/** Returns why the last click left rows unsent; null while it goes on, and when it left none. */
export function explainImportStop({
  ids,
  items,
  earlyEnd,
}: SequentialRun<unknown>): ImportStop | null {
  const count = ids.filter((name) => items.get(name)?.kind === 'skipped').length;
  if (earlyEnd === 'stopped') return { kind: 'stopped', count };
  for (const name of ids) {
    const item = items.get(name);
    if (item?.kind === 'lost') return { kind: 'lost', count, name };
    if (count > 0 && (item?.kind === 'refused' || item?.kind === 'skipped') && item.endsRun)
      return { kind: 'failed', count, why: item.why };
  }
  return null;
}
