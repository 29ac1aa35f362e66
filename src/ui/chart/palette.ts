import type { GlobalToken } from 'antd';

/**
 * antd's colours for series: the brand's first, then colours that can be told apart in light and dark. The patterns tell the
 * series apart without colour, too.
 */
const SERIES_TOKENS = [
  'colorPrimary',
  'blue-6',
  'cyan-6',
  'purple-5',
  'magenta-7',
  'lime-7',
  'geekblue-5',
  'gold-7',
  'colorTextQuaternary',
] as const satisfies readonly (keyof GlobalToken)[];

/** Returns the colour of each series, in the order of the chart; the ninth stands for "the others". */
export function seriesColors(token: GlobalToken): string[] {
  return SERIES_TOKENS.map((name) => token[name]);
}
