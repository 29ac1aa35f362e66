import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useCustomer } from '@/features/auth';
import { Note } from '@/ui/feedback/notes/Note';
import { useText, WithNames } from '@/ui/format/text';
import type { ProxyAccount } from './rules/chosenAccount';
import { formatLabel, type LineSpec } from './rules/line/proxyLine';
import { findUnsafeParts, signsText } from './rules/line/unsafeParts';

/** Warns that the account has no traffic, with a link to the next step; New order also has the free trial. */
function NoTrafficWarning({ account }: { readonly account: ProxyAccount }) {
  const t = useText();
  const { canTrial } = useCustomer();
  if (account.subId === null) {
    const action = t(canTrial ? 'order.trial' : 'residential.buy');
    return (
      <Note kind="warning" action={<Link to="/neworder">{action}</Link>}>
        {t('residential.noMainTraffic')}
      </Note>
    );
  }
  return (
    <Note
      kind="warning"
      action={<Link to="/proxysetting/subaccount">{t('residential.allocate')}</Link>}
    >
      <WithNames
        text={t('residential.noTraffic', { account: account.username })}
        names={[account.username]}
      />
    </Note>
  );
}

interface Props {
  readonly spec: LineSpec;
  readonly account: ProxyAccount;
}

/** Warns about each part of the lines that programs would read wrongly; a sub-account's password can be changed from here. */
function UnsafePartsWarning({ spec, account }: Props) {
  const t = useText();
  const format = formatLabel(spec.format, spec.auth === 'whitelist');
  const { subId, username } = account;
  const edit = subId && new URLSearchParams({ id: subId, username }).toString();
  return findUnsafeParts(spec).map(({ part, signs, why }) => (
    <Note
      key={part}
      kind="warning"
      action={
        part === 'password' &&
        edit && <Link to={`/proxysetting/editsub?${edit}`}>{t('residential.changePassword')}</Link>
      }
    >
      <WithNames
        text={t(why === 'login' ? 'residential.breaksLogin' : 'residential.breaks', {
          part,
          signs: signsText(signs),
          format,
        })}
        names={[format]}
      />
    </Note>
  ));
}

interface RefusalProps extends Pick<Props, 'account'> {
  readonly areLinesSoldOut: boolean;
}

/** Warns of the reasons for which a gateway refuses every line. */
export function RefusalWarnings({ account, areLinesSoldOut }: RefusalProps) {
  const t = useText();
  return (
    <>
      {account.trafficLeft === 0 && <NoTrafficWarning account={account} />}
      {areLinesSoldOut && <Note kind="warning">{t('place.noneHere')}</Note>}
    </>
  );
}

/** Warns of all that keeps lines from working, or from being made. */
export function LineWarnings({ spec, ...refusal }: Props & RefusalProps) {
  return (
    <>
      <RefusalWarnings {...refusal} />
      <UnsafePartsWarning spec={spec} account={refusal.account} />
    </>
  );
}

interface WhitelistProps {
  /** Number of addresses in the whitelist; null while not known. */
  readonly listed: number | null;
  /** Opens the API link, for which the settings apply. */
  onGoToApiLink(): void;
}

/** Explains whitelist mode, the settings its lines cannot carry, and the API link, which can carry them. */
export function WhitelistNote({ listed, onGoToApiLink }: WhitelistProps) {
  const t = useText();
  const text = t('credentials.linesOnly');
  return (
    <Note
      kind="info"
      action={
        <Flex wrap align="center" gap="small">
          <Link to="/proxysetting/whitelist">{t('residential.whitelistLink')}</Link>
          <Button size="small" onClick={onGoToApiLink}>
            {t('credentials.forApiLink')}
          </Button>
        </Flex>
      }
    >
      {listed === null ? text : `${text} ${t('residential.whitelistCount', { count: listed })}`}
    </Note>
  );
}
