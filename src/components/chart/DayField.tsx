import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type Day, isDayWithin } from '@/domain/day';
import { useText } from '../text';
import styles from './filters.module.css';

/** How long typing must rest before a day is asked for, in ms. */
const REST_MS = 600;

interface Props {
  readonly label: string;
  /** '' where none is chosen. */
  readonly value: Day | '';
  /** The first and the last day that can be chosen. */
  readonly min: Day;
  readonly max: Day;
  /** True when the field may be emptied. */
  readonly optional?: boolean;
  onChange(day: Day | ''): void;
}

/**
 * A UTC day, by the browser's own date field. It hands on a whole day within its bounds, once typing rests, or at once
 * when the field is left or Enter is pressed: the years 0002, 0020 and 0202 of a "2026" that is being typed ask for nothing.
 */
export function DayField({ label, value, min, max, optional = false, onChange }: Props) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>(value);
  // A field that is half filled gives an empty value as well.
  const [isPartial, setPartial] = useState(false);
  useEffect(() => setTyped(value), [value]);
  const isEmpty = typed === '' && optional && !isPartial;
  const isFine = isEmpty || isDayWithin(typed, min, max);
  const isOutside = !isFine && typed !== '' && typed !== value;
  const handOn = useEffectEvent(() => {
    if (isFine && typed !== value) onChange(typed);
  });
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => handOn(), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <label className={styles.field}>
      {label}
      <input
        type="date"
        className={styles.control}
        value={typed}
        min={min}
        max={max}
        aria-invalid={isOutside}
        aria-describedby={isOutside ? id : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setPartial(event.target.validity.badInput);
        }}
        onBlur={() => handOn()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') handOn();
        }}
      />
      {isOutside && <small id={id}>{t('day.outside', { min, max })}</small>}
    </label>
  );
}
