import {
  BarChartOutlined,
  DashboardOutlined,
  GlobalOutlined,
  KeyOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** The icons that `config/routes.ts` names; any other name there is ProLayout's. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  dashboard: <DashboardOutlined aria-hidden />,
  'shopping-cart': <ShoppingCartOutlined aria-hidden />,
  global: <GlobalOutlined aria-hidden />,
  setting: <SettingOutlined aria-hidden />,
  'bar-chart': <BarChartOutlined aria-hidden />,
  wallet: <WalletOutlined aria-hidden />,
  user: <UserOutlined aria-hidden />,
  key: <KeyOutlined aria-hidden />,
};

/** Returns the icon of a name. ProLayout draws any other name itself: an entry of the icon font, or a picture's address. */
export function menuIcon(name: string | undefined): ReactNode {
  return name === undefined ? undefined : (ICONS[name] ?? name);
}
