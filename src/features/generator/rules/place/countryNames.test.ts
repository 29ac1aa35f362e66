import { countryName } from '@/lib/country';
import { normalizeForSearch, searchNames } from '@/lib/text/search';
import { countryNames } from './countryNames';

const CODES = 'AE BR CA CH CN DE ES FR GB JP KP KR MO NE NG NL US VN ZA'.split(' ');
const NAMED = CODES.map((countryCode) => {
  const name = countryName(countryCode, 'en-US', countryCode);
  const country = { countryCode, country: name, continent: '', ips: 1, name };
  return { countryCode, names: countryNames(country).map(normalizeForSearch) };
});

it.each([
  ['ger', 'DE'],
  ['us', 'US'],
  ['usa', 'US'],
  ['uk', 'GB'],
  ['america', 'US'],
  ['голландия', 'NL'],
  ['герм', 'DE'],
  ['niger', 'NE'],
  ['macau', 'MO'],
  ['viet nam', 'VN'],
  ['united states of america', 'US'],
  ['swiss', 'CH'],
  ['deutschland', 'DE'],
  ['espana', 'ES'],
  ['中国', 'CN'],
  ['южная африка', 'ZA'],
  ['объединенные арабские', 'AE'],
])('%s finds %s first', (query, code) => {
  expect(searchNames(query, NAMED)[0]?.countryCode).toBe(code);
});
