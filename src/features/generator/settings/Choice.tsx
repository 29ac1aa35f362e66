import { Radio } from 'antd';
import { Field } from '@/ui/form/Field';

interface Props<T extends string> {
  readonly name: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  /** Null shows none as chosen. */
  readonly value: T | null;
  /** The id of the words that say why no option can be chosen; left out when all can. */
  readonly disabledBy?: string | undefined;
  /** The reason why one of the options cannot be chosen. */
  readonly hint?: string | null;
  onChange(value: T): void;
  /** Called on any click on an option, even on the chosen one. */
  onClick?(): void;
}

/** Shows a choice of a few options, all in view. */
export function Choice<T extends string>({
  name,
  options,
  value,
  disabledBy,
  hint = null,
  onChange,
  onClick,
}: Props<T>) {
  return (
    <Field label={name} hint={hint}>
      {({ id, 'aria-describedby': hintId }) => (
        <Radio.Group
          id={id}
          vertical
          aria-label={name}
          aria-describedby={disabledBy ?? hintId}
          disabled={disabledBy !== undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((one) => (
            <Radio key={one.value} value={one.value} disabled={one.disabled} onClick={onClick}>
              {one.label}
            </Radio>
          ))}
        </Radio.Group>
      )}
    </Field>
  );
}
