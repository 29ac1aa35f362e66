import { Tabs as AntdTabs, type TabsProps } from 'antd';
import styles from './tabs.module.css';
import { withoutTabAnnouncement } from './withoutTabAnnouncement';

/** Draws each tab without antd's English "Tab 1 of 2". */
const renderTabBar: TabsProps['renderTabBar'] = (bar, TabBar) => (
  <TabBar {...bar}>{withoutTabAnnouncement}</TabBar>
);

/** Draws antd's tabs, in as many lines as they need. */
export function Tabs(props: Omit<TabsProps, 'className' | 'renderTabBar'>) {
  return <AntdTabs {...props} className={styles.tabs ?? ''} renderTabBar={renderTabBar} />;
}
