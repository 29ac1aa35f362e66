import { theme } from 'antd';
import { init, setPlatformAPI } from 'echarts';
import { t } from '../../../../tests/support/texts';
import type { ChartData } from './chartData';
import { type ChartStyle, chartOption, followLegend, type ShownNames } from './chartOption';

const STYLE: ChartStyle = {
  t,
  locale: 'en-US',
  token: theme.getDesignToken(),
  canOpenBars: false,
  isPhone: false,
  selected: {},
};
const DATA: ChartData = {
  labels: ['01:00', '02:00'],
  titles: ['Nov 21, 01:00 UTC', 'Nov 21, 02:00 UTC'],
  series: [{ name: 'main', values: [1, 9] }],
  spikes: [],
  spikeWhy: 'Unusually high: the average is 5 MB',
  unit: 'MB',
};

/** Of the drawing, and half of a line of text, in px. */
const HEIGHT = 260;
const HALF_LINE = 7;
/** The width of a letter, in px; and a date in the drawing, with its middle. */
const LETTER = 6;
const DRAWN_DATE = /<text[^>]*translate\((\S+) \S+\)"[^>]*>([^<]*нояб\.)</g;

/** The parts of echarts' option that the tests read. */
interface Read {
  readonly legend: {
    readonly show: boolean;
    readonly selected: ShownNames;
    readonly data: readonly { readonly name: string }[];
  };
  readonly xAxis: { readonly inverse: boolean };
  readonly yAxis: { readonly position: string };
  readonly series: readonly {
    readonly type: string;
    readonly name: string;
    readonly data: readonly (number | null)[];
    readonly cursor?: string;
  }[];
}
const read = (data: Partial<ChartData>, style: Partial<ChartStyle> = {}) =>
  chartOption({ ...DATA, ...data }, { ...STYLE, ...style }) as unknown as Read;

/** Draws a chart, and returns its picture. */
function svgOf(data: Partial<ChartData>, width: number, style: Partial<ChartStyle> = {}): string {
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width, height: HEIGHT });
  drawing.setOption(chartOption({ ...DATA, ...data }, { ...STYLE, ...style }));
  const picture = drawing.renderToSVGString();
  drawing.dispose();
  return picture;
}

