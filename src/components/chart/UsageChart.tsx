import { useMemo, useRef } from 'react';
import { ChunkNote } from '../ChunkNote';
import { Skeleton } from '../Skeleton';
import { useLocaleName, useText } from '../text';
import { ChartTable } from './ChartTable';
import styles from './chart.module.css';
import { SERIES_COLORS } from './palette';
import type { ChartCode, ChartData } from './types';
import { useDrawing } from './useDrawing';

/** Height of the drawing in px: kept from the first paint on. */
export const CHART_HEIGHT = 240;

const SPIKE_SIGN = '▲';

interface Props {
  readonly code: ChartCode;
  readonly data: ChartData;
  /** What the chart says in a sentence: its accessible name. */
  readonly name: string;
  /** True when the legend's room is kept from the start: what it names is still to come. */
  readonly keepLegend?: boolean;
}

/** Bars of traffic over time, in a box of fixed height, with a table of the same numbers. */
export function UsageChart({ code, data, name, keepLegend = false }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const box = useRef<HTMLDivElement>(null);
  const style = useMemo(
    () => ({ locale, total: t('usage.total'), spike: t('usage.spike') }),
    [locale, t],
  );
  const { drawn, failure, linesFailure } = useDrawing(box, code, data, style);
  return (
    <div>
      <div className={styles.chart} style={{ height: CHART_HEIGHT }}>
        <div
          ref={box}
          className={styles.box}
          style={{ height: CHART_HEIGHT }}
          role="img"
          aria-label={name}
        />
        {!drawn && (
          <div className={styles.over}>
            {failure ? (
              <ChunkNote failure={failure} text={t('usage.chartFailed')} />
            ) : (
              <Skeleton height={CHART_HEIGHT} />
            )}
          </div>
        )}
      </div>
      {linesFailure && <ChunkNote failure={linesFailure} text={t('usage.linesFailed')} />}
      <Legend data={data} keep={keepLegend} />
      <ChartTable data={data} name={name} />
    </div>
  );
}

/** What the bars, the line and the marks are. One series alone needs no telling. */
function Legend({ data, keep }: { readonly data: ChartData; readonly keep: boolean }) {
  const t = useText();
  const { series, ghost, spikes } = data;
  if (!keep && series.length === 1 && !ghost && spikes.length === 0) return null;
  return (
    <ul className={styles.legend} data-keep={keep}>
      {series.map(({ name }, index) => (
        <li key={name}>
          <span
            className={styles.swatch}
            style={{ background: SERIES_COLORS[index % SERIES_COLORS.length] }}
          />
          {name}
        </li>
      ))}
      {ghost && (
        <li>
          <span className={styles.dashes} />
          {ghost.name}
        </li>
      )}
      {spikes.length > 0 && (
        <li>
          <span className={styles.mark} aria-hidden="true">
            {SPIKE_SIGN}
          </span>
          {t('usage.spike')}
        </li>
      )}
    </ul>
  );
}
