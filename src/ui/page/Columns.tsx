import type { CSSProperties, ReactNode } from 'react';

interface ColumnProps {
  /** The least width in px; a column with less room stands on a line of its own. */
  readonly width: number;
  /** Its share of the remaining room, compared with its neighbours. */
  readonly share?: number;
  readonly children: ReactNode;
}

const COLUMN: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--ant-margin)',
  alignContent: 'start',
  minWidth: 0,
};

/**
 * Draws a column of a `Flex wrap`: beside its neighbours as long as they fit, else on a line of its own, which it fills. Its
 * content cannot widen it: a chart and a table scroll inside.
 */
export function Column({ width, share = 1, children }: ColumnProps) {
  return <div style={{ ...COLUMN, flex: `${share} 1 ${width}px` }}>{children}</div>;
}

interface GridProps {
  /** The least width of a column, in px. */
  readonly width: number;
  /** The most columns, however wide the card is. */
  readonly most?: number;
  readonly gap?: number | string;
  /** The least height of a row, in px. */
  readonly rowHeight?: number;
  /** True where the cards of a line are as high as the highest of them. */
  readonly isStretched?: boolean;
  /** 'ul' or 'ol' where the children are the items of a list. */
  readonly component?: 'div' | 'ul' | 'ol';
  readonly children: ReactNode;
}

const WHOLE = 100;
const GRID: CSSProperties = {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

/** Draws equal columns, as many as fit into the grid's own box. antd's grid goes by the window's width instead. */
export function Grid(props: GridProps) {
  const { width, most, gap = 16, rowHeight, isStretched = false, children } = props;
  const { component: Part = 'div' } = props;
  // A column takes at least 1/(most + 1) of the width, so with the gaps no more than `most` fit.
  const least = most === undefined ? `${width}px` : `max(${width}px, ${WHOLE / (most + 1)}%)`;
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`;
  const alignItems = isStretched ? 'stretch' : 'start';
  const gridAutoRows = rowHeight === undefined ? 'auto' : `minmax(${rowHeight}px, auto)`;
  const style = { ...GRID, alignItems, gap, gridAutoRows, gridTemplateColumns };
  return <Part style={style}>{children}</Part>;
}
