import { isAscii } from './literals';

it.each([
  ['pa55-word ~!"', true],
  ['', true],
  ['pässword', false],
  ['пароль', false],
  ['key🔑', false],
  ['two\nlines', false],
])('%j is of ASCII alone: %p', (text, expected) => {
  expect(isAscii(text)).toBe(expected);
});
