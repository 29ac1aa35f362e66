import { useEffect, useState, useTransition } from 'react';
import { NumberField } from '@/ui/NumberField';

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
  const [text, setText] = useState(String(value));
  const isWrong = !WHOLE.test(text) || !isFine(Number(text));
  // What follows from a number, the whole page, is drawn without holding up the next key.
  const [isOnItsWay, startTransition] = useTransition();
  // Another entry of the browser's history may bring another number.
  useEffect(() => {
    if (!isOnItsWay) setText((now) => (Number(now) === value ? now : String(value)));
  }, [value, isOnItsWay]);
  return (
    <NumberField
      label={label}
      inputMode="numeric"
      maxLength={MOST_DIGITS}
      value={text}
      problem={isWrong && problem}
      onChange={(next) => {
        setText(next);
        if (WHOLE.test(next) && isFine(Number(next))) startTransition(() => onChange(Number(next)));
      }}
    />
  );
}
