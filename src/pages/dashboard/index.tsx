import { ReloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { formatTime } from '@/domain/timeText';
import { Hint } from '@/ui/Hint';
import { Page } from '@/ui/Page';
import { useLocaleName, useText } from '@/ui/text';
import { BalanceCard } from './BalanceCard';
import { Checklist } from './Checklist';
import styles from './dashboard.module.css';
import { FindUs, Resources } from './Links';
import { ProxiesCard } from './ProxiesCard';
import { RunwayCard } from './RunwayCard';
import { TrafficCard } from './TrafficCard';
import { UsageCard } from './UsageCard';
import { useDashboard } from './useDashboard';

/** The first page after signing in (spec §1, product.md "Dashboard"). */
export default function DashboardPage() {
  const t = useText();
  const locale = useLocaleName();
  const board = useDashboard();
  const { user, updatedAt, busy, refresh } = board;
  // In UTC as every other time of the portal.
  const time = formatTime(updatedAt, locale, 'clock');
  return (
    <Page
      title={t('menu.dashboard')}
      actions={
        <Flex wrap align="center" gap="small">
          {user.data && <Hint>{t('dashboard.updatedAt', { time })}</Hint>}
          <Button icon={<ReloadOutlined aria-hidden />} loading={busy} onClick={refresh}>
            {t('dashboard.refresh')}
          </Button>
        </Flex>
      }
    >
      {user.data && <Checklist user={user.data} />}
      <div className={styles.grid} data-ready={user.data ? 'dashboard' : undefined}>
        <ProxiesCard price={board.price} />
        <TrafficCard board={board} />
        <BalanceCard user={user} />
        <Flex vertical gap="middle" className={styles.wide}>
          <UsageCard user={user.data} now={board.now} />
          <Resources />
        </Flex>
        <Flex vertical gap="middle" className={styles.side}>
          <RunwayCard outlook={board.outlook} />
          <FindUs />
        </Flex>
      </div>
    </Page>
  );
}
