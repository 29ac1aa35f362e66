import { Flex } from 'antd';
import { ORDER_DAYS, PACE_DAYS_MIN, type Runway } from '@/features/usage/rules';
import { formatDays } from '@/lib/time/timeText';
import { failureText } from '@/ui/feedback/failureText';
import { Hint } from '@/ui/feedback/Hint';
import { QueryView, type Reading } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Facts } from '@/ui/format/Facts';
import { useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { LinkButton } from '@/ui/page/LinkButton';
import { UnreadNote } from '@/ui/table/UnreadNote';
import type { DerivedFrom } from './useDashboard';

const CARD_HEIGHT = 230;
const DATES = { fontSize: 18 };

/** Shows how long the traffic lasts at the pace of the last week, with a link to an order of the right size. */
export function RunwayCard({ outlook }: { readonly outlook: Reading<DerivedFrom<Runway>> }) {
  const t = useText();
  return (
    <Card title={t('dashboard.runway')}>
      <QueryView
        query={outlook}
        describe={failureText}
        skeleton={<Skeleton height={CARD_HEIGHT} />}
      >
        {({ value: runway, of }) => (
          <>
            <UnreadNote of={of} means="sum" />
            {runway.kind === 'range' ? (
              <Range runway={runway} />
            ) : (
              <Hint>{t(`dashboard.runway.${runway.reason}`, { days: PACE_DAYS_MIN })}</Hint>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
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
