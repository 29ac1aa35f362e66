import { useId } from 'react';
import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What is wrong with what is chosen. */
  readonly problem?: string | undefined;
  onChange(value: string): void;
}

/** A choice out of a list, by the browser's own means: antd's Select weighs as much as a page. */
export function SelectField({ label, value, options, problem, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.control}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {problem !== undefined && (
        <small id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </small>
      )}
    </div>
  );
}
