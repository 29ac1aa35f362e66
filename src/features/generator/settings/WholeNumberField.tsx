import { useState, useTransition } from 'react';
import { parseWholeNumber } from '@/lib/number/numberInput';
import { NumberField } from '@/ui/form/NumberField';
import { useLocaleName } from '@/ui/format/text';

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly value: number;
  readonly problem: string;
  readonly hint?: string;
  /** The reason why the number has no effect; left out or null when it has. */
  readonly why?: string | null;
  isValid(value: number): boolean;
  onChange(value: number): void;
}

/** Shows a field for a whole number. Only valid numbers reach the settings; the typed text always stays. */
export function WholeNumberField(props: Props) {
  const { id, label, value, problem, hint, why = null, isValid, onChange } = props;
  const locale = useLocaleName();
  /** The text of this field, and the number that it last gave to the settings. */
  const [typed, setTyped] = useState({ text: String(value), number: value });
  const read = (text: string) => {
    const number = parseWholeNumber(text, locale);
    return number !== null && isValid(number) ? number : null;
  };
  // The whole page depends on the number, so it is drawn in a transition that does not delay the next key.
  const [isPending, startTransition] = useTransition();
  // Back or Forward has changed the number from outside; one typed here is on its way until then.
  if (!isPending && typed.number !== value) setTyped({ text: String(value), number: value });
  return (
    <NumberField
      {...(id ? { id } : {})}
      label={label}
      inputMode="numeric"
      value={typed.text}
      disabled={why !== null}
      hint={why ?? hint}
      problem={why === null && read(typed.text) === null && problem}
      onChange={(next) => {
        const number = read(next);
        setTyped((before) => ({ text: next, number: number ?? before.number }));
        if (number !== null) startTransition(() => onChange(number));
      }}
    />
  );
}
