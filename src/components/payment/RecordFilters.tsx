import { Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import type { OrderStatus } from '@/contract';
import { type Day, dayOf, EARLIEST_DAY, SECONDS_PER_DAY } from '@/domain/day';
import { ORDER_STATUSES } from '@/domain/listed';
import type { DateRangeProps } from '@/ui/DateRange';
import { SelectField } from '@/ui/SelectField';
import { useText } from '@/ui/text';

/** What the customer narrows the records down to; days in UTC, both inclusive, '' where an end is open. */
export interface RecordFilter {
  readonly status: OrderStatus | '';
  readonly start: Day | '';
  readonly end: Day | '';
}
export const ALL_RECORDS: RecordFilter = { status: '', start: '', end: '' };

const DATES = ['all', '30d', '90d', 'custom'] as const;
type Dates = (typeof DATES)[number];
/** How many days a ready range has, today included. */
const DAYS = { '30d': 30, '90d': 90 } as const;

function startOf(dates: Dates, now: number): Day | '' {
  return dates === '30d' || dates === '90d' ? dayOf(now - (DAYS[dates] - 1) * SECONDS_PER_DAY) : '';
}

interface Props {
  readonly filter: RecordFilter;
  /** UTC seconds. */
  readonly now: number;
  /** The calendar, which comes when it is asked for. */
  readonly DateRange: (props: DateRangeProps) => ReactNode;
  onFilter(filter: RecordFilter): void;
}

/** The filters of the records: a status, and the days of a ready range or of one's own. */
export function RecordFilters({ filter, now, DateRange, onFilter }: Props) {
  const t = useText();
  const [dates, setDates] = useState<Dates>('all');
  return (
    <Flex wrap align="center" gap="8px 16px" style={{ marginBlockEnd: 12 }}>
      <SelectField<OrderStatus | ''>
        label={t('record.status')}
        value={filter.status}
        options={[
          { value: '', label: t('record.allStatuses') },
          ...ORDER_STATUSES.map((status) => ({
            value: status,
            label: t(`record.status.${status}`),
          })),
        ]}
        onChange={(status) => onFilter({ ...filter, status })}
      />
      <SelectField<Dates>
        label={t('record.dates')}
        value={dates}
        options={DATES.map((one) => ({ value: one, label: t(`record.dates.${one}`) }))}
        onChange={(chosen) => {
          const next = chosen || 'all';
          setDates(next);
          // A range of one's own begins with the days that are shown.
          if (next !== 'custom') onFilter({ ...filter, start: startOf(next, now), end: '' });
        }}
      />
      {dates === 'custom' && (
        <DateRange
          isOptional
          start={filter.start}
          end={filter.end}
          min={EARLIEST_DAY}
          max={dayOf(now)}
          onChange={(start, end) => onFilter({ ...filter, start, end })}
        />
      )}
    </Flex>
  );
}
