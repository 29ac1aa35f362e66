import { Link } from '@umijs/max';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetUnconfirmedWork, readUnconfirmedWork, useCustomer } from '@/features/auth';
import { loadWholeWhitelist } from '@/features/whitelist';
import { CALL_TIMEOUT_MS } from '@/lib/callTimeout';
import { CornerNote } from '@/ui/feedback/notes/CornerNote';
import { Note } from '@/ui/feedback/notes/Note';
import { useText, WithNames } from '@/ui/format/text';

/**
 * At the customer's start, checks the deletions whose answer was lost, and returns the addresses that were not deleted. A call that the previous
 * page sent while it was closing may still be running (Reload), so the check waits until that call would have timed out.
 */
function useUndeletedIps() {
  const { id: userId } = useCustomer();
  const [ips, setIps] = useState<readonly string[]>([]);

  const look = useEffectEvent(async (signal: AbortSignal) => {
    const unconfirmed = readUnconfirmedWork(userId);
    const { list, unread } = await loadWholeWhitelist({ signal });
    const listed = new Set(list.map((entry) => entry.id));
    // An entry that is missing in the list may be in a row that could not be read, so the next start checks again.
    const certain = unconfirmed.filter((work) => !unread || listed.has(work.id));
    for (const work of certain) forgetUnconfirmedWork(userId, work.id);
    setIps(unconfirmed.filter((work) => listed.has(work.id)).map(({ subject }) => subject));
  });

  useEffect(() => {
    const unconfirmed = readUnconfirmedWork(userId);
    if (unconfirmed.length === 0) return;
    const end = new AbortController();
    const lastSent = Math.max(...unconfirmed.map(({ sentAt }) => sentAt));
    // A device clock that was set back must not make the wait longer.
    const wait = Math.min(lastSent + CALL_TIMEOUT_MS - Date.now(), CALL_TIMEOUT_MS);
    const timer = setTimeout(() => {
      // After a failed check the entries stay for the next start.
      look(end.signal).catch(() => undefined);
    }, wait);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [userId]);

  return { ips, dismiss: () => setIps([]) };
}

/** Names the addresses that are still in the whitelist because their deletion was lost, with a link to it. */
export function UndeletedIps() {
  const t = useText();
  const { ips, dismiss } = useUndeletedIps();
  if (ips.length === 0) return null;
  const list = ips.join(', ');
  return (
    <CornerNote>
      <Note
        kind="warning"
        action={<Link to="/proxysetting/whitelist">{t('shell.unconfirmed.openWhitelist')}</Link>}
        onClose={dismiss}
      >
        <WithNames text={t('shell.unconfirmed.whitelistDeletion', { ips: list })} names={[list]} />
      </Note>
    </CornerNote>
  );
}
