import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isGone } from '@/api/callOutcome';
import type { WhitelistEntry } from '@/api/contract';
import { addPendingWork, callWithKeepalive } from '@/features/auth';
import { whiteipdelete } from '@/services/auth';
import { restoreFocus } from '@/ui/page/restoreFocus';
import { useRefreshWhitelist } from './queries';

/** Time in which a deletion can be undone, in ms. */
const UNDO_MS = 5000;

/** Returns the id of the button that deletes an entry, so that an undone deletion can give the focus back to it. */
export const deleteButtonId = (entryId: string) => `delete-${entryId}`;

const workOf = ({ id, ip }: WhitelistEntry) => ({ id, subject: ip });

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
  const [pending, setPending] = useState<readonly WhitelistEntry[]>([]);
  /** Entries that are not shown: a deleted one stays here, because the list may not be read again after it. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<WhitelistEntry, Waiting>());

  const hide = (id: string) => setGone((before) => new Set([...before, id]));
  const show = (id: string) =>
    setGone((before) => new Set([...before].filter((one) => one !== id)));

  /** Ends the five seconds of an entry. */
  const stopWaiting = (entry: WhitelistEntry) => {
    const now = waiting.current.get(entry);
    clearTimeout(now?.timer);
    now?.release();
    waiting.current.delete(entry);
    setPending([...waiting.current.keys()]);
  };

  const send = (entry: WhitelistEntry) => {
    stopWaiting(entry);
    // An entry that is gone already, deleted in another tab, is what the customer wants.
    const sending = whiteipdelete({ id: entry.id }, { isShownByCaller: isGone }).finally(refresh);
    // While the call has no answer, the end of the session or of the page stores the deletion; it is not sent again.
    const release = addPendingWork({ ...workOf(entry), send: () => sending });
    sending
      // The request policy shows any other error, and the list shows the entry again.
      .catch((error: unknown) => {
        if (!isGone(error)) show(entry.id);
      })
      .finally(release);
  };

  const remove = (entry: WhitelistEntry) => {
    const release = addPendingWork({
      ...workOf(entry),
      send: (token) => {
        stopWaiting(entry);
        return callWithKeepalive('auth.whiteipdelete', { id: entry.id }, token)
          .finally(refresh)
          .catch((error: unknown) => {
            show(entry.id);
            throw error;
          });
      },
    });
    waiting.current.set(entry, { release, timer: setTimeout(() => send(entry), UNDO_MS) });
    setPending([...waiting.current.keys()]);
    hide(entry.id);
  };
  const undo = (entry: WhitelistEntry) => {
    // The five seconds may end between the click and the next drawing.
    if (!waiting.current.has(entry)) return;
    stopWaiting(entry);
    show(entry.id);
    // The entry's row must be shown again before its button can take the focus.
    setTimeout(() => restoreFocus(document.getElementById(deleteButtonId(entry.id))));
  };

  const sendOnLeave = useEffectEvent(() => {
    for (const entry of waiting.current.keys()) send(entry);
  });
  useEffect(() => () => sendOnLeave(), []);

  return { pending, gone, remove, undo };
}
