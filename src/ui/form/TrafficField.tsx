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
  /** Given by antd's Form.Item where this is a field of its form, as is `onChange`. */
  readonly value?: TypedTraffic;
  onChange?(typed: TypedTraffic, isRewritten?: boolean): void;
}

/** Draws a field for an amount of traffic, in MB or GB. */
export function TrafficField({ id, label, hint, problem, value = NO_TRAFFIC, onChange }: Props) {
  const t = useText();
  return (
    <NumberField
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      value={value.text}
      onChange={(text, isRewritten) => onChange?.({ ...value, text }, isRewritten)}
      addon={
        <SelectInput
          id={`${id}-unit`}
          aria-label={t('unit.name')}
          value={value.unit}
          style={{ width: UNIT_WIDTH }}
          options={UNITS.map((one) => ({ value: one, label: t(`unit.${one}`) }))}
          onChange={(unit) => unit && onChange?.({ ...value, unit })}
        />
      }
    />
  );
}
