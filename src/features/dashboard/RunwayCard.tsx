import { Flex } from 'antd';
import { estimateRunway, ORDER_DAYS, PACE_DAYS_MIN, type Runway } from '@/features/usage/rules';
import { formatDays } from '@/lib/time/timeText';
import { Hint } from '@/ui/feedback/Hint';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Facts } from '@/ui/format/Facts';
import { useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { LinkButton } from '@/ui/page/LinkButton';
import { UnreadNote } from '@/ui/table/UnreadNote';
import type { Dashboard } from './useDashboard';

const CARD_HEIGHT = 230;
const DATES = { fontSize: 18 };

/** Estimates until when the traffic lasts at the pace of the last week, and links to an order of the right size. */
export function RunwayCard({ board }: { readonly board: Dashboard }) {
  const t = useText();
  return (
    <Card title={t('dashboard.runway')}>
      <QueryView query={board.usage} skeleton={<Skeleton height={CARD_HEIGHT} />}>
        {([user, usage]) => (
          <>
            <UnreadNote of={[usage]} means="sum" />
            <Outlook
              runway={estimateRunway(
                usage.list,
                user.trafficLeft,
                user.trafficExpireAt ?? null,
                board.now,
              )}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Outlook({ runway }: { readonly runway: Runway }) {
  const t = useText();
  if (runway.kind === 'range') return <Range runway={runway} />;
  return <Hint>{t(`dashboard.runway.${runway.reason}`, { days: PACE_DAYS_MIN })}</Hint>;
}

function Range({ runway }: { readonly runway: Extract<Runway, { kind: 'range' }> }) {
  const t = useText();
  const locale = useLocaleName();
  const trafficText = useTrafficText();
  const { from, to, perDay, suggestedGb, expiresFirst } = runway;
  return (
    <Flex vertical gap="small">
      <div>
        <Hint>{t('dashboard.runway.until')}</Hint>
        <strong style={DATES}>{formatDays(from, to, locale)}</strong>
      </div>
      {expiresFirst && <Hint kind="warning">{t('dashboard.runway.expiresFirst')}</Hint>}
      <Facts
        items={[
          {
            label: t('dashboard.runway.pace'),
            children: t('dashboard.runway.perDay', { amount: trafficText(perDay) }),
          },
          {
            label: t('dashboard.runway.need', { days: ORDER_DAYS }),
            children: t('order.gb', { gb: suggestedGb }),
          },
        ]}
      />
      <Flex>
        <LinkButton to={`/neworder?quantity=${suggestedGb}`}>
          {t('dashboard.runway.order', { gb: suggestedGb })}
        </LinkButton>
      </Flex>
    </Flex>
  );
}
