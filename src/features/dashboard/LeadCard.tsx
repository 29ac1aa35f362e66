import { Flex } from 'antd';
import { lowestPrice, suggestOrder } from '@/features/checkout/rules';
import { estimateRunway } from '@/features/usage/rules';
import { Hint } from '@/ui/feedback/Hint';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { PricePerGb } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Column } from '@/ui/page/Columns';
import { LinkButton } from '@/ui/page/LinkButton';
import { useIsPhone } from '@/ui/page/useIsPhone';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { Outlook } from './Outlook';
import { TrafficLeft } from './TrafficLeft';
import type { Dashboard } from './useDashboard';

/** Reserves the height of the tallest outlook, which has more lines in a narrower window, so that nothing below moves. */
const OUTLOOK = { minBlockSize: 'clamp(186px, 298px - 10.9vw, 214px)' };
const OUTLOOK_HEIGHT = 176;
const PRICE_HEIGHT = 32;
/** A phone has the price below the first button until the order, which is known later, has its button there instead. */
const BUTTONS = { minBlockSize: 66, alignContent: 'start' };
/** The least width of a half, in px. */
const HALF = 240;

/**
 * The leading card of the dashboard: the traffic left, until when it lasts, and the way to more of it, with an order of the right
 * size once the pace is known.
 */
export function LeadCard({ board }: { readonly board: Dashboard }) {
  const t = useText();
  const isPhone = useIsPhone();
  const { data: usage, error } = board.usage;
  const isOutlookUnread = Boolean(error) && !usage;
  const { now, expireAt = null, leftInSubs } = board;
  const { canTrial, trafficLeft } = board.customer;
  // A newcomer's next step is in the checklist (the trial, or the first lines), so the button here is not the primary one.
  const isStarting = !board.hasUsedTraffic && (canTrial || trafficLeft > 0 || Boolean(leftInSubs));
  // Whoever has given all traffic to sub-accounts needs a move, not an order.
  const isInSubs = trafficLeft === 0 && Boolean(leftInSubs);
  const runway = usage && !isInSubs ? estimateRunway(usage.list, trafficLeft, expireAt, now) : null;
  const { catalog } = board.offer;
  const price = lowestPrice(catalog);
  const order =
    runway?.kind === 'range'
      ? suggestOrder(catalog, runway.suggestedGb, runway.suggestedDays)
      : null;
  return (
    <Card title={t('menu.residential')}>
      <Flex vertical gap="middle">
        <Flex wrap gap="16px 40px">
          <Column width={HALF}>
            <div>
              <TrafficLeft board={board} />
            </div>
          </Column>
          <Column width={HALF}>
            <div style={trafficLeft > 0 && !isOutlookUnread ? OUTLOOK : undefined}>
              <QueryView query={board.usage} skeleton={<Skeleton height={OUTLOOK_HEIGHT} />}>
                {(buckets) => (
                  <>
                    <UnreadNote of={[buckets]} means="sum" />
                    {runway && (
                      <Outlook runway={runway} hasTraffic={trafficLeft > 0} orderGb={order?.gb} />
                    )}
                  </>
                )}
              </QueryView>
            </div>
          </Column>
        </Flex>
        <Flex
          wrap
          align="center"
          gap="8px 12px"
          style={isPhone && (trafficLeft > 0 || board.hasUsedTraffic) ? BUTTONS : undefined}
        >
          {/* Stands first, so that the suggested order, which is known later, does not move it. */}
          <LinkButton type={order === null && !isStarting ? 'primary' : 'default'} to="/neworder">
            {t('dashboard.createOrder')}
          </LinkButton>
          {order && (
            <LinkButton type="primary" to={`/neworder?${order.link}`}>
              {t('dashboard.runway.order', { gb: order.gb })}
            </LinkButton>
          )}
          <QueryView query={board.offer} skeleton={<Skeleton height={PRICE_HEIGHT} />}>
            {(lists) => (
              <>
                <UnreadNote of={lists} />
                {price === null
                  ? lists.every(({ unread }) => unread === null) && (
                      <Hint>{t('order.notOnSale')}</Hint>
                    )
                  : order === null && (
                      <Hint>
                        <span>{t('dashboard.startsFrom')}</span> <PricePerGb price={price} />{' '}
                        <span>{t('order.perGb')}</span>
                      </Hint>
                    )}
              </>
            )}
          </QueryView>
        </Flex>
      </Flex>
    </Card>
  );
}
