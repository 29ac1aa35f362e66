import { Tabs as AntdTabs, type TabsProps } from 'antd';
import styles from './tabs.module.css';
import { withoutTabAnnouncement } from './withoutTabAnnouncement';

/** Draws each tab without antd's English "Tab 1 of 2". */
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
