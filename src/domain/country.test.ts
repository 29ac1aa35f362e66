import { countryName, flagEmoji } from './country';

describe('a country', () => {
  it.each([
    ['US', '🇺🇸'],
    ['de', '🇩🇪'],
    ['', ''],
    ['USA', ''],
    ['1A', ''],
    ['ÄÖ', ''],
  ])('%p has the flag %p', (code, flag) => {
    expect(flagEmoji(code)).toBe(flag);
  });

  it.each([
    ['DE', 'en-US', 'Germany'],
    ['de', 'ru-RU', 'Германия'],
    ['QX', 'en-US', 'Somewhere'],
    ['nonsense', 'en-US', 'Somewhere'],
  ])('%s in %s is called %s', (code, locale, name) => {
    expect(countryName(code, locale, 'Somewhere')).toBe(name);
  });
});
