import type { CountryStock } from '@/api/contract';
import { countryName } from '@/lib/country';
import { SUPPORTED_LOCALES } from '@/lib/locale';

/** A country in stock with its name in the customer's language. */
export interface NamedCountry extends CountryStock {
  readonly name: string;
}

/** Returns the countries in stock, sorted by their names in the customer's language. */
export function nameCountries(
  stock: readonly CountryStock[] | undefined,
  locale: string,
): readonly NamedCountry[] {
  // One collator for all comparisons, because each `localeCompare` with a locale would create its own.
  const { compare } = new Intl.Collator(locale);
  return (stock ?? [])
    .map((one) => ({
      ...one,
      name: countryName(one.countryCode, locale, one.country || one.countryCode),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

/**
 * More names of countries, in addition to the browser's own in English and Russian: short and former names, and the local names
 * of the countries that are bought most.
 */
const COMMON_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'Dubai', 'Объединённые Арабские Эмираты', 'Эмираты', 'Дубай'],
  AT: ['Österreich'],
  BA: ['Bosnia', 'Босния'],
  BE: ['België', 'Belgique'],
  BR: ['Brasil'],
  BY: ['Belorussia', 'Белоруссия'],
  CD: ['DRC', 'Zaire', 'ДРК', 'Заир'],
  CH: ['Swiss', 'Schweiz', 'Suisse', 'Svizzera'],
  CI: ['Ivory Coast', 'Берег Слоновой Кости'],
  CN: ['PRC', 'Mainland China', '中国', 'КНР'],
  CV: ['Cabo Verde', 'Cape Verde'],
  CZ: ['Czech Republic', 'Česko', 'Чешская Республика'],
  DE: ['Deutschland', 'ФРГ'],
  DK: ['Danmark'],
  DO: ['Dominicana', 'Доминикана'],
  ES: ['España'],
  FI: ['Suomi'],
  GB: ['UK', 'U.K.', 'Great Britain', 'England', 'Scotland', 'Британия', 'Англия', 'Шотландия'],
  GR: ['Hellas', 'Ελλάδα'],
  HK: ['香港'],
  HU: ['Magyarország'],
  IN: ['Bharat', 'भारत'],
  IT: ['Italia'],
  JP: ['Nippon', '日本'],
  KG: ['Kirghizia', 'Kyrgyz Republic', 'Киргизия', 'Кыргызстан'],
  KP: ['DPRK', 'КНДР'],
  KR: ['Korea', 'Republic of Korea', '한국', '대한민국', 'Корея', 'Южная Корея'],
  LK: ['Ceylon', 'Цейлон'],
  MD: ['Moldavia', 'Молдавия'],
  MK: ['Macedonia', 'Македония'],
  MM: ['Burma', 'Бирма'],
  MO: ['Macau', '澳门', '澳門'],
  NL: ['Holland', 'The Netherlands', 'Nederland', 'Голландия'],
  NO: ['Norge'],
  PH: ['Philippines', 'Pilipinas', 'Филиппины'],
  PL: ['Polska'],
  PS: ['Palestine', 'Палестина'],
  RS: ['Srbija'],
  RU: ['Russian Federation', 'Rossiya', 'Российская Федерация', 'РФ'],
  SA: ['KSA', 'КСА'],
  SE: ['Sverige'],
  SZ: ['Swaziland', 'Свазиленд'],
  TH: ['ไทย'],
  TL: ['East Timor'],
  TM: ['Туркмения'],
  TR: ['Turkey', 'Турция'],
  TW: ['台灣', '台湾'],
  UA: ['Ukraina', 'Україна'],
  US: ['U.S.', 'U.S.A.', 'USA', 'United States of America', 'America', 'США', 'Штаты', 'Америка'],
  VA: ['Holy See', 'Святой Престол'],
  VN: ['Việt Nam'],
  ZA: ['RSA', 'ЮАР', 'Южная Африка'],
};

/** Returns every name by which a country is looked for: its code, its names in each language, and common ones (UK, Holland). */
export const countryNames = ({ countryCode, name, country }: NamedCountry): readonly string[] => [
  countryCode,
  name,
  country,
  ...SUPPORTED_LOCALES.map((locale) => countryName(countryCode, locale, '')),
  ...(COMMON_NAMES[countryCode] ?? []),
];
