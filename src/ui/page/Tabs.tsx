import { Tabs as AntdTabs, type TabsProps } from 'antd';
import styles from './tabs.module.css';

/**
 * Draws antd's tabs, in as many lines as they need. antd draws a label beside other parts, where a browser that translates would
 * keep an old one.
 */
export function Tabs(props: Omit<TabsProps, 'className'>) {
  const items = props.items?.map((item) => ({ ...item, label: <span>{item.label}</span> }));
  return <AntdTabs {...props} {...(items ? { items } : {})} className={styles.tabs ?? ''} />;
}
