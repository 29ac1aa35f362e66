import {
  direction,
  forLocale,
  initialLocale,
  isSupportedLocale,
  LANGUAGE_NAMES,
  localeForLanguage,
} from './locale';

describe('the locale', () => {
  it.each([
    ['ru-RU', ['en-US'], 'ru-RU'],
    ['en-US', ['ru'], 'en-US'],
    [null, ['ru'], 'ru-RU'],
    [null, ['ru-BY', 'en'], 'ru-RU'],
    [null, ['de-DE', 'RU'], 'ru-RU'],
    [null, ['en-GB', 'ru'], 'en-US'],
    [null, ['de'], 'en-US'],
    [null, [], 'en-US'],
    ['de-DE', ['ru'], 'ru-RU'],
    ['', ['ru'], 'ru-RU'],
    ['__proto__', ['', '-', 'rus'], 'en-US'],
  ])('starts, stored %p and browser %p, as %s', (stored, browser, locale) => {
    expect(initialLocale(stored, browser)).toBe(locale);
  });

  it('knows what it speaks', () => {
    expect(isSupportedLocale('ru-RU')).toBe(true);
    expect(isSupportedLocale('ru')).toBe(false);
    expect(isSupportedLocale(undefined)).toBe(false);
    expect(localeForLanguage('ru_RU')).toBe('ru-RU');
    expect(localeForLanguage('fr')).toBeNull();
  });

  it('has English for a language that it does not speak', () => {
    expect(forLocale(LANGUAGE_NAMES, 'ru-RU')).toBe('Русский');
    expect(forLocale(LANGUAGE_NAMES, 'he-IL')).toBe('English');
    expect(forLocale(LANGUAGE_NAMES, '__proto__')).toBe('English');
  });

  it.each([
    ['he-IL', 'rtl'],
    ['ar', 'rtl'],
    ['AR-EG', 'rtl'],
    ['fa-IR', 'rtl'],
    ['ku', 'rtl'],
    ['en-US', 'ltr'],
    ['ru-RU', 'ltr'],
    ['hr', 'ltr'],
    ['', 'ltr'],
  ])('%p is written %s', (locale, side) => {
    expect(direction(locale)).toBe(side);
  });
});
