import { useQuery } from '@tanstack/react-query';
import { history, useAccess } from '@umijs/max';
import { queryOf } from '@/api/keys';
import { useRecordSearch } from '@/features/checkout';
import { useCountrySearch, useQuestionSearch } from '@/features/generator';
import type { SearchHit } from '@/lib/text/search';
import { sublist } from '@/services/auth';
import { useDebounced } from '@/ui/form/useDebounced';
import type { Group, Item } from './commands';

/** A shorter query would find nearly everything. */
const SEARCHED_FROM = 2;
/** A text that may name a sub-account. Any other may be a pasted error, which can hold a login, and stays on this page. */
const NAME = /^[^@:]{2,40}$/;
/** The most hits of a kind that are listed; a longer word finds fewer. */
const HITS_MAX = 5;

const itemsOf = (group: Group, hits: readonly SearchHit[]): Item[] =>
  hits
    .slice(0, HITS_MAX)
    .map(({ path, ...hit }) => ({ ...hit, group, run: () => history.push(path) }));

/** Searches the customer's own things and the help, where their pages are open. A part that cannot be read is left out (`isIncomplete`). */
export function useHits(typed: string) {
  const { canSeeAdmin } = useAccess();
  const text = typed.trim();
  const query = canSeeAdmin && text.length >= SEARCHED_FROM ? text : '';
  const keyword = useDebounced(query);
  const countries = useCountrySearch(query);
  const records = useRecordSearch(query);
  const questions = useQuestionSearch(query);
  const searches = [countries, records, questions];
  const accounts = useQuery({
    ...queryOf(sublist, { page: 1, pageSize: HITS_MAX, keyword }),
    enabled: NAME.test(keyword),
  });
  const isCurrent = keyword === query;
  const named = ((isCurrent && accounts.data?.list) || []).map(({ id, username }) => ({
    id: `account-${id}`,
    title: username,
    path: `/proxysetting/subaccount?${new URLSearchParams({ search: username })}`,
    isVerbatim: true,
  }));
  return {
    /** Countries, payments, and questions. */
    known: [
      ...itemsOf('country', countries.hits),
      ...itemsOf('record', records.hits),
      ...itemsOf('question', questions.hits),
    ],
    /** Sub-accounts, which are asked for once typing pauses: they stand last, so that nothing moves when they arrive. */
    accounts: itemsOf('account', named),
    /** True when more than commands was searched. */
    isSearched: query !== '',
    isPending:
      query !== '' && (!isCurrent || accounts.isLoading || searches.some((one) => one.isPending)),
    isIncomplete:
      query !== '' &&
      (searches.some((one) => one.isIncomplete) ||
        Boolean(accounts.error ?? accounts.data?.unread)),
  };
}
