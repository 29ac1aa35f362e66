import { keepResults } from './keepResults';

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Kept, because creating one takes longer than a hundred names. */
const regionNames = /* @__PURE__ */ keepResults(
  (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);

/** Returns the name of a country in the language of `locale`, or `fallback` (the backend's own name) for an unknown code. */
export function countryName(countryCode: string, locale: string, fallback: string): string {
  const code = countryCode.toUpperCase();
  if (!COUNTRY_CODE.test(code)) return fallback;
  return regionNames(locale).of(code) ?? fallback;
}
