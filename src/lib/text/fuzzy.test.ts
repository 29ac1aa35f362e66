import fc from 'fast-check';
import { ANY_CHARACTER } from '../../../tests/support/anyCharacter';
import { fuzzyRank, fuzzyScore } from './fuzzy';

const pages = [
  'Dashboard',
  'New order',
  'Residential proxies',
  'Sub-accounts',
  'Whitelist',
  'Usage',
];
const russian = [
  'Панель управления',
  'Новый заказ',
  'Резидентные прокси',
  'Белый список',
  'Расчёты',
];
const rank = (query: string, items: readonly string[]) => fuzzyRank(query, items, (item) => [item]);

describe('the palette', () => {
  it.each([
    ['dash', 'Dashboard'],
    ['DSH', 'Dashboard'],
    ['order', 'New order'],
    ['no', 'New order'],
    ['order new', 'New order'],
    ['prox', 'Residential proxies'],
    ['sub', 'Sub-accounts'],
    ['acc', 'Sub-accounts'],
    ['us', 'Usage'],
  ])('finds for %p first %s', (query, page) => {
    expect(rank(query, pages)[0]).toBe(page);
  });

  it.each([
    ['заказ', 'Новый заказ'],
    ['НОВ', 'Новый заказ'],
    ['бс', 'Белый список'],
    ['прокси', 'Резидентные прокси'],
    ['расчеты', 'Расчёты'],
    ['новыи', 'Новый заказ'],
  ])('finds in Russian for %p first %s', (query, page) => {
    expect(rank(query, russian)[0]).toBe(page);
  });

  it('finds nothing for what is nowhere and everything, in order, for nothing', () => {
    expect(rank('xyz', pages)).toEqual([]);
    expect(rank('  ', pages)).toEqual(pages);
    expect(rank('', [])).toEqual([]);
  });

  it('takes an item by its best text', () => {
    const items = [{ name: 'Recharge', also: ['top up'] }];
    expect(fuzzyRank('top', items, ({ name, also }) => [name, ...also])).toEqual(items);
  });

  it('finds every text by itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 50 }), (text) => {
        expect(fuzzyScore(text, text)).not.toBeNull();
      }),
    );
  });

  it('takes pattern signs as they are and is quick with hostile text', () => {
    expect(fuzzyScore('.*', 'anything')).toBeNull();
    expect(fuzzyScore('a'.repeat(100_000), 'a'.repeat(100_000))).not.toBeNull();
    expect(fuzzyScore('aaaaaaaaab', 'a'.repeat(100_000))).toBeNull();
  });
});
