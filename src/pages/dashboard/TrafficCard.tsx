import { Card } from '@/components/Card';
import { ErrorNote } from '@/components/ErrorNote';
import { Meter } from '@/components/Meter';
import { QueryView } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { Traffic, useTrafficText } from '@/components/Traffic';
import { useLocaleName, useText } from '@/components/text';
import { UnreadNote } from '@/components/UnreadNote';
import type { TrafficChange, User } from '@/contract';
import type { CreditSearch } from '@/domain/creditWindows';
import { formatTime } from '@/domain/timeText';
import { isExpiring, isLow } from '@/domain/traffic';
import { failureText } from '@/runtime/failureText';
import styles from './dashboard.module.css';
import type { Dashboard } from './useDashboard';

const CARD_HEIGHT = 130;
const WHOLE = 100;
const PERCENT_STYLE = { style: 'percent', maximumFractionDigits: 0 } as const;

/** Traffic of the main account: how much, which share of the last credit, until when. */
export function TrafficCard({ board }: { readonly board: Dashboard }) {
  const t = useText();
  return (
    <Card title={t('dashboard.trafficLeft')}>
      <QueryView
        query={board.user}
        describe={failureText}
        skeleton={<Skeleton height={CARD_HEIGHT} />}
      >
        {(user) => (
          <>
            <p className={styles.figure}>
              <Traffic bytes={user.trafficLeft} />
            </p>
            <Share board={board} left={user.trafficLeft} />
            <Expiry user={user} now={board.now} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Share({ board, left }: { readonly board: Dashboard; readonly left: number }) {
  const t = useText();
  const locale = useLocaleName();
  const trafficText = useTrafficText();
  const { credit, percent } = board;
  const share = percent ?? null;
  const shareText = ({ credit: last, isCertain }: CreditSearch<TrafficChange>) => {
    if (last === null) return t(isCertain ? 'dashboard.noCredit' : 'dashboard.creditNotKnown');
    if (share === null) return null;
    const percentText = new Intl.NumberFormat(locale, PERCENT_STYLE).format(share / WHOLE);
    return t('dashboard.shareLeft', {
      percent: percentText,
      amount: trafficText(last.balanceAfter),
    });
  };
  return (
    <>
      <Meter value={share ?? 0} of={WHOLE} low={isLow(left, share)} />
      {credit.error && !credit.data ? (
        <ErrorNote
          text={failureText(credit.error)}
          busy={credit.isFetching}
          onRetry={() => void credit.refetch()}
        />
      ) : (
        credit.data && (
          <>
            <p className={`${styles.soft} ${styles.sum}`}>{shareText(credit.data)}</p>
            <UnreadNote of={[credit.data.lines]} />
          </>
        )
      )}
    </>
  );
}

function Expiry({ user, now }: { readonly user: User; readonly now: number }) {
  const t = useText();
  const locale = useLocaleName();
  if (user.trafficLeft === 0) return <p className={styles.soft}>{t('dashboard.noTraffic')}</p>;
  if (user.trafficExpireAt === undefined) return null;
  if (user.trafficExpireAt === null)
    return <p className={styles.soft}>{t('dashboard.neverExpires')}</p>;
  const time = formatTime(user.trafficExpireAt, locale, 'moment');
  return isExpiring(user.trafficExpireAt, now) ? (
    <p className={styles.warn}>{t('dashboard.expiresSoon', { time })}</p>
  ) : (
    <p className={styles.soft}>{t('dashboard.expires', { time })}</p>
  );
}
