import { useState } from 'react';
import { parseTrafficOrNone, type TrafficUnit, type TypedTraffic } from '@/lib/number/traffic';
import { useLocaleName, useText } from '../format/text';
import { NumberField } from './NumberField';
import { SelectInput } from './SelectInput';

const UNIT_WIDTH = 90;
const DEFAULT_UNIT: TrafficUnit = 'GB';
const UNITS: readonly TrafficUnit[] = ['MB', 'GB'];

interface Props {
  readonly label: string;
  readonly id: string;
  /** Shown below the field while there is no problem. */
  readonly hint?: string | undefined;
  readonly problem?: string | false | null | undefined;
  /** A draft to begin with. */
  readonly initial?: TypedTraffic;
  /** Gets the bytes (null while the text is no amount, 0 when it is empty or zero) and the typed text with its unit. */
  onChange(bytes: number | null, typed: TypedTraffic): void;
}

const unitOf = (name: string) => UNITS.find((one) => one === name) ?? DEFAULT_UNIT;

/** Draws a field for an amount of traffic, in MB or GB. */
export function TrafficField({ label, id, hint, problem, initial, onChange }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const [text, setText] = useState(initial?.text ?? '');
  const [unit, setUnit] = useState<TrafficUnit>(initial?.unit ?? DEFAULT_UNIT);
  const change = (nextText: string, nextUnit: TrafficUnit) => {
    setText(nextText);
    setUnit(nextUnit);
    onChange(parseTrafficOrNone(nextText, nextUnit, locale), { text: nextText, unit: nextUnit });
  };
  return (
    <NumberField
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      value={text}
      onChange={(next) => change(next, unit)}
      addon={
        <SelectInput
          id={`${id}-unit`}
          aria-label={t('unit.name')}
          value={unit}
          style={{ width: UNIT_WIDTH }}
          options={UNITS.map((one) => ({ value: one, label: t(`unit.${one}`) }))}
          onChange={(next) => change(text, unitOf(next))}
        />
      }
    />
  );
}
