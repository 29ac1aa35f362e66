import { history } from '@umijs/max';
import { useMemo } from 'react';
import { useRecordSearch } from '@/features/checkout';
import { useCountrySearch, useQuestionSearch } from '@/features/generator';
import { useAccountSearch } from '@/features/subaccounts';
import type { SearchHit } from '@/lib/text/search';
import { useDebounced } from '@/ui/form/useDebounced';
import type { Group, Item } from './commands';

/** A shorter query would find nearly everything. */
const SEARCHED_FROM = 2;
/** The most hits of a kind that are listed; a longer word finds fewer. */
const MOST = 5;

const itemsOf = (group: Group, hits: readonly SearchHit[]): Item[] =>
  hits.slice(0, MOST).map(({ path, ...hit }) => ({ ...hit, group, run: () => history.push(path) }));

/**
 * Returns what a query finds beside the commands: countries, payments, questions and sub-accounts. Sub-accounts are asked for once
 * typing pauses, so they are last and nothing above them moves when they arrive; a part that cannot be read is left out.
 */
export function useHits(typed: string): {
  readonly hits: readonly Item[];
  readonly isPending: boolean;
} {
  const text = typed.trim();
  const query = text.length < SEARCHED_FROM ? '' : text;
  const keyword = useDebounced(query);
  const countries = useCountrySearch(query);
  const records = useRecordSearch(query);
  const questions = useQuestionSearch(query);
  const accounts = useAccountSearch(keyword, MOST);
  const hits = useMemo(
    () => [
      ...itemsOf('country', countries),
      ...itemsOf('record', records),
      ...itemsOf('question', questions),
      ...(keyword === query ? itemsOf('account', accounts.data ?? []) : []),
    ],
    [countries, records, questions, accounts.data, keyword, query],
  );
  return { hits, isPending: keyword !== query || accounts.isLoading };
}
