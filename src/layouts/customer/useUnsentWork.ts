import { useEffect, useEffectEvent } from 'react';
import { callPolicy, pendingWork } from '@/features/auth';
import { loadWholeWhitelist } from '@/features/whitelist';
import { announce } from '@/lib/browser/announce';
import { useText } from '@/ui/format/text';

/**
 * Looks at the customer's start what became of the deletions that nobody heard an answer to, and names those that were not
 * done. A call that the page before sent while it was closed may be under way still (Reload), so its time is waited for.
 */
export function useUnsentWork(userId: string): void {
  const t = useText();

  const look = useEffectEvent(async (id: string, signal: AbortSignal) => {
    const unsent = pendingWork.readUnsent(id);
    const { list, unread } = await loadWholeWhitelist({ signal });
    const listed = new Set(list.map((entry) => entry.id));
    // An entry that is not among the others may be one that could not be read: the next start looks again.
    const certain = unsent.filter((work) => !unread || listed.has(work.id));
    for (const work of certain) pendingWork.forgetUnsent(id, work.id);
    const ips = unsent.filter((work) => listed.has(work.id)).map(({ subject }) => subject);
    if (ips.length === 0) return;
    const text = t('shell.unsent.whitelistDeletion', { ips: ips.join(', ') });
    announce('toast', { kind: 'error', text });
  });

  useEffect(() => {
    const unsent = pendingWork.readUnsent(userId);
    if (unsent.length === 0) return;
    const end = new AbortController();
    const lastSent = Math.max(...unsent.map(({ sentAt }) => sentAt));
    // A clock that was put back must not make it wait for longer.
    const wait = Math.min(lastSent + callPolicy.timeout - Date.now(), callPolicy.timeout);
    const timer = setTimeout(() => {
      // What could not be looked at stays for the next start.
      look(userId, end.signal).catch(() => undefined);
    }, wait);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [userId]);
}
