import { useCallback, useEffect, useRef, useState } from 'react';
import { restoreFocus } from '@/components/restoreFocus';
import type { WhitelistEntry } from '@/contract';
import { useDeleteIp } from '@/queries/whitelist';

/** How long a deletion can be taken back, in ms. */
const UNDO_MS = 5000;

/** The id of the button that deletes an entry, so that an undone deletion can give the focus back to it. */
export const deleteButtonId = (entryId: string) => `delete-${entryId}`;

/**
 * Deleting with a second thought: the entry leaves the list at once, the call goes after five seconds. Leaving the page
 * sends it at once: the customer has said that it should go, and an undo that nobody can press any more helps nobody.
 * Closing the tab sends it too, and has the browser ask until the call is answered.
 */
export function useUndoDelete() {
  const { mutateAsync } = useDeleteIp();
  const [pending, setPending] = useState<WhitelistEntry | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<{ entry: WhitelistEntry; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  const underWay = useRef(0);

  const hide = useCallback((id: string, isHidden: boolean) => {
    setGone((before) => {
      const after = new Set(before);
      if (isHidden) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);

  const send = useCallback(() => {
    const now = waiting.current;
    if (now === null) return;
    clearTimeout(now.timer);
    waiting.current = null;
    setPending(null);
    underWay.current += 1;
    mutateAsync(now.entry.id)
      // The request policy has said what failed; the list shows the entry again.
      .catch(() => undefined)
      .finally(() => {
        underWay.current -= 1;
        hide(now.entry.id, false);
      });
  }, [mutateAsync, hide]);

  const remove = useCallback(
    (entry: WhitelistEntry) => {
      send();
      waiting.current = { entry, timer: setTimeout(send, UNDO_MS) };
      setPending(entry);
      hide(entry.id, true);
    },
    [send, hide],
  );
  const undo = useCallback(() => {
    const now = waiting.current;
    if (now === null) return;
    clearTimeout(now.timer);
    waiting.current = null;
    setPending(null);
    hide(now.entry.id, false);
    // Its row must be back first.
    setTimeout(() => restoreFocus(document.getElementById(deleteButtonId(now.entry.id))));
  }, [hide]);

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      send();
      if (underWay.current > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [send]);

  return { pending, gone, remove, undo };
}
