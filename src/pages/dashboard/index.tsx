import { ReloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { RecentOrders } from '@/features/checkout';
import {
  BalanceCard,
  ChannelLinks,
  Checklist,
  LeadCard,
  ResourceLinks,
  TopAccounts,
  UsageCard,
  useDashboard,
} from '@/features/dashboard';
import { formatTime } from '@/lib/time/timeText';
import { Hint } from '@/ui/feedback/Hint';
import { useLocaleName, useText } from '@/ui/format/text';
import { Column } from '@/ui/page/Columns';
import { Page } from '@/ui/page/Page';
import { useMedia } from '@/ui/page/useIsPhone';

/** The least widths of the two columns, in px. */
const MAIN = 536;
const SIDE = 260;
/** Where the columns stand below each other. */
const ONE_COLUMN = '(max-width: 1091px)';

/** The first page after signing in (spec §1, spec "Dashboard"). */
export default function DashboardPage() {
  const t = useText();
  const locale = useLocaleName();
  const board = useDashboard();
  const isOneColumn = useMedia(ONE_COLUMN);
  const { isNewcomer, updatedAt, busy, refresh } = board;
  return (
    <Page
      title={t('menu.dashboard')}
      actions={
        <Flex wrap align="center" gap="small">
          {updatedAt !== null && (
            // UTC, as every other time of the portal.
            <Hint>
              {t('dashboard.updatedAt', { time: formatTime(updatedAt, locale, 'clock') })}
            </Hint>
          )}
          <Button icon={<ReloadOutlined aria-hidden />} loading={busy} onClick={refresh}>
            {t('dashboard.refresh')}
          </Button>
        </Flex>
      }
    >
      {/* A customer who has used traffic has done all steps, and no call is made for them. */}
      {isNewcomer && <Checklist board={board} />}
      <Flex wrap align="start" gap="middle" data-ready="dashboard">
        <Column width={MAIN} share={2}>
          <LeadCard board={board} />
          <UsageCard />
          {!isOneColumn && <TopAccounts />}
        </Column>
        <Column width={SIDE}>
          <BalanceCard board={board} />
          <RecentOrders />
          {/* Only a customer with sub-accounts has it, which is known late: in one column it would move the balance. */}
          {isOneColumn && <TopAccounts />}
          <ResourceLinks />
          <ChannelLinks />
        </Column>
      </Flex>
    </Page>
  );
}
