import type { ThemeConfig } from 'antd';

/** antd's own blue and its greys for what is less important are too pale for small text: these have 4.5:1 at least. */
export function readable(isDark: boolean): Pick<ThemeConfig, 'token' | 'components'> {
  const link = isDark ? '#69b1ff' : '#0958d9';
  const quiet = isDark ? 'rgba(255, 255, 255, 0.65)' : 'rgba(0, 0, 0, 0.65)';
  return {
    token: {
      colorLink: link,
      colorLinkHover: link,
      colorLinkActive: link,
      colorTextSecondary: quiet,
      colorTextTertiary: quiet,
      colorTextDescription: quiet,
      colorTextPlaceholder: quiet,
    },
    components: {
      Tabs: { itemSelectedColor: link, itemHoverColor: link, itemActiveColor: link },
      Button: { defaultHoverColor: link, defaultActiveColor: link },
    },
  };
}
