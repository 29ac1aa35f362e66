import type { RedactionSchema } from '@/api/contract';
import { parseJson } from '@/lib/text/json';
import { BYTES, DECODERS, decodeByteRun } from './encodings';
import { createSecrets, REDACTED } from './secrets';

/** Names before secrets in free text. For fields, the contract names the secret ones. */
const SECRET = 'pass\\w*|pwd|token|secret|api_?key|credentials?|cookie';

/** Lengths are bounded, so that the search of a long text without any address takes linear time. */
const EMAIL =
  /([^\s@<>()[\]"'`,;:/?&=#%\\])[^\s@<>()[\]"'`,;:/?&=#%\\]{0,63}(@[^\s@<>()[\]"'`,;:/?&=#%\\]{1,255}\.[^\s@<>()[\]"'`,;:/?&=#%\\]{1,63})/gu;

/** Secrets that are found by their surroundings. The first group is the text before the secret, the second the secret. */
const SECRET_PATTERNS: readonly RegExp[] = [
  // A session token by its look.
  /()(\beyJ[\w-]{4,}\.[\w-]{4,}\.[\w-]*)/g,
  // A field of JSON that cannot be read as such, because something stands before it or its end is missing: up to its closing quote.
  /* @__PURE__ */ new RegExp(`("\\w{0,40}(?:${SECRET})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)+)`, 'gi'),
  // A field in a text or in an address: `password: x`, `"api_token":"x"`, `?token=x`.
  /* @__PURE__ */ new RegExp(
    `((?:${SECRET})\\\\*["']?\\s*[=:]\\s*\\\\*["']?)([^\\s"'&,;<>#\\\\]{3,})`,
    'gi',
  ),
  // Parameters in the address of a sign-in at another service.
  /([?&#](?:code|state|session|sid|sig|key)=)([^\s"'&#<>]+)/gi,
  // The login of an address.
  /(\/\/[^\s/:@?#]*:)([^\s/@?#]+)(?=@)/g,
  // A proxy line: the password follows the username, whose grammar is the contract's.
  /(-zone-[^\s:@/]*:)([^\s:@,"'<>]+)/g,
];

/** The number of encodings inside one another that are looked through. */
const DEPTH = 3;
/** `REDACTED` as base64, in place of an encoded text that holds a secret. */
const REDACTED_BYTES = /* @__PURE__ */ btoa(REDACTED);
/** Characters that no text has. A decoded text with one of them was not encoded in the first place. */
const UNPRINTABLE = /[^\P{C}\s]|\uFFFD/u;
/** A field's name as backends write it. Every row repeats these names, so only the quick search is used on them. */
const PLAIN_NAME = /^[a-z_]+$/;
const JSON_TEXT = /^\s*[[{]/;

/**
 * Replaces everything secret in a value by `redactedNNNN`; the structure stays, so that the result can be replayed. `form` is the
 * contract's form of the value: of a field that the contract does not name, the name and the type remain. Without a form every text
 * is free text, in which secrets are found because they were seen before, or by their look. JSON inside a text is redacted by field.
 */
export type Redact = <T>(value: T, form?: RedactionSchema) => T;

/** The contract's form; null for a part that the contract does not know, undefined in free text. */
type Known = RedactionSchema | null | undefined;
type Leaf = (value: unknown, known: Known) => unknown;

/** Returns the contract's form of a part, or null for an unknown part; every part of a secret is secret. */
const formOf = (known: Known, named: RedactionSchema | undefined): Known =>
  known && !known.secret ? (named ?? null) : known;

/** Makes the redacting function of one tab, which remembers each secret and so finds it in later texts, too. */
export function createRedact(): Redact {
  const { alias, mask } = createSecrets();

  function plain(text: string): string {
    let masked = mask(text);
    for (const pattern of SECRET_PATTERNS) {
      masked = masked.replace(pattern, (all: string, before: string, value: string) =>
        value.startsWith('redacted') ? all : before + REDACTED,
      );
    }
    // In a proxy line `user:redacted0001@host` looks like an address, but has been redacted already.
    return masked.replace(EMAIL, (all: string, first: string, host: string) =>
      all.startsWith('redacted') ? all : `${first}***${host}`,
    );
  }

  /**
   * Redacts as `plain`, also in texts that are encoded up to `depth` times. An encoded text that held a secret is returned decoded; a
   * text without spaces gets none, so that an address stays an address.
   */
  function clean(text: string, depth: number, seen = new Map<string, number>()): string {
    const masked = plain(text);
    if (depth === 0) return masked;
    let rest = masked.replace(BYTES, (run) =>
      decodeByteRun(run).some((reading) => holdsSecret(reading, depth > 1 ? 1 : 0))
        ? REDACTED_BYTES
        : run,
    );
    for (const decode of DECODERS) {
      const reading = decode(rest);
      if (reading === rest || (seen.get(reading) ?? 0) >= depth) continue;
      seen.set(reading, depth);
      const found = clean(reading, depth - 1, seen);
      if (found !== reading) rest = /\s/.test(text) ? found : found.replace(/\s/g, '%20');
    }
    return rest;
  }

  const holdsSecret = (reading: string, depth: number): boolean =>
    mask(reading) !== reading || (!UNPRINTABLE.test(reading) && clean(reading, depth) !== reading);

  function leaf(value: unknown, known: Known): unknown {
    if (known === null && value !== null) return `(${typeof value})`;
    if (typeof value === 'number') {
      return known?.secret || mask(String(value)) !== String(value) ? 0 : value;
    }
    if (typeof value !== 'string') return value;
    if (known?.secret) return alias(value);
    const inside = JSON_TEXT.test(value) && parseJson(known ? value : plain(value));
    if (inside) return JSON.stringify(redact(inside, known));
    return clean(known?.personal ? value.replace(/^(.)[^@]*/u, '$1***') : value, DEPTH);
  }

  function learn(value: unknown, known: Known): void {
    if (known?.secret) alias(String(value));
  }

  /** Applies `leaf` to everything in a value. */
  function walk(value: unknown, known: Known, leaf: Leaf): unknown {
    if (typeof value !== 'object' || value === null) return leaf(value, known);
    if (Array.isArray(value))
      return value.map((one) => walk(one, formOf(known, known?.item), leaf));
    const fields = new Map(Object.entries(known?.entries ?? {}));
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        PLAIN_NAME.test(key) ? mask(key) : clean(key, DEPTH),
        walk(one, formOf(known, fields.get(key)), leaf),
      ]),
    );
  }

  function redact<T>(value: T, form?: Known): T {
    // All secrets are learnt first: the value of the last field may stand in the text of the first.
    walk(value, form, learn);
    return walk(value, form, leaf) as T;
  }
  return redact;
}
