import { Radio } from 'antd';
import { Field } from '@/ui/form/Field';

interface Props<T extends string> {
  readonly name: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly value: T;
  /** The reason why no option can be chosen; left out or null when all can. */
  readonly why?: string | null;
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
  why = null,
  hint = null,
  onChange,
  onClick,
}: Props<T>) {
  return (
    <Field label={name} hint={why ?? hint}>
      {({ id, 'aria-describedby': hintId }) => (
        <Radio.Group
          id={id}
          aria-label={name}
          aria-describedby={hintId}
          disabled={why !== null}
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
