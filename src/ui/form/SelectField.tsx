import { Flex } from 'antd';
import { useId } from 'react';
import { SelectInput, type SelectOption } from './SelectInput';

const WIDTH = 200;
/** Room for the label beside it: on a phone, where each field has a line of its own, all of them end at the same edge. */
const LABEL_ROOM = 100;
const FIELD = { flex: '1 1 auto', minWidth: 0, color: 'var(--ant-color-text-secondary)' };

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SelectOption<T>[];
  /** Says why the chosen option is not accepted. */
  readonly problem?: string | undefined;
  readonly width?: number;
  /** The label's width in px, where several stand below one another; left out, as wide as its text. */
  readonly labelWidth?: number;
  onChange(value: T | ''): void;
}

/** Draws a choice out of a list for a row of filters: the label stands beside the field. */
export function SelectField<T extends string>(props: Props<T>) {
  const { label, problem, width = WIDTH, labelWidth, ...choice } = props;
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <Flex vertical style={{ ...FIELD, maxWidth: width + LABEL_ROOM }}>
      <Flex align="center" gap={8}>
        <label htmlFor={id} style={{ flex: 'none', width: labelWidth }}>
          {label}
        </label>
        <SelectInput
          {...choice}
          id={id}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          style={{ flex: '1 1 auto', width, minWidth: 0 }}
        />
      </Flex>
      {isWrong && (
        <small id={`${id}-problem`} role="alert" style={{ color: 'var(--ant-color-error)' }}>
          {problem}
        </small>
      )}
    </Flex>
  );
}
