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

describe('followLegend', () => {
  it('hides the previous period with the first account, and shows it again with the last', () => {
    expect(followLegend(DATA, change('sub', ['sub']))).toEqual({
      type: 'legendUnSelect',
      name: 'Before',
    });
    expect(followLegend(DATA, change('sub', ['main', 'Before']))?.type).toBe('legendUnSelect');
    expect(followLegend(DATA, change('main', ['Before']))?.type).toBe('legendSelect');
  });

  it('leaves the line to the customer who clicks its own name', () => {
    expect(followLegend(DATA, change('Before', ['Before']))).toBeNull();
  });

  it('does nothing without a previous period', () => {
    const { previousPeriod: _, ...without } = DATA;
    expect(followLegend(without, change('sub', ['sub']))).toBeNull();
  });
});
