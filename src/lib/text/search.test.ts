import { matchRank, normalizeForSearch, searchNames, searchTexts } from './search';

it.each([
  ['Saint-Étienne', 'saint-etienne'],
  ['São Paulo', 'sao paulo'],
  ['Кот-д’Ивуар', "кот-д'ивуар"],
  ['Орёл', 'орел'],
  // As a Mac's file names have it: the letter and its accent are two signs.
  ['E\u0301tienne', 'etienne'],
  ['straße', 'straße'],
])('%s is searched as %s', (text, expected) => {
  expect(normalizeForSearch(text)).toBe(expected);
});

const TEXTS = [
  { id: 'gb', title: 'How much is a GB?', body: '1024 MB; traffic in both directions counts.' },
  { id: 'traffic', title: 'When does traffic expire?', body: 'With its order.' },
  { id: '407', title: 'Прокси отвечает 407', body: 'Проверьте пароль и учётную запись.' },
];
const found = (query: string) => searchTexts(query, TEXTS).map(({ id }) => id);

it.each([
  ['traffic', ['traffic', 'gb'], 'titles first'],
  ['TRAFFIC counts', ['gb'], 'every word, in any case'],
  ['expires', ['traffic'], 'another ending'],
  ['пароля', ['407'], 'another ending in Russian'],
  ['учетную', ['407'], 'without accents'],
  ['40', ['407'], 'a part of a number'],
  ['4071', [], 'a number has no endings'],
  ['captcha', [], 'nothing'],
  ['how much is a gb mb both counts quux', ['gb'], 'no word after the eighth'],
  ['  ', [], 'an empty query'],
])('a search for %p finds %p: %s', (query, ids) => expect(found(query)).toEqual(ids));

it.each(['\ufeffniger\u200b', 'ni\u00adger', '\u2068Niger\u2069', ' niger\u2060 '])(
  '%j finds as it looks, without its invisible signs',
  (query) => {
    const niger = { names: ['niger'] };
    expect(searchNames(query, [niger])).toEqual([niger]);
    expect(searchTexts(query, [{ title: 'Niger', body: '' }])).toHaveLength(1);
  },
);

it.each([
  ['niger', ['ne', 'niger'], 0],
  ['niger', ['ng', 'nigeria'], 1],
  ['emirates', ['united arab emirates'], 2],
  ['emi', ['united arab emirates'], 2],
  ['mir', ['united arab emirates'], 3],
  ['us', ['australia', 'new us'], 2],
  ['xyz', ['australia'], null],
  ['', ['australia'], 1],
])('"%s" matches %j with rank %p', (query, names, rank) => {
  expect(matchRank(query, names)).toBe(rank);
});
