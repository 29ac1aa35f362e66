import { Tabs as AntdTabs, type TabsProps } from 'antd';
import styles from './tabs.module.css';
import { unannouncedTab } from './unannouncedTab';

/** The tabs whose names are read as they are written. */
const renderTabBar: TabsProps['renderTabBar'] = (bar, TabBar) => (
  <TabBar {...bar}>{unannouncedTab}</TabBar>
);

/** antd's tabs, in as many lines as they need. */
export function Tabs(props: Omit<TabsProps, 'className' | 'renderTabBar'>) {
  return <AntdTabs {...props} className={styles.tabs ?? ''} renderTabBar={renderTabBar} />;
}
