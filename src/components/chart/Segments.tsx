import { useId } from 'react';
import styles from './filters.module.css';

interface Props<T extends string> {
  /** What is chosen among, for screen readers. */
  readonly name: string;
  readonly options: readonly T[];
  readonly value: T;
  labelOf(option: T): string;
  onChange(option: T): void;
}

/** One of a few, side by side: radio buttons of the browser's own. */
export function Segments<T extends string>({ name, options, value, labelOf, onChange }: Props<T>) {
  const group = useId();
  return (
    <div className={styles.segments} role="radiogroup" aria-label={name}>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={group}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {labelOf(option)}
        </label>
      ))}
    </div>
  );
}
