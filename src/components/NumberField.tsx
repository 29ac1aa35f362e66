import { Input, type InputProps } from 'antd';
import { isBlockedKey, withoutBlocked } from '@/domain/numberInput';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  readonly value?: string;
  onChange?(text: string): void;
}

/**
 * A field for a number: blocks + - * / and e (spec §5), typed, pasted or dropped. It hands on text; what the text means
 * is for the rule that reads it in the customer's locale.
 */
export function NumberField({ value, onChange, onKeyDown, ...rest }: Props) {
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={value ?? ''}
      onKeyDown={(event) => {
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
        if (plain && isBlockedKey(event.key)) event.preventDefault();
        onKeyDown?.(event);
      }}
      onChange={(event) => onChange?.(withoutBlocked(event.target.value))}
    />
  );
}
