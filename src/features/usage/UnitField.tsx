import type { TrafficUnit } from '@/lib/number/traffic';
import { SelectField } from '@/ui/form/SelectField';
import { useText } from '@/ui/format/text';

const UNITS = ['MB', 'GB', 'B'] as const;

interface Props {
  readonly value: TrafficUnit;
  onChange(unit: TrafficUnit): void;
}

/** Shows the field for the unit of an export. */
export function UnitField({ value, onChange }: Props) {
  const t = useText();
  return (
    <SelectField
      label={t('usage.unit')}
      value={value}
      options={UNITS.map((unit) => ({ value: unit, label: t(`usage.unit.${unit}`) }))}
      onChange={(chosen) => onChange(UNITS.find((unit) => unit === chosen) ?? 'MB')}
    />
  );
}
