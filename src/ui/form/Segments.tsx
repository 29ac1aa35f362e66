import { Segmented } from 'antd';
import styles from './segments.module.css';

interface Props<T extends string> {
  /** What the choice is about, for screen readers. */
  readonly name: string;
  readonly options: readonly T[];
  readonly value: T;
  labelOf(option: T): string;
  onChange(option: T): void;
}

/** One of a few short choices, side by side; in as many lines as they need. */
export function Segments<T extends string>({ name, options, value, labelOf, onChange }: Props<T>) {
  return (
    <Segmented<T>
      aria-label={name}
      // The radio buttons in it are reached by Tab: antd would stop at their frame as well.
      tabIndex={-1}
      options={options.map((option) => ({ value: option, label: labelOf(option) }))}
      value={value}
      onChange={onChange}
      className={styles.segments ?? ''}
    />
  );
}
