import { Descriptions, type DescriptionsProps } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import styles from './facts.module.css';

/** A value by its name. */
export interface Fact {
  readonly label: string;
  /** True for a label that is a username, which a browser must not translate. */
  readonly isVerbatim?: boolean;
  readonly children: ReactNode;
  /** True for the total of the others. */
  readonly isTotal?: boolean;
}

interface Props {
  /** In the order of the page; `false` or null stands for a fact that does not apply. */
  readonly items: readonly (Fact | false | null)[];
  /** The least width of the column of names in px; left out, the values are at the end of the line, as in a sum. */
  readonly labelWidth?: number;
}

/** An amount stays on one line, and its name wraps; a long text wraps at two thirds of the width. */
const AMOUNT: CSSProperties = {
  flex: 'none',
  maxWidth: '65%',
  justifyContent: 'flex-end',
  textAlign: 'end',
};
const NAME: CSSProperties = { flex: 1 };
/** A name longer than its column wraps only where a line is too short for it: its value goes to the next line first. */
const NAME_COLUMN: CSSProperties = { flex: 'none', maxWidth: '100%' };
const TEXT: CSSProperties = { overflowWrap: 'anywhere' };
const TOTAL: CSSProperties = {
  paddingBlockStart: 8,
  borderBlockStart: '1px solid var(--ant-color-border-secondary)',
};
const STRONG: CSSProperties = { color: 'var(--ant-color-text)', fontSize: 16, fontWeight: 600 };

/** Lists values by their names, below one another: antd's descriptions. */
export function Facts({ items, labelWidth }: Props) {
  const shown = items.filter((item) => item !== false && item !== null);
  const parts: DescriptionsProps['styles'] =
    labelWidth === undefined
      ? { label: NAME, content: AMOUNT }
      : { label: { ...NAME_COLUMN, minWidth: labelWidth }, content: TEXT };
  return (
    <Descriptions
      size="small"
      column={1}
      colon={false}
      styles={parts}
      className={labelWidth === undefined ? '' : (styles.named ?? '')}
      items={shown.map(({ label, isVerbatim = false, children, isTotal = false }) => ({
        key: label,
        label: isVerbatim ? <span translate="no">{label}</span> : label,
        children,
        ...(isTotal ? { style: TOTAL, styles: { label: STRONG, content: STRONG } } : {}),
      }))}
    />
  );
}
