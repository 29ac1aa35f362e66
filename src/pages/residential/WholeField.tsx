import { useEffect, useId, useState } from 'react';
import { NumberField } from '@/components/NumberField';
import styles from './residential.module.css';

const WHOLE = /^\d+$/;
/** Of the largest quantity, 1000000. */
const MOST_DIGITS = 7;

interface Props {
  readonly label: string;
  readonly value: number;
  readonly problem: string;
  isFine(value: number): boolean;
  onChange(value: number): void;
}

/** A whole number that goes into the settings once it is one; what is typed stays as it is. */
export function WholeField({ label, value, problem, isFine, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(String(value));
  const isWrong = !WHOLE.test(text) || !isFine(Number(text));
  // Another entry of the browser's history may bring another number.
  useEffect(() => setText((now) => (Number(now) === value ? now : String(value))), [value]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <NumberField
        id={id}
        inputMode="numeric"
        maxLength={MOST_DIGITS}
        value={text}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(next) => {
          setText(next);
          if (WHOLE.test(next) && isFine(Number(next))) onChange(Number(next));
        }}
      />
      {isWrong && (
        <small id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </small>
      )}
    </div>
  );
}
