import fc from 'fast-check';
import { foundPieces, searchTexts, searchWords } from './textSearch';

const TEXTS = [
  { id: 'gb', title: 'How much is a GB?', body: '1024 MB; traffic in both directions counts.' },
  { id: 'traffic', title: 'When does traffic expire?', body: 'With its order.' },
  { id: '407', title: 'Прокси отвечает 407', body: 'Проверьте пароль и учётную запись.' },
];
const found = (query: string) => searchTexts(query, TEXTS).items.map(({ id }) => id);

describe('a search in texts', () => {
  it.each([
    ['traffic', ['traffic', 'gb'], 'titles first'],
    ['TRAFFIC counts', ['gb'], 'every word, in any case'],
    ['expires', ['traffic'], 'another ending'],
    ['пароля', ['407'], 'another ending in Russian'],
    ['учетную', ['407'], 'without accents'],
    ['40', ['407'], 'a part of a number'],
    ['4071', [], 'a number has no endings'],
    ['captcha', [], 'nothing'],
    ['  ', [], 'an empty query'],
  ])('%p finds %p: %s', (query, ids) => expect(found(query)).toEqual(ids));

  it('has each word once, and not too many', () => {
    expect(searchWords('«Traffic», traffic?')).toEqual(['traffic']);
    expect(searchWords(Array.from({ length: 50 }, (_, n) => `w${n}`).join(' '))).toHaveLength(8);
  });

  it('marks what it found', () => {
    const pieces = foundPieces('Учётная запись: учёт', ['учет']);
    expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual([
      'Учёт',
      'учёт',
    ]);
  });

  it('keeps every letter of a marked text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ maxLength: 3 })),
        (text, words) => {
          expect(
            foundPieces(text, words)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});
