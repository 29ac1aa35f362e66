import { DatePicker, Flex } from 'antd';
import useLocale from 'antd/es/locale/useLocale';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { type FocusEvent, useId, useMemo, useRef, useState } from 'react';
import { afterPress } from '@/lib/browser/afterPress';
import { type Day, startOfDay } from '@/lib/time/day';
import { formatDays } from '@/lib/time/timeText';
import 'dayjs/locale/ru';
import { useLocaleName, useText } from '../../format/text';
import { popupContainer } from '../select/popupContainer';
import styles from './dateRange.module.css';

dayjs.extend(utc);
dayjs.extend(timezone);
// antd reads the current time in this zone, so the calendar marks the UTC day as today in every time zone.
dayjs.tz.setDefault('UTC');

/** The format of a day in calls and in the address; also accepted when typed. */
const ISO = 'YYYY-MM-DD';
const WIDTH = 280;

export interface DateRangeProps {
  /** UTC days, both inclusive; '' where none is chosen. */
  readonly start: Day | '';
  readonly end: Day | '';
  /** The first and the last day that can be chosen. */
  readonly min: Day;
  readonly max: Day;
  /** The largest number of days in a range; without it, any. */
  readonly longest?: number;
  /** True when either end may be left open. */
  readonly isOptional?: boolean;
  onChange(start: Day | '', end: Day | ''): void;
}

const toDate = (day: Day | '') => (day === '' ? null : dayjs.utc(day));
const toDay = (date: Dayjs | null | undefined): Day | '' => date?.format(ISO) ?? '';

/** The fields and the calendar: the focus moves among them while a range is being chosen. */
const PICKER = '.ant-picker, .ant-picker-dropdown';

/**
 * Draws a range of UTC days with antd's calendar in the customer's language. Typed text counts once it is a whole day and its field is
 * left.
 */
export default function DateRange(props: DateRangeProps) {
  const { start, end, min, max, longest = Infinity, isOptional = false, onChange } = props;
  const t = useText();
  const id = useId();
  const [words] = useLocale('DatePicker');
  // antd gives the buttons "Oct" and "2026" fixed names; without these, screen readers read the shown month and year.
  const locale = useMemo(
    () => ({ ...words, lang: { ...words.lang, monthSelect: '', yearSelect: '' } }),
    [words],
  );
  const from = t('day.from');
  const to = t('day.to');
  const format = t('day.format');
  const language = useLocaleName();
  const days = formatDays(startOfDay(min), startOfDay(max), language);
  const bounds = t(longest === Infinity ? 'day.bounds' : 'day.boundsLongest', { days, longest });
  const isTooLong = (one: Dayjs, other: Dayjs) => Math.abs(other.diff(one, 'day')) >= longest;
  const [round, setRound] = useState(0);
  const pending = useRef<readonly (Dayjs | null | undefined)[] | null>(null);
  const change = (dates: typeof pending.current) => {
    pending.current = null;
    const [first, last] = [toDay(dates?.[0]), toDay(dates?.[1])];
    if (first && last && first > last) onChange(last, first);
    else onChange(first, last);
  };
  // antd keeps a day that was typed into one field in that field, without a change, until the other one has been left, too.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget?.closest(PICKER) || pending.current === null) return;
    const typed = pending.current;
    const typedDays = typed.map(toDay);
    const isSame = typedDays[0] === start && typedDays[1] === end;
    const [first, last] = typed;
    const isAllowed =
      typedDays.every((day) => (day ? day >= min && day <= max : isOptional)) &&
      !(first && last && isTooLong(first, last));
    if (isAllowed && !isSame) afterPress(() => change(typed));
    // A new picker shows the days that hold.
    if (!isAllowed) setRound(round + 1);
    pending.current = null;
  };
  return (
    <Flex vertical>
      <label htmlFor={`${id}-from`} className="sr-only">
        {from}
      </label>
      <label htmlFor={`${id}-to`} className="sr-only">
        {to}
      </label>
      <DatePicker.RangePicker
        key={round}
        id={{ start: `${id}-from`, end: `${id}-to` }}
        aria-describedby={`${id}-bounds`}
        placeholder={[from, to]}
        format={[format, ISO]}
        locale={locale}
        getPopupContainer={popupContainer}
        value={[toDate(start), toDate(end)]}
        minDate={dayjs.utc(min)}
        maxDate={dayjs.utc(max)}
        disabledDate={(day, { from }) => from !== undefined && isTooLong(from, day)}
        allowEmpty={isOptional}
        allowClear={isOptional}
        classNames={{ popup: { root: styles.popup ?? '' } }}
        // antd would show the day under the mouse in the field, in place of the typed text.
        previewValue={false}
        renderExtraFooter={() => <span aria-hidden>{bounds}</span>}
        style={{ width: WIDTH, maxWidth: '100%' }}
        onCalendarChange={(dates) => {
          pending.current = dates;
        }}
        onChange={change}
        onBlur={leave}
      />
      <span id={`${id}-bounds`} className="sr-only">
        {bounds}
      </span>
    </Flex>
  );
}