describe('what echarts draws', () => {
  it('is bars alone, without a legend, for one account', () => {
    const { legend, series } = read({});
    expect(legend.show).toBe(false);
    expect(series.map(({ type, data }) => [type, data])).toEqual([['bar', [1, 9]]]);
  });

  it.each([
    ['two accounts', { series: [...DATA.series, { name: 'sub', values: [2, 2] }] }],
    ['a previous period', { previousPeriod: { name: 'Previous period', values: [3, 4] } }],
    ['a bar that stands out', { spikes: [1] }],
  ])('has a legend for %s', (_, data) => {
    expect(read(data).legend.show).toBe(true);
  });

  it('names the marks first: of many names only the first are in sight', () => {
    const previousPeriod = { name: 'Previous period', values: [3, 4] };
    const { legend } = read({ previousPeriod, spikes: [1] });
    expect(legend.data.map(({ name }) => name)).toEqual([
      previousPeriod.name,
      t('usage.spike'),
      'main',
    ]);
  });

  it('keeps hidden what the customer has hidden by the legend', () => {
    const data = { series: [...DATA.series, { name: 'sub', values: [2, 2] }] };
    const selected = { sub: false };
    expect(read(data, { selected }).legend.selected).toEqual(selected);
  });

  it.each([3, 10])('leaves room on a phone for bars beside the names of %d accounts', (count) => {
    setPlatformAPI({ measureText: (text) => ({ width: text.length * LETTER }) });
    const series = Array.from({ length: count }, (_, index) => ({
      name: `marketresearchberlin${index}`,
      values: [1, 9],
    }));
    const picture = svgOf({ series }, 286, { isPhone: true });
    const texts = picture.matchAll(/<text[^>]*translate\(\S+ (\S+)\)"[^>]*>([^<]*)</g);
    const places = [...texts].map(([, y, text = '']) => ({ y: Number(y), text }));
    const axis = places.filter(({ text }) => /^\d+$/.test(text)).map(({ y }) => y);
    expect(Math.max(...axis) - Math.min(...axis)).toBeGreaterThan(HEIGHT / 4);
    const date = places.find(({ text }) => text === '01:00')?.y ?? Number.NaN;
    const names = places.filter(({ text }) => text.startsWith('market')).map(({ y }) => y);
    expect(Math.min(...names) - date).toBeGreaterThanOrEqual(2 * HALF_LINE);
  });

  it.each([30, 29, 23, 7])('cuts no date of %d days, at any width', (days) => {
    const dates = Array.from({ length: days }, (_, index) => `${index + 1} нояб.`);
    setPlatformAPI({ measureText: (text) => ({ width: text.length * LETTER }) });
    const data = { labels: dates, series: [{ name: 'main', values: dates.map(() => 1) }] };
    const cut: string[] = [];
    for (let width = 240; width <= 1600; width += 20) {
      for (const [, x, text = ''] of svgOf(data, width).matchAll(DRAWN_DATE)) {
        const half = (text.length * LETTER) / 2;
        if (Number(x) + half > width + 1 || Number(x) - half < -1) cut.push(`${text} at ${width}`);
      }
    }
    expect(cut).toEqual([]);
  });

  it('keeps its labels inside, also where the font draws Chinese signs narrow', () => {
    setPlatformAPI({ measureText: (text) => ({ width: text === '国' ? 4 : text.length * 7 }) });
    const texts = /<text[^>]*?(?: y="(\S+)")? transform="translate\(\S+ (\S+)\)"/g;
    const middles = [...svgOf({}, 360).matchAll(texts)].map(
      ([, shift = 0, y]) => Number(shift) + Number(y),
    );
    expect(middles.length).toBeGreaterThan(5);
    expect(Math.min(...middles)).toBeGreaterThanOrEqual(HALF_LINE);
    expect(Math.max(...middles)).toBeLessThanOrEqual(HEIGHT - HALF_LINE);
  });

  it('has no two labels alike for a few bytes', () => {
    const picture = svgOf({ series: [{ name: 'main', values: [0, 0.004] }] }, 360);
    const labels = [...picture.matchAll(/>(0[.\d]*)</g)].map(([, text]) => text);
    expect(labels).toEqual(['0', '0.01']);
  });

  it('is a line for the previous period only', () => {
    const { series } = read({
      previousPeriod: { name: 'Previous period', values: [3, 4] },
      spikes: [1],
    });
    expect(series.map(({ type, name, data }) => [type, name, data])).toEqual([
      ['bar', 'main', [1, 9]],
      ['bar', t('usage.spike'), [null, 0]],
      ['line', 'Previous period', [3, 4]],
    ]);
  });

  it('has the pointer of a link only where a bar opens something', () => {
    const cursorOf = (canOpenBars: boolean) => read({}, { canOpenBars }).series[0]?.cursor;
    expect([cursorOf(false), cursorOf(true)]).toEqual(['default', 'pointer']);
  });

  it('runs from right to left where the language does', () => {
    expect(read({}).xAxis.inverse).toBe(false);
    const { xAxis, yAxis } = read({}, { locale: 'ar-EG' });
    expect([xAxis.inverse, yAxis.position]).toEqual([true, 'right']);
  });
});

const COMPARED: ChartData = {
  ...DATA,
  series: [...DATA.series, { name: 'sub', values: [2, 2] }],
  previousPeriod: { name: 'Before', values: [3, 4] },
};
const change = (name: string, hidden: readonly string[]) => ({
  name,
  selected: Object.fromEntries(
    ['main', 'sub', 'Before'].map((one) => [one, !hidden.includes(one)]),
  ),
});

const lineAfter = (name: string, hidden: readonly string[]) =>
  followLegend(COMPARED, change(name, hidden)).Before;

describe('followLegend', () => {
  it('hides the previous period with the first account, and shows it again with the last', () => {
    expect(lineAfter('sub', ['sub'])).toBe(false);
    expect(lineAfter('sub', ['main', 'Before'])).toBe(false);
    expect(lineAfter('main', ['Before'])).toBe(true);
  });

  it('leaves the line to the customer who clicks its own name', () => {
    expect(lineAfter('Before', ['Before'])).toBe(false);
    expect(lineAfter('Before', ['sub'])).toBe(true);
  });

  it('changes nothing without a previous period', () => {
    const { previousPeriod: _, ...without } = COMPARED;
    const { selected, ...click } = change('sub', ['sub']);
    expect(followLegend(without, { ...click, selected })).toBe(selected);
  });
});
