import { Flex } from 'antd';
import type { CSSProperties, ReactNode } from 'react';

interface ColumnProps {
  /** From how many px on it stands beside its neighbour. */
  readonly width: number;
  /** How much of the room that is left it takes, compared with its neighbours. */
  readonly share?: number;
  readonly children: ReactNode;
}

/**
 * A column of a `Flex wrap`: beside its neighbours as long as they fit, else on a line of its own, which it fills. What it
 * holds is as narrow as it is: a chart and a table scroll inside.
 */
export function Column({ width, share = 1, children }: ColumnProps) {
  const style: CSSProperties = { flex: `${share} 1 ${width}px`, minWidth: 0 };
  return (
    <Flex vertical gap="middle" style={style}>
      {children}
    </Flex>
  );
}

interface GridProps {
  /** The least width of a column, in px. */
  readonly width: number;
  /** No more columns than this, however wide the card is. */
  readonly most?: number;
  readonly gap?: number | string;
  /** A list where its parts are items of one. */
  readonly component?: 'div' | 'ul' | 'ol';
  readonly children: ReactNode;
}

const WHOLE = 100;
const GRID: CSSProperties = {
  display: 'grid',
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

/** Equal columns, as many as fit. antd's grid counts by the window's width; these stand in cards of any width. */
export function Grid({ width, most, gap = 16, component: Part = 'div', children }: GridProps) {
  // One column more would need more than the whole width.
  const least = most === undefined ? `${width}px` : `max(${width}px, ${WHOLE / (most + 1)}%)`;
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`;
  return <Part style={{ ...GRID, gap, gridTemplateColumns }}>{children}</Part>;
}
