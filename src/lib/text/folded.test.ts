import fc from 'fast-check';
import { ANY_CHARACTER } from '../../../tests/support/anyCharacter';
import { folded } from './folded';

describe('a text as it is searched', () => {
  it.each([
    ['Saint-Étienne', 'saint-etienne'],
    ['São Paulo', 'sao paulo'],
    ['Кот-д’Ивуар', "кот-д'ивуар"],
    ['Орёл', 'орел'],
    // As a Mac's file names have it: the letter and its accent are two signs.
    ['E\u0301tienne', 'etienne'],
    ['straße', 'straße'],
  ])('%s is %s', (text, expected) => {
    expect(folded(text)).toBe(expected);
  });

  it('has its letters in the same places, so that what was found can be marked', () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => {
        expect(folded(text)).toHaveLength(text.normalize('NFC').length);
      }),
    );
  });
});
