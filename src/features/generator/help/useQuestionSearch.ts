import { lazyModule } from '@/lib/browser/lazyModule';
import { type SearchResult, searchTexts } from '@/lib/text/search';
import { useLocaleName } from '@/ui/format/text';
import { useLazyModule } from '@/ui/lazy/useLazyModule';
import { longTexts } from '../LazyTexts';
import { ERROR_ID, helpEntries } from './contents';

/** Loaded when no question is found, never ahead. */
const errorReader = lazyModule(() => import('../rules/proxyError'));

/**
 * Returns the questions of the FAQ and the parts of the API document that a query finds, the best first, or else the error whose text it
 * is; nothing until their texts have loaded. Each leads to its place on the generator's page.
 */
export function useQuestionSearch(query: string): SearchResult {
  const texts = useLazyModule(longTexts(useLocaleName()), { isDue: query !== '' });
  const long = texts.loaded?.default;
  const found = long ? searchTexts(query, helpEntries(long)) : [];
  const isError = query !== '' && long !== undefined && found.length === 0;
  const errors = useLazyModule(errorReader, { isDue: isError });
  const cause = isError && errors.loaded?.decodeProxyError(query)?.cause;
  const hits = cause ? [{ id: `${ERROR_ID}${cause}`, title: long[`${cause}.t`] }] : found;
  const searched = isError ? errors : texts;
  return {
    hits: hits.map(({ id, title }) => ({ id, title, path: `/residential#${id}` })),
    isIncomplete: searched.failure !== null,
    isPending: query !== '' && searched.loaded === null && searched.failure === null,
  };
}
