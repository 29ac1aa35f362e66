import { hasInvisible, removeInvisible } from './invisible';

it.each([
  ['zero width space', '\u200b'],
  ['zero width joiner', '\u200d'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left override', '\u202e'],
  ['first strong isolate', '\u2068'],
  ['Arabic letter mark', '\u061c'],
  ['byte order mark', '\ufeff'],
  ['soft hyphen', '\u00ad'],
  ['word joiner', '\u2060'],
  ['variation selector', '\ufe0f'],
  ['tag', '\u{e0041}'],
])('a %s is removed, wherever it stands', (_, sign) => {
  const text = `${sign}198.51.${sign}${sign}100.7${sign}`;
  expect(hasInvisible(text)).toBe(true);
  expect(removeInvisible(text)).toBe('198.51.100.7');
});

it.each(['', 'a b', '1\u00a0000,50', 'Ёлка', 'é', '٢٠', '日本', '\t\n'])('%p stays', (text) => {
  expect(hasInvisible(text)).toBe(false);
  expect(removeInvisible(text)).toBe(text);
});
