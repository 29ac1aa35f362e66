import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasNoReadableAnswer, isGone } from '@/api/callOutcome';
import type { Page, WhitelistEntry } from '@/api/contract';
import { cacheKey } from '@/api/keys';
import { addPendingWork } from '@/features/auth';
import { normaliseIp } from '@/lib/ip';
import { whiteipdelete } from '@/services/auth';
import type { CallOptions } from '@/services/call';
import { useBusy } from '@/ui/form/submit/useBusy';
import { restoreFocus } from '@/ui/page/restoreFocus';
import { proxyWhitelistQuery, useRefreshWhitelist } from './queries';
import { useDeletionOutcome } from './useDeletionOutcome';

/** Time in which a deletion can be undone, in ms. */
const UNDO_MS = 5000;

/** Returns the id of the button that deletes an entry, so that an undone deletion can give the focus back to it. */
export const deleteButtonId = (entryId: string) => `delete-${entryId}`;

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

/** A deletion that has no answer yet. */
interface Deletion {
  readonly entry: WhitelistEntry;
  /** Sends its call, if it still waits for Undo. Ends with the call, also with a failed one. */
  send(): Promise<void>;
  undo(): void;
}

/**
 * Deletes with Undo: the entry leaves the list at once, its call is sent after five seconds. Leaving the page sends it at
 * once, because nobody can press Undo any more. Signing out, here or in another tab, and closing the tab send it
 * too, with the token that was valid until then. An expired token is not used: the deletion is stored for the next start.
 */
export function useUndoDelete() {
  const refresh = useRefreshWhitelist();
  const forget = useForgetEntry();
  const outcome = useDeletionOutcome();
  const { run: once } = useBusy();
  const deletions = useRef(new Set<Deletion>());
  /** The deletions that wait for Undo. */
  const [pending, setPending] = useState<readonly Deletion[]>([]);
  /** Entries whose deletion waits or is under way; they are not shown. */
  const [leaving, setLeaving] = useState<readonly WhitelistEntry[]>([]);

  const begin = (entry: WhitelistEntry) => {
    const { id, ip } = entry;
    let sent: Promise<void> | null = null;
    const stopWaiting = () => {
      clearTimeout(timer);
      setPending((all) => all.filter((one) => one !== deletion));
    };
    /** After a failure, or Undo, the list shows the entry again. */
    const end = () => {
      release();
      deletions.current.delete(deletion);
      setLeaving((all) => all.filter((one) => one !== entry));
    };
    const call = (options: CallOptions): Promise<void> => {
      stopWaiting();
      sent = whiteipdelete({ id }, options)
        // An entry that is gone already, deleted in another tab, is what the customer wants.
        .catch((error: unknown) => {
          if (!isGone(error)) throw error;
        })
        .then(() => forget(entry))
        .finally(() => {
          end();
          void refresh();
        });
      return sent;
    };
    const deletion: Deletion = {
      entry,
      async send() {
        // Whoever has sent it tells how it ends.
        if (sent) return sent.catch(() => undefined);
        try {
          await call({ isShownByCaller: isGone });
          outcome.tell(ip, true);
        } catch (error) {
          // The request policy has shown the error.
          if (hasNoReadableAnswer(error)) outcome.noteLost(ip, error);
        }
      },
      undo() {
        // The five seconds may end between the click and the next drawing.
        if (sent) return;
        stopWaiting();
        end();
        // The entry's row must be shown again before its button can take the focus.
        setTimeout(() => restoreFocus(document.getElementById(deleteButtonId(id))));
      },
    };
    const release = addPendingWork({
      id,
      subject: ip,
      // A failure is not shown: the stored deletion is compared with the backend at the next start.
      send: (token) => sent ?? call({ token, keepalive: true, isShownByCaller: () => true }),
    });
    const timer = setTimeout(deletion.send, UNDO_MS);
    outcome.forget(ip);
    deletions.current.add(deletion);
    setPending((all) => [...all, deletion]);
    setLeaving((all) => [...all, entry]);
  };

  useEffect(() => {
    const all = deletions.current;
    return () => {
      for (const one of all) void one.send();
    };
  }, []);

  return {
    pending,
    leaving,
    /** The row leaves at the first click, so the second of a double click meets the next row's button. */
    remove: (entry: WhitelistEntry) => once(async () => begin(entry)),
    /** Ends the deletion of an address that is to be added again: one that still waits is sent. Resolves after its answer. */
    async finish(ip: string): Promise<void> {
      const meant = [...deletions.current].filter(({ entry }) => normaliseIp(entry.ip) === ip);
      await Promise.all(meant.map((one) => one.send()));
    },
    /** Tells nothing more of the deletion of an address that was added again. */
    forget: outcome.forget,
  };
}
