import { Flex } from 'antd';
import { ORDER_STATUSES } from '@/api/contract/lists';
import { dayOf, EARLIEST_DAY } from '@/lib/time/day';
import { LazyDateRange } from '@/ui/form/date/LazyDateRange';
import { SelectField } from '@/ui/form/select/SelectField';
import { useText } from '@/ui/format/text';
import { RECORD_DATES, type RecordFilterValues, recordDays } from '../rules/recordFilter';

interface Props {
  readonly filters: RecordFilterValues;
  /** UTC seconds. */
  readonly now: number;
  onChange(filters: Partial<RecordFilterValues>): void;
}

/** Shows the filters of the records: a status, and the days of a preset or a custom range. */
export function RecordFilters({ filters, now, onChange }: Props) {
  const t = useText();
  const days = recordDays(filters, now);
  return (
    <Flex wrap align="start" gap="8px 16px" style={{ marginBlockEnd: 12 }}>
      <SelectField<RecordFilterValues['status']>
        label={t('record.status')}
        value={filters.status}
        options={[
          { value: '', label: t('record.allStatuses') },
          ...ORDER_STATUSES.map((status) => ({
            value: status,
            label: t(`record.status.${status}`),
          })),
        ]}
        onChange={(status) => onChange({ status })}
      />
      <SelectField<RecordFilterValues['dates']>
        label={t('record.dates')}
        value={filters.dates}
        options={[
          { value: '', label: t('record.dates.all') },
          ...RECORD_DATES.map((dates) => ({ value: dates, label: t(`record.dates.${dates}`) })),
        ]}
        onChange={(dates) =>
          // A custom range begins with the days that are shown.
          onChange(dates === 'custom' ? { dates, ...days } : { dates, start: '', end: '' })
        }
      />
      {filters.dates === 'custom' && (
        <LazyDateRange
          isOptional
          {...days}
          min={EARLIEST_DAY}
          max={dayOf(now)}
          onChange={(start, end) => onChange({ start, end })}
        />
      )}
    </Flex>
  );
}
