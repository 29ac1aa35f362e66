import { Link } from '@umijs/max';
import { CornerNote } from '@/ui/feedback/notes/CornerNote';
import { Note } from '@/ui/feedback/notes/Note';
import { useText, WithNames } from '@/ui/format/text';
import { useUndeletedIps } from '../customer/useUndeletedIps';

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
