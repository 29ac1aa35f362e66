import { useCallback, useEffect, useRef, useState } from 'react';
import type { WhitelistEntry } from '@/contract';
import { useDeleteIp } from '@/queries/whitelist';

/** How long a deletion can be taken back, in ms. */
const UNDO_MS = 5000;

/**
 * Deleting with a second thought: the entry leaves the list at once, the call goes after five seconds. Leaving the page
 * sends it at once: the customer has said that it should go, and an undo that nobody can press any more helps nobody.
 */
export function useUndoDelete() {
  const { mutateAsync } = useDeleteIp();
  const [pending, setPending] = useState<WhitelistEntry | null>(null);
  const waiting = useRef<{ entry: WhitelistEntry; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );

  const send = useCallback(() => {
    const now = waiting.current;
    if (now === null) return;
    clearTimeout(now.timer);
    waiting.current = null;
    mutateAsync(now.entry.id)
      // The request policy has said what failed; the renewed list shows the entry again.
      .catch(() => undefined)
      .finally(() => setPending((shown) => (shown?.id === now.entry.id ? null : shown)));
  }, [mutateAsync]);

  const remove = useCallback(
    (entry: WhitelistEntry) => {
      send();
      waiting.current = { entry, timer: setTimeout(send, UNDO_MS) };
      setPending(entry);
    },
    [send],
  );
  const undo = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    setPending(null);
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [send]);

  return { pending, remove, undo };
}

export type UndoDelete = ReturnType<typeof useUndoDelete>;
