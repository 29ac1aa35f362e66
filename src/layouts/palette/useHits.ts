import { history, useAccess } from '@umijs/max';
import { useRecordSearch } from '@/features/checkout';
import { useCountrySearch, useQuestionSearch } from '@/features/generator';
import { useAccountSearch } from '@/features/subaccounts';
import type { SearchHit } from '@/lib/text/search';
import { useDebounced } from '@/ui/form/useDebounced';
import type { Group, Item } from './commands';

/** A shorter query would find nearly everything. */
const SEARCHED_FROM = 2;
/** The most hits of a kind that are listed; a longer word finds fewer. */
const HITS_MAX = 5;

const itemsOf = (group: Group, hits: readonly SearchHit[]): Item[] =>
  hits
    .slice(0, HITS_MAX)
    .map(({ path, ...hit }) => ({ ...hit, group, run: () => history.push(path) }));

/** The hits of a query other than commands. */
interface Hits {
  /** Countries, payments, and questions. */
  readonly known: readonly Item[];
  /** Sub-accounts, which are asked for once typing pauses: they stand last, so that nothing moves when they arrive. */
  readonly accounts: readonly Item[];
  readonly isPending: boolean;
}

/** Searches the customer's own things and the help, where their pages are open. A part that cannot be read is left out. */
export function useHits(typed: string): Hits {
  const { canSeeAdmin } = useAccess();
  const text = typed.trim();
  const query = canSeeAdmin && text.length >= SEARCHED_FROM ? text : '';
  const keyword = useDebounced(query);
  const countries = useCountrySearch(query);
  const records = useRecordSearch(query);
  const questions = useQuestionSearch(query);
  const accounts = useAccountSearch(keyword, HITS_MAX);
  const isCurrent = keyword === query;
  return {
    known: [
      ...itemsOf('country', countries),
      ...itemsOf('record', records),
      ...itemsOf('question', questions),
    ],
    accounts: itemsOf('account', (isCurrent && accounts.data) || []),
    isPending: !isCurrent || accounts.isLoading,
  };
}
