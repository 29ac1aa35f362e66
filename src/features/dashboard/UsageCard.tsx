import { Link } from '@umijs/max';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Card } from '@/ui/page/Card';
import { useUsageCard } from './useUsageCard';

/** The filters, the line above the chart, the chart, and the handle of its table. */
const HEIGHT = 362;
// antd's Select and the chart load after the cards that the customer looks at first.
const UsageOverTime = lazyPart(() => import('./UsageOverTime'), {
  height: HEIGHT,
  isDeferred: true,
});

interface Props {
  /** UTC seconds. */
  readonly now: number;
}

/** Shows traffic over time, UTC: 24 h, 7 d, 30 d, of one account or all. */
export function UsageCard({ now }: Props) {
  const t = useText();
  const card = useUsageCard(now);
  const { preset, account } = card;
  return (
    <Card
      title={t('dashboard.usage')}
      extra={
        <Link to={`/usage?${new URLSearchParams({ tab: 'details', range: preset, account })}`}>
          {t('dashboard.usageMore')}
        </Link>
      }
    >
      <UsageOverTime {...card} />
    </Card>
  );
}
