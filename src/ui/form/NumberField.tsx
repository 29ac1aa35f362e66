import { Button, Flex, type InputProps, type InputRef, Space } from 'antd';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ambiguousReadings, convertTypedNumber } from '@/lib/number/decimalInput';
import { findBlockedCharacters, isBlockedKey } from '@/lib/number/numberInput';
import { removeInvisible } from '@/lib/text/invisible';
import { useLocaleName, useText } from '../format/text';
import { Field } from './Field';
import { TextInput } from './textInput';

interface Props
  extends Pick<
    InputProps,
    'aria-label' | 'disabled' | 'inputMode' | 'onClick' | 'prefix' | 'size' | 'style' | 'suffix'
  > {
  readonly id?: string;
  readonly label?: string;
  /** Says why the number is not accepted; a refused character, and a number with two readings, are reported instead. */
  readonly problem?: string | false | null | undefined;
  readonly hint?: ReactNode;
  /** Shown at the end of the field: a unit to choose. */
  readonly addon?: ReactNode;
  readonly value: string;
  onChange(text: string): void;
}

/**
 * Draws a field for a number that refuses + - * / and e (spec §5). A pasted or dropped text with one of them changes nothing,
 * and the field says so; a number with two readings offers both. The value is text, which a rule reads in the customer's locale; antd's InputNumber would read the
 * text itself. When the language changes, the text is written anew, so that the number stays the same.
 */
export function NumberField(props: Props) {
  const { id, label, problem, hint, addon, suffix, value, onChange, ...rest } = props;
  const t = useText();
  const locale = useLocaleName();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(value);
  // A preset or a link has set another value: the characters refused before no longer matter.
  if (seen !== value) {
    setSeen(value);
    setRefused([]);
  }
  const typedIn = useRef(locale);
  const retype = useEffectEvent(() => {
    const text = convertTypedNumber(value, typedIn.current, locale);
    typedIn.current = locale;
    if (text !== value) onChange(text);
  });
  // Runs before the browser paints, so that nobody sees the text while it would mean another number.
  useLayoutEffect(() => {
    if (typedIn.current !== locale) retype();
  }, [locale]);
  const refusal = refused.length > 0 && t('number.refused', { signs: refused.join(' ') });
  const input = useRef<InputRef>(null);
  const readings = ambiguousReadings(value, locale);
  const question = readings.length > 0 && (
    <Flex component="span" wrap align="center" gap="small">
      <span>{t('number.ambiguous', { text: value })}</span>
      {readings.map((reading) => (
        <Button
          key={reading}
          size="small"
          onClick={() => {
            onChange(reading);
            input.current?.focus();
          }}
        >
          {reading}
        </Button>
      ))}
    </Flex>
  );
  return (
    <Field id={id} label={label} hint={hint} problem={refusal || question || problem}>
      {(control) => (
        <Space.Compact block>
          <TextInput
            ref={input}
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...control}
            suffix={suffix && <span>{suffix}</span>}
            aria-invalid={Boolean(question || problem)}
            value={value}
            onKeyDown={(event) => {
              const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
              if (plain && isBlockedKey(event.key)) event.preventDefault();
            }}
            onChange={(event) => {
              const text = removeInvisible(event.target.value);
              const signs = findBlockedCharacters(text);
              setRefused(signs);
              if (signs.length === 0) onChange(text);
            }}
          />
          {addon}
        </Space.Compact>
      )}
    </Field>
  );
}
