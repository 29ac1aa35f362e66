import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import styles from './proxy.module.css';

const ROW_PX = 24;
const SPARE_ROWS = 12;

/** A list of lines of any length: only what is seen is drawn. Scrolls by mouse and keyboard. */
export function LineListView({
  lines,
  name,
}: {
  readonly lines: readonly string[];
  readonly name: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: SPARE_ROWS,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className={styles.lines} tabIndex={0} aria-label={name}>
      <ol style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => (
          <li
            key={row.key}
            aria-setsize={lines.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${row.start}px)` }}
          >
            {lines[row.index]}
          </li>
        ))}
      </ol>
    </section>
  );
}
