import { findBlockedCharacters, isBlockedKey, parseWholeNumber } from './numberInput';

describe('a number input', () => {
  it.each(['+', '-', '*', '/', 'e', 'E', '－', '−', '–', '＋', '½', '²', '①', 'Ⅷ', '🄀'])(
    'blocks %s',
    (key) => {
      expect(isBlockedKey(key)).toBe(true);
    },
  );

  it.each(['0', '9', '.', ',', 'Enter', 'Backspace', 'Delete', 'Tab', 'ArrowLeft', 'End', ''])(
    'lets %p through',
    (key) => {
      expect(isBlockedKey(key)).toBe(false);
    },
  );

  it.each([
    ['20-30', ['-']],
    ['-1e3+2*3/4', ['-', 'e', '+', '*', '/']],
    ['1--2', ['-']],
    ['1,000.50', []],
    ['$ 20', []],
    ['', []],
  ])('finds in %p: %p', (text, signs) => {
    expect(findBlockedCharacters(text)).toEqual(signs);
  });
});

it.each([
  ['0042', 42],
  ['', null],
  [' 5', 5],
  ['-5', null],
  ['1.5', null],
  ['1e3', null],
  ['1,000,000', 1_000_000],
  ['0,500', null],
])('the text %p is the whole number %p', (text, number) => {
  expect(parseWholeNumber(text, 'en-US')).toBe(number);
});
