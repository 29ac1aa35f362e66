const COUNTRY_CODE = /^[A-Z]{2}$/;

/** One for each locale: making one takes longer than a hundred names. */
const namesOf = new Map<string, Intl.DisplayNames>();

function regionNames(locale: string): Intl.DisplayNames {
  const existing = namesOf.get(locale);
  if (existing) return existing;
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
