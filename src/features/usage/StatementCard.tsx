import { Flex } from 'antd';
import { signOf, unitForAll } from '@/lib/number/traffic';
import { formatTime } from '@/lib/time/timeText';
import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { Hint } from '@/ui/feedback/Hint';
import { Note } from '@/ui/feedback/notes/Note';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { changeTypeText } from '@/ui/format/enumText';
import { Facts } from '@/ui/format/Facts';
import { useColumnTraffic, useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { useIsPhone } from '@/ui/page/useIsPhone';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { roundTogether } from './rules/statement';
import { type ConfirmedStatement, useStatement } from './useStatement';
import type { UsageView } from './useUsageView';

/** In px; a phone has a line more. */
const CARD_HEIGHT = { phone: 179, wide: 157 };
/** Narrow enough to keep sums close to their names. */
const BOX = { maxWidth: 600 };

/** Shows the main account's statement: opening + changes − used = closing, and whether the figures agree. */
export function StatementCard({ view }: { readonly view: UsageView }) {
  const t = useText();
  const statement = useStatement(view);
  const height = CARD_HEIGHT[useIsPhone() ? 'phone' : 'wide'];
  return (
    <div style={BOX}>
      <Card title={t('usage.statement')}>
        {statement.isTooLong ? (
          <Hint>{t('usage.statementTooLong')}</Hint>
        ) : (
          <QueryView query={statement} skeleton={<Skeleton height={height} />}>
            {(sums) => (
              <>
                <UnreadNote of={sums.of} means="sum" />
                <Sums sums={sums} />
              </>
            )}
          </QueryView>
        )}
      </Card>
    </div>
  );
}

function Sums({ sums }: { readonly sums: ConfirmedStatement }) {
  const t = useText();
  const locale = useLocaleName();
  const traffic = useTrafficText();
  const inColumn = useColumnTraffic();
  const moment = (at: number) => formatTime(at, locale, 'moment');
  const { opening, closing, changes, used, difference, range, isOpen } = sums;
  const amounts = [opening ?? 0, -used, ...changes.map(([, change]) => change)];
  const unit = unitForAll([...amounts, closing ?? 0]);
  const [shownOpening = 0, shownUsed = 0, ...shownMoved] = roundTogether(amounts, unit);
  const signed = (bytes: number) => signOf(bytes) + inColumn(Math.abs(bytes), unit);
  return (
    <Flex vertical gap="small">
      <Facts
        items={[
          opening !== null && {
            label: t('usage.opening', { time: moment(range.from) }),
            children: inColumn(shownOpening, unit),
          },
          ...changes.map(([type], index) => ({
            label: changeTypeText(t, type),
            children: signed(shownMoved[index] ?? 0),
          })),
          { label: t('usage.usedByMain'), children: signed(shownUsed) },
          closing !== null && {
            label: isOpen ? t('usage.leftNow') : t('usage.closing', { time: moment(range.to) }),
            children: inColumn(closing, unit),
            isTotal: true,
          },
        ]}
      />
      {difference === 0 && <Hint kind="good">{t('usage.addsUp')}</Hint>}
      {difference !== null && difference !== 0 && (
        <Note kind="warning" action={<ReportButton size="small" />}>
          {t('usage.differs', {
            side: difference > 0 ? 'less' : 'more',
            amount: traffic(Math.abs(difference)),
          })}
        </Note>
      )}
    </Flex>
  );
}
