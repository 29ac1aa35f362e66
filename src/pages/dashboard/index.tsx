import { ReloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import {
  BalanceCard,
  ChannelLinks,
  Checklist,
  PageLinks,
  ProxiesCard,
  RunwayCard,
  TrafficCard,
  UsageCard,
  useDashboard,
} from '@/features/dashboard';
import { formatTime } from '@/lib/time/timeText';
import { Hint } from '@/ui/feedback/Hint';
import { useLocaleName, useText } from '@/ui/format/text';
import { Column } from '@/ui/page/Columns';
import { Page } from '@/ui/page/Page';

/** The least width of a column, and antd's middle gap, in px. */
const SIDE = 260;
const GAP = 16;

/** The first page after signing in (spec §1, spec "Dashboard"). */
export default function DashboardPage() {
  const t = useText();
  const locale = useLocaleName();
  const board = useDashboard();
  const { customer, user, updatedAt, busy, refresh } = board;
  // UTC, as every other time of the portal.
  const time = formatTime(updatedAt, locale, 'clock');
  return (
    <Page
      title={t('menu.dashboard')}
      actions={
        <Flex wrap align="center" gap="small">
          <Hint>{t('dashboard.updatedAt', { time })}</Hint>
          <Button icon={<ReloadOutlined aria-hidden />} loading={busy} onClick={refresh}>
            {t('dashboard.refresh')}
          </Button>
        </Flex>
      }
    >
      <Checklist user={customer} />
      <Flex wrap gap="middle" data-ready="dashboard">
        <Column isStretched width={SIDE}>
          <ProxiesCard offer={board.offer} />
        </Column>
        <Column isStretched width={SIDE}>
          <TrafficCard board={board} />
        </Column>
        <Column isStretched width={SIDE}>
          <BalanceCard user={user} />
        </Column>
      </Flex>
      <Flex wrap align="start" gap="middle">
        {/* The least width of two columns above and the gap between them. */}
        <Column width={2 * SIDE + GAP} share={2}>
          <UsageCard now={board.now} />
          <PageLinks />
        </Column>
        <Column width={SIDE}>
          <RunwayCard board={board} />
          <ChannelLinks />
        </Column>
      </Flex>
    </Page>
  );
}
