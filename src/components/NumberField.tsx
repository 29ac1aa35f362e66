import { Input, type InputProps } from 'antd';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { retypedNumber } from '@/domain/decimalInput';
import { blockedSigns, isBlockedKey } from '@/domain/numberInput';
import styles from './numberField.module.css';
import { useLocaleName, useText } from './text';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  readonly value?: string;
  onChange?(text: string): void;
}

/**
 * A field for a number: blocks + - * / and e (spec §5). A pasted or dropped text that holds one changes nothing and says
 * so. It hands on text; what the text means is for the rule that reads it in the customer's locale. When the language
 * changes, the text is written anew, so that the number stays the same.
 */
export function NumberField({ value = '', onChange, onKeyDown, ...rest }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const typedIn = useRef(locale);
  const retype = useEffectEvent(() => {
    const text = retypedNumber(value, typedIn.current, locale);
    typedIn.current = locale;
    if (text !== value) onChange?.(text);
  });
  // Before the browser paints: nobody sees the number with another meaning.
  useLayoutEffect(() => {
    if (typedIn.current !== locale) retype();
  }, [locale]);
  return (
    <span className={styles.field}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        value={value}
        onKeyDown={(event) => {
          const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
          if (plain && isBlockedKey(event.key)) event.preventDefault();
          onKeyDown?.(event);
        }}
        onChange={(event) => {
          const signs = blockedSigns(event.target.value);
          setRefused(signs);
          if (signs.length === 0) onChange?.(event.target.value);
        }}
      />
      {refused.length > 0 && (
        <small role="alert" className={styles.refused}>
          {t('number.refused', { signs: refused.join(' ') })}
        </small>
      )}
    </span>
  );
}
