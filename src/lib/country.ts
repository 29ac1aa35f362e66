const COUNTRY_CODE = /^[A-Z]{2}$/;

/** One per locale, because creating one takes longer than a hundred names. */
const namesOf = new Map<string, Intl.DisplayNames>();

function regionNames(locale: string): Intl.DisplayNames {
  const existing = namesOf.get(locale);
  if (existing) return existing;
  const made = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  namesOf.set(locale, made);
  return made;
}

/** Returns the name of a country in the language of `locale`, or `fallback` (the backend's own name) for an unknown code. */
export function countryName(countryCode: string, locale: string, fallback: string): string {
  const code = countryCode.toUpperCase();
  if (!COUNTRY_CODE.test(code)) return fallback;
  return regionNames(locale).of(code) ?? fallback;
}
