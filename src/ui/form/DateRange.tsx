import { DatePicker, Flex } from 'antd';
import useLocale from 'antd/es/locale/useLocale';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useId, useMemo } from 'react';
import type { Day } from '@/lib/time/day';
import 'dayjs/locale/ru';
import { useText } from '../format/text';
import styles from './dateRange.module.css';
import { popupContainer } from './popupContainer';

dayjs.extend(utc);
dayjs.extend(timezone);
// antd asks for "now" in this zone: it marks the UTC day as today, whatever the zone of the device.
dayjs.tz.setDefault('UTC');

/** How a day is written for calls and in the address; it can also be typed so. */
const ISO = 'YYYY-MM-DD';
const WIDTH = 280;
const BOUNDS = { color: 'var(--ant-color-text-secondary)' };

export interface DateRangeProps {
  /** UTC days, both inclusive; '' where none is chosen. */
  readonly start: Day | '';
  readonly end: Day | '';
  /** The first and the last day that can be chosen. */
  readonly min: Day;
  readonly max: Day;
  /** True when either end may be left open. */
  readonly isOptional?: boolean;
  onChange(start: Day | '', end: Day | ''): void;
}

const toDate = (day: Day | '') => (day === '' ? null : dayjs.utc(day));
const toDay = (date: Dayjs | null | undefined): Day | '' => date?.format(ISO) ?? '';

/** A range of UTC days, from antd's calendar in the customer's language. What is typed counts once it is a whole day. */
export default function DateRange(props: DateRangeProps) {
  const { start, end, min, max, isOptional = false, onChange } = props;
  const t = useText();
  const id = useId();
  const [words] = useLocale('DatePicker');
  // antd gives the buttons "Oct" and "2026" fixed names; without those, what they show is their name.
  const locale = useMemo(
    () => ({ ...words, lang: { ...words.lang, monthSelect: '', yearSelect: '' } }),
    [words],
  );
  const from = t('day.from');
  const to = t('day.to');
  const format = t('day.format');
  const shown = (day: Day) => dayjs.utc(day).format(format);
  return (
    <Flex vertical>
      <label htmlFor={`${id}-from`} className="sr-only">
        {from}
      </label>
      <label htmlFor={`${id}-to`} className="sr-only">
        {to}
      </label>
      <DatePicker.RangePicker
        id={{ start: `${id}-from`, end: `${id}-to` }}
        aria-describedby={`${id}-bounds`}
        placeholder={[from, to]}
        format={[format, ISO]}
        locale={locale}
        getPopupContainer={popupContainer}
        value={[toDate(start), toDate(end)]}
        minDate={dayjs.utc(min)}
        maxDate={dayjs.utc(max)}
        allowEmpty={isOptional}
        allowClear={isOptional}
        classNames={{ popup: { root: styles.popup ?? '' } }}
        // antd would show the day under the mouse in the field, in place of what is being typed.
        previewValue={false}
        style={{ width: WIDTH, maxWidth: '100%' }}
        onChange={(dates) => onChange(toDay(dates?.[0]), toDay(dates?.[1]))}
      />
      <small id={`${id}-bounds`} style={BOUNDS}>
        {t('day.bounds', { min: shown(min), max: shown(max) })}
      </small>
    </Flex>
  );
}
