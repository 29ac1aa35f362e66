/**
 * Takes the secrets out of a browser's recording. A report of the portal holds none; a HAR of developer tools holds passwords and
 * tokens as they were sent. The panel shows, copies and saves what is replayed.
 */
/** Names and values of a call, in their order. */
export type Params = readonly (readonly [name: string, value: string])[];

const NAMES =
  'pass(?:word|wd|phrase)?|pwd|token|secret|jwt|api_?key|credentials?|authorization|cookie';
const NAME = new RegExp(`(?:${NAMES})\\d*$`, 'i');
/** A secret's field in JSON: all before its value, and the value as it is written there. */
const FIELD = new RegExp(
  `("[^"]*(?:${NAMES})\\d*"\\s*:\\s*)(?:"((?:[^"\\\\]|\\\\.)*)"|(-?\\d[\\d.eE+-]*))`,
  'gi',
);
/**
 * The placeholder that a portal's report writes for a secret, used here as well: a valid password and a valid token of the contract.
 */
const ALIAS = /redacted(\d{4,})/g;
const DIGITS = 4;
/** Other secrets are removed from their own field only: anywhere else they would match ordinary words. */
const isRare = (text: string): boolean => text.length >= 6 && /\d/.test(text);
/** Cookies hold many things; a shorter value is no session. */
const SHORTEST_IN_HEADER = 12;

/** Whether a field, a parameter or a header holds a secret, by its name: a file may hold fields that the contract does not know. */
export const isSecret = (name: string): boolean => NAME.test(name);

function unescaped(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}

/** Returns a secret in the forms in which a text may hold it. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  // The encoding of forms: a space is a plus sign.
  `${new URLSearchParams({ a: secret })}`.slice('a='.length),
  JSON.stringify(secret).slice(1, -1),
  btoa(String.fromCharCode(...new TextEncoder().encode(secret))),
];

/** Takes the secrets out of one file. */
export interface Cleaner {
  /** Replaces the values of parameters whose names mark a secret. */
  params(params: Params): Params;
  /**
   * Replaces the values of JSON fields whose names mark a secret.
   * @param isList true for a list of thousands: its secrets are not looked for anywhere else
   */
  fields(text: string, isList: boolean): string;
  /** Reads a header or a cookie: its secrets are looked for from then on. */
  learn(name: string, value: string): void;
  /** Replaces every secret that is known so far. */
  text(text: string): string;
}

/**
 * Creates a cleaner.
 * @param file the whole file, so that a placeholder in it is not used for another secret
 */
export function createCleaner(file: string): Cleaner {
  const aliases = new Map<string, string>();
  /** The texts to look for, with their placeholders. */
  const wanted = new Map<string, string>();
  let last = Math.max(0, ...Array.from(file.matchAll(ALIAS), ([, digits]) => Number(digits)));

  function alias(secret: string, isWanted = true): string {
    if (secret === '' || secret.replace(ALIAS, '') === '') return secret;
    let found = aliases.get(secret);
    if (found === undefined) {
      last += 1;
      found = `redacted${String(last).padStart(DIGITS, '0')}`;
      aliases.set(secret, found);
    }
    if (isWanted && isRare(secret)) for (const form of formsOf(secret)) wanted.set(form, found);
    return found;
  }

  return {
    params: (params) =>
      params.map(([name, value]) => [name, isSecret(name) ? alias(value) : value] as const),
    fields: (text, isList) =>
      text.replace(FIELD, (_all, before: string, quoted?: string, number?: string) =>
        number === undefined
          ? `${before}"${alias(unescaped(quoted ?? ''), !isList)}"`
          : `${before}0`,
      ),
    learn(name, value) {
      if (!isSecret(name)) return;
      // "Bearer abc" and "one=abc; two=def" hold each a secret or several.
      for (const part of value.split(/[\s;]+/)) {
        const secret = part.replace(/^[^=]*=(?=.)/, '');
        if (secret.length >= SHORTEST_IN_HEADER) alias(secret);
      }
    },
    text(text) {
      let clean = text;
      for (const [form, found] of wanted) clean = clean.replaceAll(form, found);
      return clean;
    },
  };
}
