const COUNTRY_CODE = /^[A-Z]{2}$/;
const REGIONAL_INDICATOR_A = 0x1f1e6;
const LETTER_A = 'A'.charCodeAt(0);

/** The flag of an ISO 3166-1 alpha-2 country code as an emoji; "" for what is no such code. */
export function flagEmoji(countryCode: string): string {
  const code = countryCode.toUpperCase();
  if (!COUNTRY_CODE.test(code)) return '';
  return String.fromCodePoint(
    ...[...code].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - LETTER_A),
  );
}

/** One for each locale: making one takes longer than a hundred names. */
const namesOf = new Map<string, Intl.DisplayNames>();

function regionNames(locale: string): Intl.DisplayNames {
  const known = namesOf.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  namesOf.set(locale, made);
  return made;
}

/** The name of a country in the language of `locale`, or `fallback` (the backend's own name) when it is not known. */
export function countryName(countryCode: string, locale: string, fallback: string): string {
  const code = countryCode.toUpperCase();
  if (!COUNTRY_CODE.test(code)) return fallback;
  return regionNames(locale).of(code) ?? fallback;
}
