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

/** Returns the class that holds a theme's variables, named as antd's own. The document has it, so that every rule can use them. */
function themeClass(appearance: Appearance, motion: boolean, { base }: Accent): string {
  return ['css-var-portal', appearance, motion ? 'motion' : 'still', base.slice(1)].join('-');
}

const shape: ThemeConfig['token'] = {
  colorPrimary: brand.color,
  borderRadius: 8,
  fontSize: 14,
  controlHeight: 36,
  // antd makes a loading button 65 % opaque, and its text is then too pale to read.
  opacityLoading: 1,
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif",
};

/** Only where motion is allowed: these would override antd's own `motion: false`. */
const DURATIONS: ThemeConfig['token'] = {
  motionDurationFast: '0.08s',
  motionDurationMid: '0.12s',
  motionDurationSlow: '0.18s',
};

/**
 * Tables as in spec §9: header background and colour, row hover, 16 px cells; the dark theme keeps the relation. antd writes
 * the text of an empty table in the colour of disabled text, which has 1.7:1; here this colour is readable. Its dark background of
 * selected rows is a loud brown, on which red falls under 4.5:1.
 */
const table = {
  light: {
    headerBg: '#fff5cd',
    headerSortActiveBg: '#fff5cd',
    headerSortHoverBg: '#ffefb0',
    bodySortBg: 'transparent',
    headerColor: '#000000',
    rowHoverBg: '#F6FBFF',
    rowSelectedBg: '#fff8ef',
    rowSelectedHoverBg: '#fff3e3',
    cellFontSize: 16,
    cellFontSizeMD: 16,
    colorTextDisabled: '#57534e',
  },
  dark: {
    headerBg: '#3a3116',
    headerSortActiveBg: '#3a3116',
    headerSortHoverBg: '#4a3f1c',
    bodySortBg: 'transparent',
    headerColor: '#ffffff',
    rowHoverBg: '#16202b',
    rowSelectedBg: '#272019',
    rowSelectedHoverBg: '#2b221a',
    cellFontSize: 16,
    cellFontSizeMD: 16,
    colorTextDisabled: '#c4c1bd',
  },
};

interface Colors {
  /** The colour of navigation, links and focus: `colorPrimary` of config/settings.ts. */
  readonly accent: string;
  readonly link: string;
  readonly text: string;
  readonly soft: string;
  readonly track: string;
  /** The background of the chosen segment. */
  readonly chosen: string;
  /** The colour of text on red. */
  readonly onDanger: string;
}

function components({
  accent,
  link,
  text,
  soft,
  track,
  chosen,
  onDanger,
}: Colors): ThemeConfig['components'] {
  const focus = {
    activeBorderColor: accent,
    hoverBorderColor: accent,
    activeShadow: `0 0 0 2px ${accent}66`,
  };
  return {
    Button: {
      primaryColor: brand.onColor,
      dangerColor: onDanger,
      primaryShadow: 'none',
      defaultShadow: 'none',
      defaultHoverColor: link,
      defaultHoverBorderColor: accent,
      defaultActiveColor: link,
      defaultActiveBorderColor: accent,
      fontWeight: 500,
    },
    Input: focus,
    InputNumber: { ...focus, handleHoverColor: link },
    Select: {
      activeBorderColor: accent,
      hoverBorderColor: accent,
      activeOutlineColor: `${accent}66`,
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
    Menu: {
      itemSelectedColor: text,
      subMenuItemSelectedColor: text,
      itemBorderRadius: 8,
      activeBarBorderWidth: 0,
    },
    Pagination: { itemActiveColor: text, itemActiveColorHover: text },
    // The brand's colour is too light for a mark on white: 1.9:1.
    Radio: { colorPrimary: accent, colorPrimaryHover: accent, colorPrimaryActive: accent },
    Segmented: { trackBg: track, itemSelectedBg: chosen },
    Layout: { siderBg: 'transparent', headerBg: 'transparent', bodyBg: 'transparent' },
  };
}

export type Appearance = 'light' | 'dark';

/** antd derives the backgrounds of notes from the colours of their texts, which are so dark in light mode that they would be grey. */
const NOTE_BACKGROUNDS = { colorSuccessBg: '#f6ffed', colorWarningBg: '#fff7e6' };

/** antd's own red under the pointer has 4.35:1 on a row under the pointer. */
const HOVERED_RED = { colorErrorHover: '#d9222f', colorErrorTextHover: '#d9222f' };

/** Returns the theme of an appearance, with or without motion; the caller adds antd's algorithm for light or dark. */
export function themeOf(appearance: Appearance, motion: boolean, accent = BLUE) {
  const dark = appearance === 'dark';
  const link = dark ? accent.onDark : accent.onLight;
  const text = dark ? '#f5f5f4' : '#1c1917';
  const soft = dark ? '#a8a29e' : '#66605b';
  return {
    // The build made antd's stylesheets (config/plugins/antdSheets.ts).
    zeroRuntime: process.env.NODE_ENV === 'production',
    cssVar: { key: themeClass(appearance, motion, accent) },
    token: {
      ...shape,
      ...(motion ? DURATIONS : {}),
      motion,
      colorInfo: accent.base,
      // The focus ring: antd takes a tint of the brand's colour, which has 1.1:1 on white.
      colorPrimaryBorder: dark ? link : accent.base,
      colorLink: link,
      colorLinkHover: link,
      linkHoverDecoration: 'underline',
      colorLinkActive: link,
      colorBgLayout: dark ? '#101010' : brand.background,
      colorBgContainer: dark ? '#181818' : '#ffffff',
      colorBgElevated: dark ? '#1f1f1f' : '#ffffff',
      colorTextBase: text,
      // antd's own secondary greys fall under 4.5:1 on tinted backgrounds.
      colorTextSecondary: dark ? '#c4c1bd' : '#57534e',
      colorTextTertiary: soft,
      colorTextDescription: soft,
      colorTextPlaceholder: dark ? '#9b958f' : '#736d67',
      colorError: dark ? '#ff7875' : '#cf1322',
      colorSuccess: dark ? '#73d13d' : '#237804',
      colorWarning: dark ? '#ffc53d' : '#ad4e00',
      colorBorder: dark ? '#3f3f3c' : '#d6d3d1',
      colorBorderSecondary: dark ? '#2a2a28' : '#e7e5e4',
      ...(dark ? {} : { ...NOTE_BACKGROUNDS, ...HOVERED_RED }),
    },
    components: {
      ...components({
        accent: accent.base,
        link,
        text,
        soft,
        track: dark ? '#262624' : '#f0eeec',
        chosen: dark ? '#454541' : '#ffffff',
        // The red of the dark theme is too light for white text: 3.6:1.
        onDanger: dark ? '#2b0807' : '#ffffff',
      }),
      Table: table[appearance],
    },
  } satisfies ThemeConfig;
}
