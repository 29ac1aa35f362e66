import { Button } from 'antd';
import { Page } from '@/components/Page';
import { useLocaleName, useText } from '@/components/text';
import { formatTime } from '@/domain/timeText';
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
        <div className={styles.updated}>
          {user.data && <span>{t('dashboard.updatedAt', { time })}</span>}
          <Button loading={busy} onClick={refresh}>
            {t('dashboard.refresh')}
          </Button>
        </div>
      }
    >
      {user.data && <Checklist user={user.data} />}
      <div className={styles.grid} data-ready={user.data ? 'dashboard' : undefined}>
        <ProxiesCard price={board.price} />
        <TrafficCard board={board} />
        <BalanceCard user={user} />
        <UsageCard user={user.data} now={board.now} />
        <RunwayCard outlook={board.outlook} />
        <Resources />
        <FindUs />
      </div>
    </Page>
  );
}
