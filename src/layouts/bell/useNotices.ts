import type { UnreadRows } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { usePurchases, useRecentRecords } from '@/features/checkout';
import { useCredits } from '@/features/usage';
import { createUserStorage, readTexts, useUserStorage } from '@/lib/browser/storage/userStorage';
import type { QueryState } from '@/ui/feedback/QueryView';
import { useNow } from '@/ui/format/useNow';
import { buildNotices, type Notice } from './notices';

/** Ids of the notices that a customer has read in this browser. */
const readIds = createUserStorage('notices', readTexts);

/** A reading from the service that notices are made from. */
export interface NoticeSource {
  readonly name: 'records' | 'credit';
  readonly query: QueryState<unknown>;
  /** The rows that could not be read. */
  readonly unread: UnreadRows | null;
}

/** Returns the notices about the account's state, and how many of them are new: not read in this browser. */
export function useNotices(): {
  notices: readonly Notice[];
  newCount: number;
  markRead(): void;
  /** True until each source has answered or failed. */
  isLoading: boolean;
  /** The sources that could not be read, or not in full. */
  failedSources: readonly NoticeSource[];
} {
  const now = useNow();
  const user = useCustomer();
  const credits = useCredits();
  const records = useRecentRecords();
  const { purchases } = usePurchases();
  const read = useUserStorage(readIds, user.id);
  const state = { user, credits: credits.data, purchases, records: records.data?.list ?? [] };
  const notices = buildNotices(state, now);
  const sources: readonly NoticeSource[] = [
    { name: 'records', query: records, unread: records.data?.unread ?? null },
    { name: 'credit', query: credits, unread: credits.data?.lines.unread ?? null },
  ];
  const isLoading = records.isPending || credits.isPending;
  const failedSources = sources.filter(({ query, unread }) => query.error || unread);
  return {
    notices,
    newCount: notices.filter(({ id }) => !read.includes(id)).length,
    markRead() {
      const ids = notices.map(({ id }) => id);
      // Notices that no longer apply are forgotten, so that they count as new if they apply again. Whether one still applies is known
      // only when every source has answered.
      const isWhole = !isLoading && failedSources.length === 0;
      readIds.change(user.id, (before) => (isWhole ? ids : [...new Set([...before, ...ids])]));
    },
    isLoading,
    failedSources,
  };
}
