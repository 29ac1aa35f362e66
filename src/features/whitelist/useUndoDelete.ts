import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasNoReadableAnswer, isGone } from '@/api/callOutcome';
import type { Page, WhitelistEntry } from '@/api/contract';
import { cacheKey } from '@/api/keys';
import { addPendingWork } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { normaliseIp } from '@/lib/ip';
import { whiteipdelete } from '@/services/auth';
import { useBusy } from '@/ui/form/submit/useBusy';
import { useText } from '@/ui/format/text';
import { restoreFocus } from '@/ui/page/restoreFocus';
import { proxyWhitelistQuery, useRefreshWhitelist } from './queries';

/** Time in which a deletion can be undone, in ms. */
const UNDO_MS = 5000;

/** Returns the id of the button that deletes an entry, so that an undone deletion can give the focus back to it. */
export const deleteButtonId = (entryId: string) => `delete-${entryId}`;

const workOf = ({ id, ip }: WhitelistEntry) => ({ id, subject: ip });

/** Takes a deleted entry out of the lists that were read: they may not be read again after it. */
function useForgetEntry(): (entry: WhitelistEntry) => void {
  const client = useQueryClient();
  return ({ id, ip }) => {
    client.setQueriesData<Page<WhitelistEntry>>(
      { queryKey: cacheKey('auth.whiteipget') },
      (page) => {
        const list = page?.list.filter((entry) => entry.id !== id);
        if (!page || !list || list.length === page.list.length) return page;
        // A page that has one row less now does not show how many the backend gives.
        return { ...page, list, total: page.total - 1, isCut: true };
      },
    );
    const isOther = (entry: { readonly ip: string }) => normaliseIp(entry.ip) !== normaliseIp(ip);
    client.setQueryData(
      proxyWhitelistQuery.queryKey,
      (all) => all && { ...all, list: all.list.filter(isOther) },
    );
  };
}

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  /** Removes the deletion from the work that is sent when the session ends. */
  release(): void;
}

/**
 * Deletes with Undo: the entry leaves the list at once, its call is sent after five seconds. Leaving the page sends it at
 * once, because nobody can press Undo any more. Signing out, here or in another tab, and closing the tab send it
 * too, with the token that was valid until then. An expired token is not used: the deletion is stored for the next start.
 */
export function useUndoDelete() {
  const refresh = useRefreshWhitelist();
  const forget = useForgetEntry();
  const [pending, setPending] = useState<readonly WhitelistEntry[]>([]);
  /** Entries whose deletion waits or is under way; they are not shown. */
  const [leaving, setLeaving] = useState<readonly WhitelistEntry[]>([]);
  const waiting = useRef(new Map<WhitelistEntry, Waiting>());
  const underWay = useRef(new Map<WhitelistEntry, Promise<unknown>>());
  /** Addresses whose deletion has no answer. */
  const lost = useRef(new Set<string>());
  const t = useText();

  const tell = (ip: string, isDeleted: boolean) =>
    announce('toast', {
      kind: isDeleted ? 'success' : 'warning',
      text: t(isDeleted ? 'whitelist.deleted' : 'whitelist.notDeleted', { ip }),
      names: [ip],
    });
  const { data: whole, isSuccess, isFetching } = useQuery(proxyWhitelistQuery);
  const tellLost = useEffectEvent(() => {
    for (const ip of lost.current) {
      const isListed = whole?.list.some((one) => normaliseIp(one.ip) === ip);
      // An address that is missing may be in a row that could not be read.
      if (!isListed && whole?.unread) continue;
      lost.current.delete(ip);
      tell(ip, !isListed);
    }
  });
  const isRead = isSuccess && !isFetching;
  useEffect(() => {
    if (isRead) tellLost();
  }, [isRead]);

  const hide = (entry: WhitelistEntry) => setLeaving((before) => [...before, entry]);
  const show = (entry: WhitelistEntry) =>
    setLeaving((before) => before.filter((one) => one !== entry));

  /** Ends the five seconds of an entry. */
  const stopWaiting = (entry: WhitelistEntry) => {
    const now = waiting.current.get(entry);
    clearTimeout(now?.timer);
    now?.release();
    waiting.current.delete(entry);
    setPending([...waiting.current.keys()]);
  };

  /** Waits for the answer; after a failure the list shows the entry again. */
  const conclude = (entry: WhitelistEntry, call: Promise<unknown>): Promise<void> =>
    call
      // An entry that is gone already, deleted in another tab, is what the customer wants.
      .catch((error: unknown) => {
        if (!isGone(error)) throw error;
      })
      .then(() => forget(entry))
      .finally(() => {
        show(entry);
        void refresh();
      });

  const send = (entry: WhitelistEntry) => {
    stopWaiting(entry);
    const sending = conclude(entry, whiteipdelete({ id: entry.id }, { isShownByCaller: isGone }));
    // While the call has no answer, the end of the session or of the page stores the deletion; it is not sent again.
    const release = addPendingWork({ ...workOf(entry), send: () => sending });
    const ended = sending
      .then(() => tell(entry.ip, true))
      // The request policy has shown the error; the next reading shows what became of a deletion without an answer.
      .catch((error: unknown) => {
        if (hasNoReadableAnswer(error)) lost.current.add(normaliseIp(entry.ip));
      })
      .finally(() => {
        release();
        underWay.current.delete(entry);
      });
    underWay.current.set(entry, ended);
  };

  /** Ends the deletion of an address that is to be added again: one that still waits is sent. Resolves after its answer. */
  const finish = async (ip: string) => {
    lost.current.delete(ip);
    const isMeant = (entry: WhitelistEntry) => normaliseIp(entry.ip) === ip;
    for (const entry of waiting.current.keys()) if (isMeant(entry)) send(entry);
    for (const [entry, ended] of underWay.current) if (isMeant(entry)) await ended;
  };

  const { run: once } = useBusy();
  const wait = (entry: WhitelistEntry) => {
    lost.current.delete(normaliseIp(entry.ip));
    const release = addPendingWork({
      ...workOf(entry),
      send: (token) => {
        stopWaiting(entry);
        // A failure is not shown: the stored deletion is compared with the backend at the next start.
        const options = { token, keepalive: true, isShownByCaller: () => true };
        return conclude(entry, whiteipdelete({ id: entry.id }, options));
      },
    });
    waiting.current.set(entry, { release, timer: setTimeout(() => send(entry), UNDO_MS) });
    setPending([...waiting.current.keys()]);
    hide(entry);
  };
  /** The row leaves at the first click, so the second of a double click meets the next row's button. */
  const remove = (entry: WhitelistEntry) => once(async () => wait(entry));
  const undo = (entry: WhitelistEntry) => {
    // The five seconds may end between the click and the next drawing.
    if (!waiting.current.has(entry)) return;
    stopWaiting(entry);
    show(entry);
    // The entry's row must be shown again before its button can take the focus.
    setTimeout(() => restoreFocus(document.getElementById(deleteButtonId(entry.id))));
  };

  const sendOnLeave = useEffectEvent(() => {
    for (const entry of waiting.current.keys()) send(entry);
  });
  useEffect(() => () => sendOnLeave(), []);

  return { pending, leaving, remove, undo, finish };
}
