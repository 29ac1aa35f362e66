import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WhitelistEntry } from '@/api/contract';
import { addPendingWork, sendBypassingPolicy } from '@/features/auth';
import { whiteipdelete } from '@/services/auth';
import { callWithKeepalive } from '@/services/call';
import { restoreFocus } from '@/ui/dialog/restoreFocus';
import { useRefreshWhitelist } from './queries';

/** Time in which a deletion can be undone, in ms. */
const UNDO_MS = 5000;

/** Returns the id of the button that deletes an entry, so that an undone deletion can give the focus back to it. */
export const deleteButtonId = (entryId: string) => `delete-${entryId}`;

const workOf = ({ id, ip }: WhitelistEntry) =>
  ({ kind: 'whitelistDeletion', id, subject: ip }) as const;

interface Waiting {
  readonly entry: WhitelistEntry;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Removes the deletion from the work that is sent when the session ends. */
  release(): void;
}

/**
 * Deletes with Undo: the entry leaves the list at once, the call is sent after five seconds. Leaving the page sends it at
 * once, because nobody can press Undo any more. Signing out, here or in another tab, and closing the tab send it
 * too, with the token that was valid until then. An expired token is not used: the deletion is stored for the next start.
 */
export function useUndoDelete() {
  const refresh = useRefreshWhitelist();
  const [pending, setPending] = useState<WhitelistEntry | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<Waiting | null>(null);

  const hide = (id: string) => setGone((before) => new Set([...before, id]));
  const show = (id: string) =>
    setGone((before) => new Set([...before].filter((one) => one !== id)));

  /** Ends the five seconds, and returns the waiting entry. */
  const stopWaiting = (): WhitelistEntry | null => {
    const now = waiting.current;
    if (now === null) return null;
    clearTimeout(now.timer);
    now.release();
    waiting.current = null;
    setPending(null);
    return now.entry;
  };

  const send = () => {
    const entry = stopWaiting();
    if (entry === null) return;
    const sending = whiteipdelete({ id: entry.id }).finally(refresh);
    // While the call has no answer, the end of the session or of the page stores the deletion; it is not sent again.
    const release = addPendingWork({ ...workOf(entry), send: () => sending });
    sending
      // The request policy shows the error, and the list shows the entry again.
      .catch(() => undefined)
      .finally(() => {
        release();
        show(entry.id);
      });
  };

  const remove = (entry: WhitelistEntry) => {
    send();
    const release = addPendingWork({
      ...workOf(entry),
      send: (token) => {
        stopWaiting();
        const params = { id: entry.id };
        return callWithKeepalive('auth.whiteipdelete', params, token, sendBypassingPolicy)
          .finally(refresh)
          .finally(() => show(entry.id));
      },
    });
    waiting.current = { entry, release, timer: setTimeout(send, UNDO_MS) };
    setPending(entry);
    hide(entry.id);
  };
  const undo = () => {
    const entry = stopWaiting();
    if (entry === null) return;
    show(entry.id);
    // The entry's row must be shown again before its button can take the focus.
    setTimeout(() => restoreFocus(document.getElementById(deleteButtonId(entry.id))));
  };

  const sendOnLeave = useEffectEvent(send);
  useEffect(() => () => sendOnLeave(), []);

  return { pending, gone, remove, undo };
}
