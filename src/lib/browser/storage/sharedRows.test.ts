import type { TabChannel } from '../tabs/tabChannel';
import type { CustomerRow, CustomerRows } from './customerRows';
import { createSharedRows } from './sharedRows';

const row = (id: string): CustomerRow => ({ userId: 'c1', id });

/** Two tabs of a browser over the same rows. */
function browser() {
  let stored: readonly CustomerRow[] = [];
  const heard: ((userId: string) => void)[] = [];
  const rows: CustomerRows<CustomerRow> = {
    read: async () => stored,
    async change(_, by) {
      const { write = [], remove = [], result } = by(stored);
      stored = [...write, ...stored.filter(({ id }) => !remove.includes(id))];
      return { result, after: stored };
    },
  };
  const openTab = () => {
    const at = heard.length;
    const channel: TabChannel = {
      post(userId) {
        for (const [of, hear] of heard.entries()) if (of !== at) hear(userId);
      },
      listen(hear) {
        heard.push(hear);
      },
    };
    return createSharedRows(rows, channel);
  };
  return { one: openTab(), other: openTab() };
}
const write = (id: string) => () => ({ result: null, write: [row(id)] });

it('a change is shown here, and in a tab that has asked for the rows', async () => {
  const { one, other } = browser();
  await other.load('c1');
  await one.change('c1', write('a'));
  await Promise.resolve();
  expect([one.snapshot('c1'), other.snapshot('c1')]).toEqual([[row('a')], [row('a')]]);
});

it('a tab whose first reading is under way hears of a change as well', async () => {
  const { one, other } = browser();
  void other.load('c1');
  await one.change('c1', write('a'));
  await Promise.resolve();
  expect(other.snapshot('c1')).toEqual([row('a')]);
});

it('listeners are told the rows before and after, and nothing when nothing changed', async () => {
  const { one } = browser();
  const told = jest.fn();
  const stop = one.subscribe('c1', told);
  await one.load('c1');
  await one.change('c1', write('a'));
  const shown = one.snapshot('c1');
  await one.load('c1');
  await one.change('c1', () => ({ result: null }));
  expect(one.snapshot('c1')).toBe(shown);
  expect(told.mock.calls).toEqual([
    [[], []],
    [[], [row('a')]],
  ]);
  stop();
  await one.change('c1', () => ({ result: null, remove: ['a'] }));
  expect(told).toHaveBeenCalledTimes(2);
});
