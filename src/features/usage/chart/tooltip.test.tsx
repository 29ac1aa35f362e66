import { t } from '../../../../tests/support/texts';
import type { ChartData } from './chartData';
import { tooltipRows } from './tooltip';

const WORDS = { t, amount: (value: number) => `${value} MB`, canOpenBars: false };
const DATA: ChartData = {
  labels: ['01:00', '02:00'],
  titles: ['Nov 21, 01:00 UTC', 'Nov 21, 02:00 UTC'],
  series: [
    { name: 'main', values: [1, 9] },
    { name: '<b>sub</b>', isVerbatim: true, values: [0, 2] },
  ],
  previousPeriod: { name: 'Previous period', values: [3, 4] },
  spikes: [1],
  spikeWhy: 'Unusually high: the average is 6 MB',
  unit: 'MB',
};

const BARS = [0, 1].map((seriesIndex) => ({ seriesIndex, seriesType: 'bar', color: '#faac6a' }));
const MARK = { seriesIndex: 2, seriesType: 'bar', color: '#cf1322' };
const LINE = { seriesIndex: 3, seriesType: 'line', color: '#57534e' };

const rowsAt = (dataIndex: number, params: readonly (typeof LINE)[]) =>
  tooltipRows(
    DATA,
    params.map((param) => ({ ...param, dataIndex })),
    WORDS,
  );
const textsAt = (...args: Parameters<typeof rowsAt>) =>
  rowsAt(...args).map((row) => row.textContent);

describe('the tooltip of a chart', () => {
  it('says the time, each part, their total, the previous period and what stands out', () => {
    expect(textsAt(1, [...BARS, MARK, LINE])).toEqual([
      'Nov 21, 02:00 UTC',
      'main: 9 MB',
      '<b>sub</b>: 2 MB',
      `${t('usage.total')}: 11 MB`,
      'Previous period: 4 MB',
      'Unusually high: the average is 6 MB',
    ]);
  });

  it('leaves out parts without traffic, and a total of one part', () => {
    expect(textsAt(0, [...BARS, MARK, LINE])).toEqual([
      'Nov 21, 01:00 UTC',
      'main: 1 MB',
      'Previous period: 3 MB',
    ]);
  });

  it('lets no browser translate a username', () => {
    const kept = rowsAt(1, BARS).filter(({ translate }) => translate === false);
    expect(kept.map((row) => row.textContent)).toEqual(['<b>sub</b>: 2 MB']);
  });

  it('tells only of what the legend has left in sight', () => {
    expect(textsAt(0, BARS.slice(1))).toEqual(['Nov 21, 01:00 UTC', '<b>sub</b>: 0 MB']);
  });

  it('ends with the way to see more where there is one, and a bar to click', () => {
    const lastAt = (param: typeof LINE) =>
      tooltipRows(DATA, [{ ...param, dataIndex: 0 }], { ...WORDS, canOpenBars: true }).at(-1)
        ?.textContent;
    expect(BARS.map(lastAt)).toEqual([t('usage.openBar'), '<b>sub</b>: 0 MB']);
  });
});
