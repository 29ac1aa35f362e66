import { findBlockedCharacters, isBlockedKey, parseWholeNumber } from './numberInput';

describe('a number input', () => {
  it.each(['+', '-', '*', '/', 'e', 'E'])('blocks %s', (key) => {
    expect(isBlockedKey(key)).toBe(true);
  });

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
  ['0', 0],
  ['0042', 42],
  ['1000000', 1_000_000],
  ['', null],
  [' 5', null],
  ['-5', null],
  ['1.5', null],
  ['1e3', null],
  ['٣', null],
])('the text %p is the whole number %p', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});
