import { Tabs as AntdTabs, type TabsProps } from 'antd';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface WithChildren {
  readonly children?: ReactNode;
}

const isAnnouncement = (part: ReactNode) =>
  isValidElement<{ 'aria-live'?: string }>(part) && part.props['aria-live'] !== undefined;

/**
 * Returns a tab of antd without "Tab 1 of 2": antd adds these words in English, whatever the language is, to the name of the
 * focused tab. Screen readers count tabs by themselves.
 */
function withoutTabAnnouncement(tab: ReactElement): ReactElement {
  const { children } = tab.props as WithChildren;
  return cloneElement(
    tab,
    {},
    Children.map(children, (part) =>
      isValidElement<WithChildren>(part)
        ? cloneElement(
            part,
            {},
            Children.toArray(part.props.children).filter((one) => !isAnnouncement(one)),
          )
        : part,
    ),
  );
}

const renderTabBar: TabsProps['renderTabBar'] = (bar, TabBar) => (
  <TabBar {...bar}>{withoutTabAnnouncement}</TabBar>
);

/**
 * Draws antd's tabs, in as many lines as they need. antd draws a label beside other parts, where a browser that translates would
 * keep an old one.
 */
export function Tabs(props: Omit<TabsProps, 'className' | 'renderTabBar'>) {
  const items = props.items?.map((item) => ({ ...item, label: <span>{item.label}</span> }));
  return (
    <AntdTabs
      {...props}
      {...(items ? { items } : {})}
      className={styles.tabs ?? ''}
      renderTabBar={renderTabBar}
    />
  );
}
