import { useEffect, useRef, useState, useTransition } from 'react';
import { wholeNumber } from '@/lib/number/numberInput';
import { NumberField } from '@/ui/form/NumberField';
import { QUANTITY_MAX } from '../rules/line/proxyLine';

/** No number of the settings is larger. */
const MOST_DIGITS = String(QUANTITY_MAX).length;

interface Props {
  readonly label: string;
  readonly value: number;
  readonly problem: string;
  isValid(value: number): boolean;
  onChange(value: number): void;
}

/** A whole number that goes into the settings once it is one; what is typed stays as it is. */
export function WholeNumberField({ label, value, problem, isValid, onChange }: Props) {
  const [text, setText] = useState(String(value));
  const read = (typed: string) => {
    const number = wholeNumber(typed);
    return number !== null && isValid(number) ? number : null;
  };
  // What follows from a number, the whole page, is drawn without holding up the next key.
  const [isOnItsWay, startTransition] = useTransition();
  const given = useRef(value);
  // Another entry of the browser's history may bring another number. One that was typed here is no news, even if it has been
  // changed again before the page followed.
  useEffect(() => {
    if (isOnItsWay || value === given.current) return;
    given.current = value;
    setText(String(value));
  }, [value, isOnItsWay]);
  return (
    <NumberField
      label={label}
      inputMode="numeric"
      maxLength={MOST_DIGITS}
      value={text}
      problem={read(text) === null && problem}
      onChange={(next) => {
        setText(next);
        const number = read(next);
        if (number === null) return;
        given.current = number;
        startTransition(() => onChange(number));
      }}
    />
  );
}
