import type { GlobalToken } from 'antd';

/**
 * antd's colours for series: the brand's first, then colours that can be told apart and have 3:1 to a card and to the rail of a
 * bar, in light and dark. The patterns tell the series apart without colour, too.
 */
const SERIES_TOKENS = [
  'colorPrimary',
  'blue-7',
  'cyan-7',
  'purple-8',
  'magenta-7',
  'lime-8',
  'geekblue-8',
  'gold-8',
  'colorTextTertiary',
] as const satisfies readonly (keyof GlobalToken)[];

/** Returns the colour of each series, in the order of the chart; the ninth stands for "the others". */
export function seriesColors(token: GlobalToken): string[] {
  return SERIES_TOKENS.map((name) => token[name]);
}
