import { useId, useState } from 'react';
import { parseTrafficInput, type TrafficUnit } from '@/domain/traffic';
import { NumberField } from './NumberField';
import { useLocaleName, useText } from './text';
import styles from './trafficField.module.css';

const UNITS: readonly TrafficUnit[] = ['MB', 'GB'];

interface Props {
  readonly label: string;
  readonly id?: string;
  /** What is said below the field: a hint or what is wrong. */
  readonly note?: string;
  readonly isWrong?: boolean;
  /** Bytes, null while what stands there is no amount, 0 when it is empty. */
  onChange(bytes: number | null): void;
}

/** An amount of traffic as a customer types it, in MB or GB. */
export function TrafficField({ label, id: given, note, isWrong = false, onChange }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const own = useId();
  const id = given ?? own;
  const [text, setText] = useState('');
  const [unit, setUnit] = useState<TrafficUnit>('GB');
  const tell = (nextText: string, nextUnit: TrafficUnit) => {
    setText(nextText);
    setUnit(nextUnit);
    onChange(nextText.trim() === '' ? 0 : parseTrafficInput(nextText, nextUnit, locale));
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <NumberField
          id={id}
          value={text}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(next) => tell(next, unit)}
        />
        <select
          aria-label={t('unit.name')}
          value={unit}
          onChange={(event) => tell(text, UNITS.find((one) => one === event.target.value) ?? 'GB')}
        >
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {t(`unit.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {note && (
        <small
          id={`${id}-note`}
          className={isWrong ? styles.wrong : ''}
          role={isWrong ? 'alert' : undefined}
        >
          {note}
        </small>
      )}
    </div>
  );
}
