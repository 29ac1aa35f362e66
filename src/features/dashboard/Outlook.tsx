import { PACE_DAYS_MIN, type Runway } from '@/features/usage/rules';
import { BYTES_PER_GB } from '@/lib/number/traffic';
import { formatDays } from '@/lib/time/timeText';
import { Hint } from '@/ui/feedback/Hint';
import { Figure } from '@/ui/format/Figure';
import { useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';

interface Props<R extends Runway> {
  readonly runway: R;
  /** False when the figure beside this part says that no traffic is left. */
  readonly hasTraffic: boolean;
  /** The size of the order that the card suggests, in GB; undefined while it is not known. */
  readonly orderGb: number | undefined;
}

/** Says until when the traffic lasts at the pace of the last week, or why nobody knows. */
export function Outlook({ runway, ...props }: Props<Runway>) {
  const t = useText();
  if (runway.kind === 'range') return <Range runway={runway} {...props} />;
  if (!props.hasTraffic) return null;
  return (
    <div>
      <Figure title={t('dashboard.runway')}>–</Figure>
      <Hint>{t(`dashboard.runway.${runway.reason}`, { days: PACE_DAYS_MIN })}</Hint>
    </div>
  );
}

function Range({ runway, hasTraffic, orderGb }: Props<Extract<Runway, { kind: 'range' }>>) {
  const t = useText();
  const locale = useLocaleName();
  const trafficText = useTrafficText();
  const { from, to, perDay, isTodayCounted, suggestedGb, expiresFirst, endsToday } = runway;
  const pace = isTodayCounted ? 'dashboard.runway.paceWithToday' : 'dashboard.runway.pace';
  const gb = orderGb ?? suggestedGb;
  const days = Math.round((gb * BYTES_PER_GB) / perDay);
  return (
    <div>
      {hasTraffic && (
        <Figure title={t('dashboard.runway')} isDays isUrgent={endsToday !== null}>
          {endsToday ? t(`dashboard.runway.today.${endsToday}`) : formatDays(from, to, locale)}
        </Figure>
      )}
      <Hint>{t(pace, { amount: trafficText(perDay) })}</Hint>
      <Hint>{t('dashboard.runway.need', { days, gb })}</Hint>
      {expiresFirst && <Hint kind="warning">{t('dashboard.runway.expiresFirst')}</Hint>}
    </div>
  );
}
