import { Button } from 'antd';
import { useRef } from 'react';
import { formatHundredths } from '@/lib/number/traffic';
import { useLocaleName, useText, WithNames } from '@/ui/format/text';
import { Disclosure } from '@/ui/page/Disclosure';
import { useScrollFocus } from '@/ui/page/useScrollFocus';
import styles from './chart.module.css';
import type { ChartData } from './chartData';

interface Props {
  readonly data: ChartData;
  readonly name: string;
  /** Opens the time of a row, as a click on its bar does. */
  readonly onBar?: ((index: number) => void) | undefined;
}

/** In line with times that are no button. */
const LINK = { paddingInline: 0 };

/** Shows the numbers of a chart as a table, for screen readers and for anybody who prefers numbers. */
export function ChartTable(props: Props) {
  const t = useText();
  return (
    <Disclosure label={t('usage.chartAsTable')}>
      <Numbers {...props} />
    </Disclosure>
  );
}

function Numbers({ data, name, onBar }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const box = useRef<HTMLElement>(null);
  useScrollFocus(() => box.current);
  const amount = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatHundredths(value, locale);
  // On a phone the first figures alone are in sight.
  const columns = [data.total, ...data.series, data.previousPeriod].filter(
    (one) => one !== undefined,
  );
  return (
    <section ref={box} className={styles.scroll} aria-label={name}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('usage.timeUtc')}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                <WithNames
                  text={`${column.name}, ${data.unit}`}
                  names={column.isVerbatim ? [column.name] : []}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.titles.map((title, index) => (
            <tr key={title}>
              <th scope="row">
                {onBar ? (
                  <Button type="link" size="small" style={LINK} onClick={() => onBar(index)}>
                    {title}
                  </Button>
                ) : (
                  title
                )}
                {data.spikes.includes(index) && <small>{data.spikeWhy}</small>}
              </th>
              {columns.map((column) => (
                <td key={column.name}>{amount(column.values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
