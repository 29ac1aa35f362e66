import { Segmented } from 'antd';
import styles from './segments.module.css';

interface Props<T extends string> {
  /** The accessible name of the choice. */
  readonly name: string;
  readonly options: readonly T[];
  readonly value: T;
  labelOf(option: T): string;
  onChange(option: T): void;
}

/** Draws a few short choices side by side, in as many lines as they need. */
export function Segments<T extends string>({ name, options, value, labelOf, onChange }: Props<T>) {
  return (
    <Segmented<T>
      aria-label={name}
      // Tab reaches the radio buttons inside; antd would add a stop at the frame around them.
      tabIndex={-1}
      options={options.map((option) => ({ value: option, label: labelOf(option) }))}
      value={value}
      onChange={onChange}
      className={styles.segments ?? ''}
    />
  );
}
