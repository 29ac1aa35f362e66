import type { ReactNode } from 'react';
import { NO_TRAFFIC, type TrafficUnit, type TypedTraffic } from '@/lib/number/traffic';
import { useText } from '../format/text';
import { NumberField } from './NumberField';
import { SelectInput } from './select/SelectInput';

const UNIT_WIDTH = 90;
const UNITS: readonly TrafficUnit[] = ['MB', 'GB'];

interface Props {
  readonly label: string;
  readonly id: string;
  /** Shown below the field while there is no problem. */
  readonly hint?: ReactNode;
  readonly problem?: string | false | null | undefined;
  readonly disabled?: boolean;
  /** Given by antd's Form.Item where this is a field of its form, as is `onChange`. */
  readonly value?: TypedTraffic;
  onChange?(typed: TypedTraffic): void;
}

/** Draws a field for an amount of traffic, in MB or GB. */
export function TrafficField(props: Props) {
  const { id, label, hint, problem, disabled, value = NO_TRAFFIC, onChange } = props;
  const t = useText();
  return (
    <NumberField
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      disabled={disabled}
      value={value.text}
      onChange={(text) => onChange?.({ ...value, text })}
      addon={
        <SelectInput
          id={`${id}-unit`}
          aria-label={t('unit.name')}
          disabled={disabled}
          value={value.unit}
          style={{ width: UNIT_WIDTH }}
          options={UNITS.map((one) => ({ value: one, label: t(`unit.${one}`) }))}
          onChange={(unit) => unit && onChange?.({ ...value, unit })}
        />
      }
    />
  );
}
