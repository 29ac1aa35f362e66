import { useEffect, useRef, useState, useTransition } from 'react';
import { parseWholeNumber } from '@/lib/number/numberInput';
import { NumberField } from '@/ui/form/NumberField';
import { useLocaleName } from '@/ui/format/text';

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly value: number;
  readonly problem: string;
  /** The reason why the number has no effect; left out or null when it has. */
  readonly why?: string | null;
  isValid(value: number): boolean;
  onChange(value: number): void;
}

/** Shows a field for a whole number. Only valid numbers reach the settings; the typed text always stays. */
export function WholeNumberField(props: Props) {
  const { id, label, value, problem, why = null, isValid, onChange } = props;
  const locale = useLocaleName();
  const [text, setText] = useState(String(value));
  const read = (typed: string) => {
    const number = parseWholeNumber(typed, locale);
    return number !== null && isValid(number) ? number : null;
  };
  // The whole page depends on the number, so it is drawn in a transition that does not delay the next key.
  const [isPending, startTransition] = useTransition();
  const given = useRef(value);
  // Back or Forward may change the number from outside. A number typed here is skipped, even if it has changed again before the
  // page followed.
  useEffect(() => {
    if (isPending || value === given.current) return;
    given.current = value;
    setText(String(value));
  }, [value, isPending]);
  return (
    <NumberField
      {...(id ? { id } : {})}
      label={label}
      inputMode="numeric"
      value={text}
      disabled={why !== null}
      hint={why}
      problem={why === null && read(text) === null && problem}
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
