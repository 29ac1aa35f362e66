import { Link } from '@umijs/max';
import { Note } from '@/components/Note';
import { useText } from '@/components/text';
import type { ProxyAccount } from '@/domain/chosenAccount';
import { passwordBreaks } from '@/domain/passwordBreaks';
import type { LineFormat } from '@/domain/proxyLine';

/** What a format is called on the page. */
export const formatLabel = (format: LineFormat) =>
  format === 'url' ? 'protocol://USER:PASS@HOST:PORT' : format.toUpperCase();

/** The account has nothing left: what that means, and the next step. */
export function NoTraffic({ account }: { readonly account: ProxyAccount }) {
  const t = useText();
  const isMain = account.subId === null;
  return (
    <Note
      kind="warning"
      action={
        <Link to={isMain ? '/neworder' : '/proxysetting/subaccount'}>
          {t(isMain ? 'residential.buy' : 'residential.allocate')}
        </Link>
      }
    >
      {t('residential.noTraffic', { account: account.username })}
    </Note>
  );
}

interface Props {
  readonly format: LineFormat;
  readonly account: ProxyAccount;
}

/** The password cannot stand in the format as it is; a sub-account's can be changed here. */
export function PasswordBreaks({ format, account }: Props) {
  const t = useText();
  const signs = passwordBreaks(format, account.password).join(' ');
  if (signs === '') return null;
  const { subId, username } = account;
  const edit = subId && new URLSearchParams({ id: subId, username }).toString();
  return (
    <Note
      kind="warning"
      action={
        edit && <Link to={`/proxysetting/editsub?${edit}`}>{t('residential.changePassword')}</Link>
      }
    >
      {t(format === 'csv' ? 'residential.breaksCsv' : 'residential.breaks', {
        signs,
        format: formatLabel(format),
      })}
    </Note>
  );
}
