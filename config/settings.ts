import type { ProLayoutProps } from '@ant-design/pro-components';

/** The settings of ProLayout that drive the shell (spec §3). */
export type Settings = Readonly<
  Required<
    Pick<
      ProLayoutProps,
      | 'navTheme'
      | 'layout'
      | 'contentWidth'
      | 'fixedHeader'
      | 'fixSiderbar'
      | 'splitMenus'
      | 'colorPrimary'
      | 'iconfontUrl'
    >
  >
>;

/**
 * The start values of `initialState.settings`, with the meaning of ProLayout's documentation. `navTheme` counts until the
 * customer chooses: 'realDark' starts dark, 'light' follows the device. `colorPrimary` colours navigation, links and
 * focus; buttons have the brand's colour (config/theme.ts).
 */
export const settings: Settings = {
  navTheme: 'light',
  layout: 'side',
  contentWidth: 'Fluid',
  fixedHeader: false,
  fixSiderbar: true,
  splitMenus: false,
  colorPrimary: '#1677FF',
  iconfontUrl: '',
};
