import { useEffect, useState } from 'react';
import { type Day, isDay } from '@/domain/day';
import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly value: Day;
  /** The first and the last day that can be chosen. */
  readonly min: Day;
  readonly max: Day;
  onChange(day: Day): void;
}

/** A UTC day, by the browser's own date field. A year that is being typed ("0002") is not handed on. */
export function DayField({ label, value, min, max, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <label className={styles.field}>
      {label}
      <input
        type="date"
        className={styles.control}
        value={typed}
        min={min}
        max={max}
        onChange={(event) => {
          const day = event.target.value;
          setTyped(day);
          if (isDay(day) && day >= min && day <= max) onChange(day);
        }}
      />
    </label>
  );
}
