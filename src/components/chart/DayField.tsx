import type { Day } from '@/domain/day';
import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly value: Day;
  /** The last day that can be chosen. */
  readonly max: Day;
  onChange(day: string): void;
}

/** A UTC day, by the browser's own date field. */
export function DayField({ label, value, max, onChange }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="date"
        className={styles.control}
        value={value}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
