import { Flex } from 'antd';
import type { TrafficChange, User } from '@/api/contract';
import type { CreditSearch } from '@/features/usage/rules';
import { formatNumber } from '@/lib/number/numberText';
import { isExpiring, isLow } from '@/lib/number/traffic';
import { dayOf } from '@/lib/time/day';
import { formatTime } from '@/lib/time/timeText';
import { Hint } from '@/ui/feedback/Hint';
import { Meter } from '@/ui/feedback/Meter';
import { QueryFailure, QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Figure } from '@/ui/format/Figure';
import { Traffic, useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { UnreadNote } from '@/ui/table/UnreadNote';
import type { Dashboard } from './useDashboard';

const HEIGHT = 172;
const WHOLE = 100;
/** Keeps the note off the line below. */
const NOTE = { marginBlockEnd: 4 };
/** Two lines, as on a phone: the last credit is known after the traffic left. */
const CREDIT = { minBlockSize: 44 };

/** Shows the main account's traffic: the amount left, its share of the last credit, and its expiry. */
export function TrafficLeft({ board }: { readonly board: Dashboard }) {
  const t = useText();
  return (
    <QueryView query={board.user} skeleton={<Skeleton height={HEIGHT} />}>
      {(user) => (
        <>
          <Figure
            title={t('shell.trafficLeft')}
            isUrgent={user.trafficLeft === 0 && user.trafficUsed > 0}
          >
            <Traffic bytes={user.trafficLeft} />
          </Figure>
          <Share board={board} user={user} />
          <Expiry board={board} user={user} />
        </>
      )}
    </QueryView>
  );
}

interface Props {
  readonly board: Dashboard;
  readonly user: User;
}

function Share({ board, user }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const trafficText = useTrafficText();
  const { credit, percent } = board;
  const share = percent ?? null;
  const shareText = ({ credit: last, isCertain }: CreditSearch<TrafficChange>) => {
    if (last === null && isCertain) return t('dashboard.noCredit');
    if (last === null) return user.trafficLeft > 0 ? t('dashboard.creditNotKnown') : null;
    if (share === null) return null;
    return t('dashboard.shareLeft', {
      // Rounded down, as in the bell.
      percent: formatNumber(Math.floor(share) / WHOLE, locale, 'percent'),
      amount: trafficText(last.balanceAfter),
    });
  };
  return (
    <Flex vertical gap={4}>
      {/* On the first day nothing has run low. */}
      <Meter
        value={share ?? 0}
        of={WHOLE}
        low={user.trafficUsed > 0 && isLow(user.trafficLeft, share)}
      />
      <div style={credit.data ? undefined : CREDIT}>
        {credit.error && !credit.data ? (
          <div style={NOTE}>
            <QueryFailure query={credit} />
          </div>
        ) : (
          credit.data && (
            <Flex vertical gap="small">
              <Hint>{shareText(credit.data)}</Hint>
              <UnreadNote of={[credit.data.lines]} />
            </Flex>
          )
        )}
      </div>
    </Flex>
  );
}

function Expiry({ board, user }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const { credit, now } = board;
  if (user.trafficLeft === 0) {
    const isNew = credit.data?.credit === null && credit.data.isCertain;
    // The card already says "No traffic has been added yet".
    return isNew ? null : <Hint>{t('dashboard.noTraffic')}</Hint>;
  }
  if (user.trafficExpireAt === undefined) return null;
  if (user.trafficExpireAt === null) return <Hint>{t('dashboard.neverExpires')}</Hint>;
  const time = formatTime(user.trafficExpireAt, locale, 'moment');
  if (isExpiring(user.trafficExpireAt, now) && dayOf(user.trafficExpireAt) === dayOf(now)) {
    return <Hint kind="urgent">{t('dashboard.expiresToday', { time })}</Hint>;
  }
  // On the first day a trial's three days are no warning.
  return isExpiring(user.trafficExpireAt, now) && user.trafficUsed > 0 ? (
    <Hint kind="warning">{t('dashboard.expiresSoon', { time })}</Hint>
  ) : (
    <Hint>{t('dashboard.expires', { time })}</Hint>
  );
}
