import type { ChartData } from './chartData';
import { followLegend } from './legend';

const DATA: ChartData = {
  labels: ['1'],
  titles: ['1'],
  series: [
    { name: 'main', values: [1] },
    { name: 'sub', values: [2] },
  ],
  previousPeriod: { name: 'Before', values: [3] },
  spikes: [],
  spikeWhy: '',
  unit: 'MB',
};
const change = (name: string, hidden: readonly string[]) => ({
  name,
  selected: Object.fromEntries(
    ['main', 'sub', 'Before'].map((one) => [one, !hidden.includes(one)]),
  ),
});

const lineAfter = (name: string, hidden: readonly string[]) =>
  followLegend(DATA, change(name, hidden)).Before;

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
    const { previousPeriod: _, ...without } = DATA;
    const { selected, ...click } = change('sub', ['sub']);
    expect(followLegend(without, { ...click, selected })).toBe(selected);
  });
});
