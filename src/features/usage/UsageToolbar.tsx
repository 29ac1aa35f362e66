import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { allSubAccountsQuery, StatisticsAccountField } from '@/features/subaccounts';
import { dayOf, EARLIEST_DAY } from '@/lib/time/day';
import { LazyDateRange } from '@/ui/form/date/LazyDateRange';
import { Segments } from '@/ui/form/Segments';
import { useText } from '@/ui/format/text';
import { LONGEST_RANGE_DAYS, RANGES, type RangeChoice } from './rules/usage';
import type { UsageView } from './useUsageView';

/** Draws the filters of both tabs: range and account. */
export function UsageToolbar({ view }: { readonly view: UsageView }) {
  const t = useText();
  const subAccounts = useQuery(allSubAccountsQuery);
  const { choice, range, account, hour, setFilters } = view;
  const { start, end } = range;
  return (
    <Flex wrap align="start" gap="8px 16px">
      <Segments<RangeChoice>
        name={t('usage.range')}
        options={RANGES}
        value={choice}
        labelOf={(option) => t(`usage.range.${option}`)}
        onChange={(option) =>
          setFilters(
            option === 'custom'
              ? { range: option, start, end }
              : { range: option, start: '', end: '' },
          )
        }
      />
      {choice === 'custom' && (
        <LazyDateRange
          start={start}
          end={end}
          min={EARLIEST_DAY}
          max={dayOf(hour)}
          longest={LONGEST_RANGE_DAYS}
          onChange={(first, last) => setFilters({ start: first, end: last })}
        />
      )}
      <StatisticsAccountField
        value={account}
        subAccounts={subAccounts}
        onChange={(name) => setFilters({ account: name })}
      />
    </Flex>
  );
}
