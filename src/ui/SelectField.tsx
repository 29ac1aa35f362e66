import { Flex } from 'antd';
import { useId } from 'react';
import { SelectInput, type SelectOption } from './SelectInput';

const WIDTH = 200;

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SelectOption<T>[];
  /** What is wrong with what is chosen. */
  readonly problem?: string | undefined;
  readonly width?: number;
  /** Whether the list opens at once. */
  readonly defaultOpen?: boolean;
  onChange(value: T | ''): void;
}

/** A choice out of a list in a row of filters: its label stands beside it. */
export function SelectField<T extends string>(props: Props<T>) {
  const { label, problem, width = WIDTH, ...choice } = props;
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <Flex wrap align="center" gap={8} style={{ color: 'var(--ant-color-text-secondary)' }}>
      <label htmlFor={id}>{label}</label>
      <SelectInput
        {...choice}
        id={id}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        style={{ width, maxWidth: '100%' }}
      />
      {isWrong && (
        <small id={`${id}-problem`} role="alert" style={{ color: 'var(--ant-color-error)' }}>
          {problem}
        </small>
      )}
    </Flex>
  );
}
