import {
  deletePreset,
  nameProblem,
  type Presets,
  presetOfQuery,
  readLastQuery,
  readPresets,
  renamePreset,
  savePreset,
  toggleDefault,
} from './presets';

const NONE: Presets = { list: [], defaultName: null };
const DE = 'country=DE&rotation=sticky';
const TWO = savePreset(savePreset(NONE, 'Shop', DE), 'Ads', 'country=US');
const names = ({ list }: Presets) => list.map(({ name }) => name);

it('saves under a name; the same name again replaces the settings', () => {
  expect(TWO.list).toEqual([
    { name: 'Shop', query: DE },
    { name: 'Ads', query: 'country=US' },
  ]);
  expect(savePreset(TWO, 'Shop', 'format=json').list).toEqual([
    { name: 'Shop', query: 'format=json' },
    { name: 'Ads', query: 'country=US' },
  ]);
});

it('the default preset stays the default when it is renamed, and there is none once it is deleted', () => {
  const chosen = toggleDefault(TWO, 'Shop');
  expect(renamePreset(chosen, 'Shop', 'Store')).toEqual({
    list: [{ name: 'Store', query: DE }, TWO.list[1]],
    defaultName: 'Store',
  });
  expect(renamePreset(chosen, 'Ads', 'More').defaultName).toBe('Shop');
  expect(deletePreset(chosen, 'Shop')).toEqual({ list: [TWO.list[1]], defaultName: null });
  expect(toggleDefault(chosen, 'Shop').defaultName).toBeNull();
});

it.each([
  ['', null, 'empty'],
  ['   ', null, 'empty'],
  ['shop', null, 'taken'],
  [' SHOP ', 'Ads', 'taken'],
  ['shop', 'Shop', null],
  ['Магазин', null, null],
] as const)('the name %j (renaming %j): %j', (name, own, problem) => {
  expect(nameProblem(TWO, name, own)).toBe(problem);
});

describe('reading what is stored', () => {
  it('gives back what was saved', () => {
    const saved = toggleDefault(TWO, 'Ads');
    expect(readPresets(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  const unreadable = { list: [null, 1, { name: 1, query: '' }, { name: '' }] };
  it.each([null, 'x', { list: 'x' }, unreadable])('%j is nothing', (stored) => {
    expect(readPresets(stored)).toEqual(NONE);
  });

  it('leaves out doubles, a default that is gone, and whatever is no setting: a secret above all', () => {
    const stored = {
      list: [
        { name: 'Shop', query: `${DE}&password=hunter2&token=abc` },
        { name: 'shop', query: '' },
      ],
      defaultName: 'Gone',
    };
    expect(readPresets(stored)).toEqual({ list: [{ name: 'Shop', query: DE }], defaultName: null });
    expect(readLastQuery('country=DE&password=hunter2')).toBe('country=DE');
    expect(readLastQuery({ country: 'DE' })).toBe('');
  });
});

it('a preset is found by its settings, the default one first', () => {
  const same = savePreset(TWO, 'Shop 2', DE);
  expect(presetOfQuery(same, DE)?.name).toBe('Shop');
  expect(presetOfQuery(toggleDefault(same, 'Shop 2'), DE)?.name).toBe('Shop 2');
  expect(presetOfQuery(same, 'country=FR')).toBeNull();
  expect(names(same)).toEqual(['Shop', 'Ads', 'Shop 2']);
});
