/** Layout settings (spec §3): the start values of `initialState.settings`. */
export const settings = {
  navTheme: 'light',
  layout: 'side',
  contentWidth: 'Fluid',
  fixedHeader: false,
  fixSiderbar: true,
  splitMenus: false,
  colorPrimary: '#1677FF',
  iconfontUrl: '',
} as const;
