/**
 * Takes the secrets out of what a browser has recorded. A report of the portal holds none; a HAR of developer tools holds passwords and
 * tokens as they were sent. What is replayed is shown in the panel, copied, and saved as a scenario.
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
/** What the portal's report writes in a secret's place; so does this. It is a valid password and a valid token of the contract. */
const ALIAS = /redacted(\d{4,})/g;
const DIGITS = 4;
/** Others are taken out of their own field only: anywhere else they would be found in ordinary words. */
const isRare = (text: string): boolean => text.length >= 6 && /\d/.test(text);
/** Cookies hold many things; what is shorter is no session. */
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

/** A secret in the forms in which it may stand in a text. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  // As a form writes it: a space is a plus sign.
  `${new URLSearchParams({ a: secret })}`.slice('a='.length),
  JSON.stringify(secret).slice(1, -1),
  btoa(String.fromCharCode(...new TextEncoder().encode(secret))),
];

/** What takes secrets out of one file. */
export interface Cleaner {
  /** Parameters, with what their names tell to be secret replaced. */
  params(params: Params): Params;
  /**
   * A text, with what its fields tell to be secret replaced.
   * @param isList true for a list of thousands: its secrets are not looked for anywhere else
   */
  fields(text: string, isList: boolean): string;
  /** A header or a cookie is heard of: its secrets are looked for from then on. */
  learn(name: string, value: string): void;
  /** A text, with every secret that was heard of replaced. */
  text(text: string): string;
}

/** @param file the whole file: what stands for a secret there stands for no other */
export function createCleaner(file: string): Cleaner {
  const aliases = new Map<string, string>();
  /** What is looked for in every text, and what stands in its place. */
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
