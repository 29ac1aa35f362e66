import type { ThemeConfig } from 'antd';
import { brand } from './brand';

/** The cascade layer of antd's styles; index.html puts it between the portal's base rules and the rules of its pages. */
export const ANTD_LAYER = 'antd';

/** The colour of navigation, links and focus, and its steps that text is readable in. */
export interface Accent {
  readonly base: string;
  readonly onLight: string;
  readonly onDark: string;
}

/** #1677FF and its steps in antd's palette: the blue itself has 4.1:1 on white, where WCAG asks text for 4.5:1. */
export const BLUE: Accent = { base: '#1677FF', onLight: '#0958d9', onDark: '#69b1ff' };

/** Only where motion is allowed: these would override antd's own `motion: false`. */
const DURATIONS: ThemeConfig['token'] = {
  motionDurationFast: '0.08s',
  motionDurationMid: '0.12s',
  motionDurationSlow: '0.18s',
};

/** In the light theme only, as antd's own are right in the dark. */
const LIGHT: ThemeConfig['token'] = {
  // antd derives the backgrounds of notes from the colours of their texts, which are so dark that they would be grey.
  colorSuccessBg: '#f6ffed',
  colorWarningBg: '#fff7e6',
  // antd's own background of tooltips lets the text below show through.
  colorBgSpotlight: '#3e3c3a',
  // antd's own red under the pointer has 4.35:1 on a row under the pointer.
  colorErrorHover: '#d9222f',
  colorErrorTextHover: '#d9222f',
};

export type Appearance = 'light' | 'dark';

/**
 * Returns the theme of an appearance, with or without motion; the caller adds antd's algorithm for light or dark.
 * @param accent the colours of navigation, links and focus: `colorPrimary` of config/settings.ts
 */
export function themeOf(appearance: Appearance, motion: boolean, accent = BLUE) {
  const dark = appearance === 'dark';
  const { base } = accent;
  const link = dark ? accent.onDark : accent.onLight;
  const text = dark ? '#f5f5f4' : '#1c1917';
  const soft = dark ? '#a8a29e' : '#66605b';
  const secondary = dark ? '#c4c1bd' : '#57534e';
  const headerBg = dark ? '#3a3116' : '#fff5cd';
  const focus = {
    activeBorderColor: base,
    hoverBorderColor: base,
    activeShadow: `0 0 0 2px ${base}66`,
  };
  return {
    // The build made antd's stylesheets (config/plugins/antdSheets.ts).
    zeroRuntime: process.env.NODE_ENV === 'production',
    // The class of the theme's variables, named as antd's own. The document has it, so that every rule can use them.
    cssVar: {
      key: ['css-var-portal', appearance, motion ? 'motion' : 'still', base.slice(1)].join('-'),
    },
    token: {
      colorPrimary: brand.color,
      borderRadius: 8,
      controlHeight: 36,
      // antd makes a loading button 65 % opaque, and its text is then too pale to read.
      opacityLoading: 1,
      fontFamily:
        "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif",
      ...(motion ? DURATIONS : {}),
      motion,
      colorInfo: base,
      // The focus ring: antd takes a tint of the brand's colour, which has 1.1:1 on white.
      colorPrimaryBorder: dark ? link : base,
      colorLink: link,
      colorLinkHover: link,
      linkHoverDecoration: 'underline',
      colorLinkActive: link,
      colorBgLayout: dark ? '#101010' : brand.background,
      colorBgContainer: dark ? '#181818' : '#ffffff',
      colorBgElevated: dark ? '#1f1f1f' : '#ffffff',
      colorTextBase: text,
      // antd's own secondary greys fall under 4.5:1 on tinted backgrounds.
      colorTextSecondary: secondary,
      colorTextTertiary: soft,
      colorTextDescription: soft,
      colorTextPlaceholder: dark ? '#9b958f' : '#736d67',
      colorError: dark ? '#ff7875' : '#cf1322',
      colorSuccess: dark ? '#73d13d' : '#237804',
      colorWarning: dark ? '#ffc53d' : '#ad4e00',
      colorBorder: dark ? '#3f3f3c' : '#d6d3d1',
      colorBorderSecondary: dark ? '#2a2a28' : '#e7e5e4',
      ...(dark ? {} : LIGHT),
    },
    components: {
      Button: {
        primaryColor: brand.onColor,
        // The red of the dark theme is too light for white text: 3.6:1.
        dangerColor: dark ? '#2b0807' : '#ffffff',
        primaryShadow: 'none',
        defaultShadow: 'none',
        defaultHoverColor: link,
        defaultHoverBorderColor: base,
        defaultActiveColor: link,
        defaultActiveBorderColor: base,
        fontWeight: 500,
      },
      Input: focus,
      Select: {
        activeBorderColor: base,
        hoverBorderColor: base,
        activeOutlineColor: `${base}66`,
      },
      // Dark text on the brand's colour, as on buttons.
      DatePicker: { ...focus, colorTextLightSolid: brand.onColor, colorTextDisabled: soft },
      Progress: { defaultColor: brand.color },
      Card: { bodyPadding: 20, headerPadding: 20 },
      // antd draws an error, of 24 px, in this space.
      Form: { itemMarginBottom: 28 },
      Tabs: {
        itemSelectedColor: text,
        itemHoverColor: link,
        itemActiveColor: text,
        inkBarColor: brand.color,
      },
      // The colour of the chosen item.
      Dropdown: { colorPrimary: text },
      Menu: { subMenuItemSelectedColor: text },
      Pagination: { itemActiveColor: text, itemActiveColorHover: text },
      // The brand's colour is too light for a mark on white, or a white mark on it: 1.9:1.
      Radio: { colorPrimary: base, colorPrimaryHover: base, colorPrimaryActive: base },
      Checkbox: { colorPrimary: base, colorPrimaryHover: base },
      Segmented: {
        trackBg: dark ? '#262624' : '#f0eeec',
        itemSelectedBg: dark ? '#454541' : '#ffffff',
      },
      // Header, row under the pointer and 16 px cells as in spec §9; the dark theme keeps the relation.
      Table: {
        headerBg,
        headerSortActiveBg: headerBg,
        headerSortHoverBg: dark ? '#4a3f1c' : '#ffefb0',
        bodySortBg: 'transparent',
        headerColor: dark ? '#ffffff' : '#000000',
        rowHoverBg: dark ? '#16202b' : '#F6FBFF',
        // antd's dark background of selected rows is a loud brown, on which red falls under 4.5:1.
        rowSelectedBg: dark ? '#272019' : '#fff8ef',
        rowSelectedHoverBg: dark ? '#2b221a' : '#fff3e3',
        cellFontSizeMD: 16,
        // The text of an empty table, which antd writes in the colour of disabled text: 1.7:1.
        colorTextDisabled: secondary,
      },
    },
  } satisfies ThemeConfig;
}
