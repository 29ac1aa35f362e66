import { BYTES, bytesReadings, readingsOf } from './encodings';
import { createSecrets, REDACTED } from './secrets';

const SECRET =
  'pass(?:word|wd|phrase)?|pwd|token|secret|jwt|api_?key|credentials?|authorization|cookie';
/** Fields whose value is a secret, whatever it looks like. */
const SECRET_FIELD = /* @__PURE__ */ new RegExp(`(?:${SECRET})\\d*$`, 'i');
const EMAIL_FIELD = /e-?mail$/i;

/** Lengths are bounded, so that a long text without any address is searched in one go. */
const EMAIL =
  /([^\s@<>()[\]"'`,;:/?&=#%\\])[^\s@<>()[\]"'`,;:/?&=#%\\]{0,63}(@[^\s@<>()[\]"'`,;:/?&=#%\\]{1,255}\.[^\s@<>()[\]"'`,;:/?&=#%\\]{1,63})/gu;

/** Secrets that are found by what stands around them. The first group is what stands before the secret, the second the secret. */
const SECRET_PATTERNS: readonly RegExp[] = [
  // A session token by its look.
  /()(\beyJ[\w-]{4,}\.[\w-]{4,}\.[\w-]*)/g,
  // A field in a text or in an address: `password: x`, `"api_token":"x"`, `?token=x`.
  /* @__PURE__ */ new RegExp(
    `((?:${SECRET})\\\\*["']?\\s*[=:]\\s*\\\\*["']?)([^\\s"'&,;<>#\\\\]{3,})`,
    'gi',
  ),
  // What an answer from a sign-in at another service brings along.
  /([?&#](?:code|state|session|sid|sig|key)=)([^\s"'&#<>]+)/gi,
  // The login of an address.
  /(\/\/[^\s/:@?#]*:)([^\s/@?#]+)(?=@)/g,
  // A proxy line: the password follows the username, whose grammar is the contract's.
  /(-zone-[^\s:@/]*:)([^\s:@,"'<>]+)/g,
];

/** A text may be encoded several times over, one encoding inside another: so many are looked through. */
const DEPTH = 3;
/** `REDACTED` as base64: it stands for an encoded text that holds a secret. */
const REDACTED_BYTES = 'cmVkYWN0ZWQwMDAw';
/** Characters that no text has. A decoding that holds one was a wrong guess: what was decoded was no encoded text. */
const UNPRINTABLE = /[^\P{C}\s]|\uFFFD/u;
/** A field's name as backends write them. Every row repeats them, so they are searched in the quick way only. */
const PLAIN_NAME = /^[a-z_]+$/;
const JSON_TEXT = /^\s*[[{]/;

/**
 * Replaces everything secret in a value by `redactedNNNN`. The value is a text of any kind, or anything that JSON can hold; JSON
 * inside a text is gone through field by field, too. The structure stays, so that the result can be replayed.
 */
export type Redact = <T>(value: T) => T;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Makes the redacting function of one tab. It remembers each secret by its hash, so that the secret is found in later texts too. */
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
   * As `plain`, also for what is encoded up to `depth` times. An encoded text that held a secret is returned decoded; when it had
   * no spaces, it gets none, so that an address stays an address.
   */
  function clean(text: string, depth: number): string {
    const masked = plain(text);
    if (depth === 0) return masked;
    const rest = masked.replace(BYTES, (run) =>
      bytesReadings(run).some((reading) => holdsSecret(reading, depth > 1 ? 1 : 0))
        ? REDACTED_BYTES
        : run,
    );
    for (const reading of readingsOf(rest)) {
      const found = clean(reading, depth - 1);
      if (found !== reading) return /\s/.test(text) ? found : found.replace(/\s/g, '%20');
    }
    return rest;
  }

  const holdsSecret = (reading: string, depth: number): boolean =>
    mask(reading) !== reading || (!UNPRINTABLE.test(reading) && clean(reading, depth) !== reading);

  function leaf(value: unknown, name: string): unknown {
    const isSecret = SECRET_FIELD.test(name);
    if (typeof value === 'number') {
      return isSecret || mask(String(value)) !== String(value) ? 0 : value;
    }
    if (typeof value !== 'string') return value;
    if (isSecret) return alias(value);
    const inside = JSON_TEXT.test(value) && parsed(value);
    if (inside) return JSON.stringify(redact(inside));
    const shown = clean(value, DEPTH);
    return EMAIL_FIELD.test(name) ? shown.replace(/^(.)[^@]*@/u, '$1***@') : shown;
  }

  function learn(value: unknown, name: string): void {
    if (SECRET_FIELD.test(name)) alias(String(value ?? ''));
  }

  /** The value with `leaf` applied to everything in it. An object in a secret's field is secret as a whole. */
  function walk(
    value: unknown,
    name: string,
    leaf: (one: unknown, name: string) => unknown,
  ): unknown {
    if (typeof value !== 'object' || value === null) return leaf(value, name);
    if (Array.isArray(value)) return value.map((one) => walk(one, name, leaf));
    const isSecret = SECRET_FIELD.test(name);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        PLAIN_NAME.test(key) ? mask(key) : clean(key, DEPTH),
        walk(one, isSecret ? name : key, leaf),
      ]),
    );
  }

  function redact<T>(value: T): T {
    // All secrets are learnt first: the value of the last field may stand in the text of the first.
    walk(value, '', learn);
    return walk(value, '', leaf) as T;
  }
  return redact;
}
