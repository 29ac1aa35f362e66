import { useId, useState } from 'react';
import { parseTrafficOrNone, type TrafficUnit } from '@/domain/traffic';
import { NumberField } from './NumberField';
import { useLocaleName, useText } from './text';
import styles from './trafficField.module.css';

const UNITS: readonly TrafficUnit[] = ['MB', 'GB'];

/** What stands in the field, as it was typed. */
export interface TypedTraffic {
  readonly text: string;
  readonly unit: string;
}

interface Props {
  readonly label: string;
  readonly id?: string;
  /** What is said below the field: a hint or what is wrong. */
  readonly note?: string;
  readonly isWrong?: boolean;
  /** What stands in it at first: a draft. */
  readonly initial?: TypedTraffic;
  /** Bytes, null while what stands there is no amount, 0 when it is empty or zero; and what was typed. */
  onChange(bytes: number | null, typed: TypedTraffic): void;
}

const unitOf = (name: string | undefined) => UNITS.find((one) => one === name) ?? 'GB';

/** An amount of traffic as a customer types it, in MB or GB. */
export function TrafficField(props: Props) {
  const { label, id: given, note, isWrong = false, initial, onChange } = props;
  const t = useText();
  const locale = useLocaleName();
  const own = useId();
  const id = given ?? own;
  const [text, setText] = useState(initial?.text ?? '');
  const [unit, setUnit] = useState<TrafficUnit>(unitOf(initial?.unit));
  const tell = (nextText: string, nextUnit: TrafficUnit) => {
    setText(nextText);
    setUnit(nextUnit);
    onChange(parseTrafficOrNone(nextText, nextUnit, locale), { text: nextText, unit: nextUnit });
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
          onChange={(event) => tell(text, unitOf(event.target.value))}
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
