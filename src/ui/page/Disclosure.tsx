import { RightOutlined } from '@ant-design/icons';
import { Collapse, type CollapseProps, Flex } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './disclosure.module.css';

interface Props {
  /** The text of the handle. */
  readonly label: string;
  readonly children: ReactNode;
}

/** As high as a finger's target must be (WCAG 2.2), and beginning where the lines around it do. */
export const PANEL_STYLES: CollapseProps['styles'] = {
  header: { alignItems: 'center', minHeight: 32, padding: 0 },
  body: { padding: 0 },
};

/** Lets Space open or close a panel: antd's handle has the role of a button and answers to Enter only. */
export function toggleOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  if (event.target.role !== 'button') return;
  event.preventDefault();
  event.target.click();
}

/** As large as antd's arrow, and as far from the title. */
const ARROW = { flex: 'none', fontSize: 12 };
const ARROW_GAP = 12;

/**
 * The title of a panel with buttons beside it (`collapsible: 'header'`, `showArrow: false`): antd would make its own arrow a
 * second button there, one more stop for Tab that is called "collapsed" in every language.
 */
export function PanelTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Flex component="span" align="center" gap={ARROW_GAP} className={styles.title}>
      <RightOutlined aria-hidden style={ARROW} />
      <span>{children}</span>
    </Flex>
  );
}

/** Not the label, which may change while the panel is open. */
const KEY = 'panel';

/** Draws a part of a page that opens on demand: antd's collapse with one panel. */
export function Disclosure({ label, children }: Props) {
  const items = [{ key: KEY, label, children, onKeyDown: toggleOnSpace }];
  return <Collapse ghost destroyOnHidden styles={PANEL_STYLES} items={items} />;
}
