/** The brand first, then colours that stay apart in light and dark; drawn with decals they stay apart without colour too. */
export const SERIES_COLORS = [
  '#faac6a',
  '#1677ff',
  '#13a8a8',
  '#9254de',
  '#c41d7f',
  '#7cb305',
  '#597ef7',
  '#d48806',
  '#8c8c8c',
] as const;
