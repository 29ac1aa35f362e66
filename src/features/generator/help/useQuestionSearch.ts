import { type SearchResult, searchTexts } from '@/lib/text/search';
import { useLocaleName } from '@/ui/format/text';
import { useLazyModule } from '@/ui/lazy/useLazyModule';
import { longTexts } from '../LazyTexts';
import { helpEntries } from './contents';

/**
 * Returns the questions of the FAQ and the parts of the API document that a query finds, the best first; nothing until their texts
 * have loaded. Each leads to its place on the generator's page.
 */
export function useQuestionSearch(query: string): SearchResult {
  const { loaded, failure } = useLazyModule(longTexts(useLocaleName()), { isDue: query !== '' });
  const entries = loaded === null ? [] : helpEntries(loaded.default);
  const hits = searchTexts(query, entries).map(({ id, title }) => ({
    id,
    title,
    path: `/residential#${id}`,
  }));
  return {
    hits,
    isIncomplete: failure !== null,
    isPending: query !== '' && loaded === null && failure === null,
  };
}
