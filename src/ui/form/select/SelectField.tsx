import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { SelectInput, type SelectOption } from './SelectInput';

/** With the same room for each label: on a phone, where each field has a line of its own, all of them end at the same edge. */
const FIELD = {
  flex: '1 1 auto',
  minWidth: 0,
  maxWidth: 300,
  color: 'var(--ant-color-text-secondary)',
};
const INPUT = { flex: '1 1 auto', width: 200, minWidth: 0 };

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SelectOption<T>[];
  /** Says why the chosen option is not accepted. */
  readonly problem?: ReactNode;
  /** The label's width in px, where several stand below one another; left out, as wide as its text. */
  readonly labelWidth?: number;
  readonly isRepeatable?: boolean;
  onChange(value: T | ''): void;
}

/** Draws a choice out of a list for a row of filters: the label stands beside the field. */
export function SelectField<T extends string>(props: Props<T>) {
  const { label, problem, labelWidth, ...choice } = props;
  const id = useId();
  const isWrong = Boolean(problem);
  return (
    <Flex vertical style={FIELD}>
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
          style={INPUT}
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
