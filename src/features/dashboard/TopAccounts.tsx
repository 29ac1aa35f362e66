import { useQuery } from '@tanstack/react-query';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useCustomer } from '@/features/auth';
import { allSubAccountsQuery } from '@/features/subaccounts';
import { unitForAll } from '@/lib/number/traffic';
import { Hint } from '@/ui/feedback/Hint';
import { Meter } from '@/ui/feedback/Meter';
import { useColumnTraffic } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { UnreadNote } from '@/ui/table/UnreadNote';

/** As many accounts as a glance takes in. */
const SHOWN = 6;
/** A touch target must be 24 px high (WCAG 2.2). */
const LINE = { lineHeight: '24px' };

/**
 * Shows the accounts that have used most, each with the link to its usage; nothing for a customer whose only account is the main
 * one, or of whose accounts none has used traffic: the usage card above says so, and tells a failed reading of the sub-accounts.
 */
export function TopAccounts() {
  const t = useText();
  const { proxyUsername, trafficUsed: usedByMain } = useCustomer();
  const inColumn = useColumnTraffic();
  const { data: subs } = useQuery(allSubAccountsQuery);
  if (!subs || subs.list.length === 0) return null;
  const top = [{ username: proxyUsername, trafficUsed: usedByMain }, ...subs.list]
    .filter(({ trafficUsed }) => trafficUsed > 0)
    .sort((a, b) => b.trafficUsed - a.trafficUsed)
    .slice(0, SHOWN);
  if (top.length === 0) return null;
  const unit = unitForAll(top.map(({ trafficUsed }) => trafficUsed));
  const most = top[0]?.trafficUsed ?? 0;
  return (
    <Card title={t('dashboard.topAccounts')}>
      <Flex vertical gap="small">
        <Hint>{t('dashboard.topAccountsText')}</Hint>
        <UnreadNote of={[subs]} />
        <Grid component="ol" width={240} gap="8px 40px">
          {top.map(({ username, trafficUsed }) => (
            <li key={username}>
              <Flex justify="space-between" gap="small" style={LINE}>
                <Link to={`/usage?${new URLSearchParams({ tab: 'details', account: username })}`}>
                  {username === proxyUsername ? (
                    <span>{t('subaccount.mainAccount')}</span>
                  ) : (
                    <span translate="no">{username}</span>
                  )}
                </Link>
                <span>{inColumn(trafficUsed, unit)}</span>
              </Flex>
              <Meter value={trafficUsed} of={most} />
            </li>
          ))}
        </Grid>
      </Flex>
    </Card>
  );
}
