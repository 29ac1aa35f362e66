import { countryName } from './country';

it.each([
  ['DE', 'en-US', 'Germany'],
  ['de', 'ru-RU', 'Германия'],
  ['QX', 'en-US', 'Somewhere'],
  ['nonsense', 'en-US', 'Somewhere'],
])('the country %s in %s is called %s', (code, locale, name) => {
  expect(countryName(code, locale, 'Somewhere')).toBe(name);
});
