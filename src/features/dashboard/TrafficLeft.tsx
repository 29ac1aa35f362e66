import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { CSSProperties } from 'react';
import { type Credits, isFirstUnusedDay } from '@/features/usage/rules';
import { formatNumber } from '@/lib/number/numberText';
import { isExpiring, isLow } from '@/lib/number/traffic';
import { dayOf } from '@/lib/time/day';
import { formatTime } from '@/lib/time/timeText';
import { Hint } from '@/ui/feedback/Hint';
import { Meter } from '@/ui/feedback/Meter';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { Figure } from '@/ui/format/Figure';
import { Traffic, useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { UnreadNote } from '@/ui/table/UnreadNote';
import type { Dashboard } from './useDashboard';

const WHOLE = 100;
/** Keeps the room of the bar while the share is not known. */
const HIDDEN = { visibility: 'hidden' } as const;
/** Keeps the note off the line below. */
const NOTE = { marginBlockEnd: 4 };
/** Two lines, as on a phone: the last credit is known after the traffic left. */
const CREDIT = { minBlockSize: 44 };
/** Two lines beside the figure, as high as it is: they are known later, and move nothing on a phone either. */
const BESIDE: CSSProperties = {
  fontSize: 'var(--ant-font-size)',
  fontWeight: 'normal',
  lineHeight: '20px',
  whiteSpace: 'pre-line',
};

interface Props {
  readonly board: Dashboard;
}

/** Shows the main account's traffic, and that of the sub-accounts: the amount left, its share of the last credit, and its expiry. */
export function TrafficLeft({ board }: Props) {
  const t = useText();
  const trafficText = useTrafficText();
  const { user, hasUsedTraffic, leftInSubs } = board;
  const { trafficLeft } = board.customer;
  const isUrgent = trafficLeft === 0 && hasUsedTraffic && !leftInSubs;
  return (
    <>
      <QueryFailure query={user} />
      <Figure title={t('shell.trafficLeft')} isUrgent={isUrgent}>
        <Flex component="span" wrap align="end" gap="0 12px">
          <Traffic bytes={trafficLeft} />
          {leftInSubs ? (
            <Link to="/proxysetting/subaccount" style={BESIDE}>
              {t('dashboard.leftInSubs', { amount: trafficText(leftInSubs) })}
            </Link>
          ) : null}
        </Flex>
      </Figure>
      <Share board={board} />
      <Expiry board={board} />
    </>
  );
}

/** Returns true when traffic was surely never added. A row that cannot be read may have added some. */
function hasHadNone({ credits, customer, hasUsedTraffic }: Dashboard): boolean {
  const isNone = credits.data?.last === null && credits.data.lines.unread === null;
  return isNone && !hasUsedTraffic && customer.trafficLeft === 0;
}

function Share({ board }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const trafficText = useTrafficText();
  const { credits, percent, customer, hasUsedTraffic } = board;
  const shareText = ({ last }: Credits) => {
    if (hasHadNone(board)) return t('dashboard.noCredit');
    if (last === null) return customer.trafficLeft > 0 ? t('dashboard.creditNotKnown') : null;
    if (percent === null) return null;
    return t('dashboard.shareLeft', {
      // Rounded down, as in the bell.
      percent: formatNumber(Math.floor(percent) / WHOLE, locale, 'percent'),
      amount: trafficText(last.balanceAfter),
    });
  };
  return (
    <Flex vertical gap={4}>
      {/* A newcomer's traffic has not run low, however little it is. */}
      <div style={percent === null && customer.trafficLeft > 0 ? HIDDEN : undefined}>
        <Meter
          value={percent ?? 0}
          of={WHOLE}
          low={hasUsedTraffic && isLow(customer.trafficLeft, percent)}
        />
      </div>
      <div style={credits.data ? undefined : CREDIT}>
        {credits.error && !credits.data ? (
          <div style={NOTE}>
            <QueryFailure query={credits} />
          </div>
        ) : (
          credits.data && (
            <Flex vertical gap="small">
              <Hint>{shareText(credits.data)}</Hint>
              <UnreadNote of={[credits.data.lines]} />
            </Flex>
          )
        )}
      </div>
    </Flex>
  );
}

function Expiry({ board }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const { now, expireAt, customer, credits, leftInSubs } = board;
  // The line above already tells a customer who never had any.
  if (customer.trafficLeft === 0)
    return hasHadNone(board) ? null : (
      <Hint>{t(leftInSubs ? 'dashboard.allInSubs' : 'dashboard.noTraffic')}</Hint>
    );
  if (expireAt === undefined) return null;
  if (expireAt === null) return <Hint>{t('dashboard.neverExpires')}</Hint>;
  const time = formatTime(expireAt, locale, 'moment');
  if (isExpiring(expireAt, now) && dayOf(expireAt) === dayOf(now)) {
    return <Hint kind="urgent">{t('dashboard.expiresToday', { time })}</Hint>;
  }
  return isExpiring(expireAt, now) && !isFirstUnusedDay(customer, credits.data, now) ? (
    <Hint kind="warning">{t('dashboard.expiresSoon', { time })}</Hint>
  ) : (
    <Hint>{t('dashboard.expires', { time })}</Hint>
  );
}
