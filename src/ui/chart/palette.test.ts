import { theme } from 'antd';
import { themeOf } from '../../../config/theme';
import { seriesColors } from './palette';

/** WCAG 1.4.11 asks this contrast of what is not text. */
const ENOUGH = 3;
/** Solid colours as #rrggbb. */
const CHANNELS = [1, 3, 5];

function light(color: string): number {
  const [red = 0, green = 0, blue = 0] = CHANNELS.map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
}

const contrast = (a: string, b: string) =>
  Math.max(light(a), light(b)) / Math.min(light(a), light(b));

/** Lays a translucent colour, "rgba(r,g,b,a)", over a solid one. */
function over(color: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const mixed = [red, green, blue].map((value, index) => {
    const at = CHANNELS[index] ?? 1;
    const under = Number.parseInt(ground.slice(at, at + 2), 16);
    return Math.round(value * alpha + under * (1 - alpha));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function colorsIn(appearance: 'light' | 'dark') {
  const token = theme.getDesignToken({
    ...themeOf(appearance, false),
    algorithm: appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  });
  const card = token.colorBgContainer;
  return { colors: seriesColors(token), card, rail: over(token.colorFillSecondary, card) };
}

// In the light the brand's own colour has less.
it.each([
  ['dark', 0],
  ['light', 1],
] as const)('in the %s, series after %d stand out from cards and rails', (appearance, skipped) => {
  const { colors, card, rail } = colorsIn(appearance);
  for (const color of colors.slice(skipped)) {
    expect([color, contrast(color, card) >= ENOUGH]).toEqual([color, true]);
    expect([color, contrast(color, rail) >= ENOUGH]).toEqual([color, true]);
  }
});
