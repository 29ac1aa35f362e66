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

/** What stands before a secret, and the secret. */
const TOLD: readonly RegExp[] = [
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

/** Wrappings inside of wrappings that are looked through. */
const DEPTH = 3;
const REDACTED_BYTES = 'cmVkYWN0ZWQwMDAw';
/** Signs that no text has: what reads so is no encoded text. */
const UNPRINTABLE = /[^\P{C}\s]|\uFFFD/u;
/** A field's name as backends give them: quickly looked at, since each row has it. */
const PLAIN_NAME = /^[a-z_]+$/;
const JSON_TEXT = /^\s*[[{]/;

/**
 * Takes out of what a customer's session brings what nobody else may read: a text of any kind, or anything that JSON can hold,
 * by its fields, also when it comes as the text of JSON. Shapes stay: what it gives can be replayed.
 */
export type Redact = <T>(value: T) => T;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What redacts for one tab. It remembers what it has learnt, as hashes, so that a secret is found in later texts too. */
export function createRedact(): Redact {
  const { alias, mask } = createSecrets();

  function plain(text: string): string {
    let masked = mask(text);
    for (const pattern of TOLD) {
      masked = masked.replace(pattern, (all: string, before: string, value: string) =>
        value.startsWith('redacted') ? all : before + REDACTED,
      );
    }
    // The password of a line stands before the host too.
    return masked.replace(EMAIL, (all: string, first: string, host: string) =>
      all.startsWith('redacted') ? all : `${first}***${host}`,
    );
  }

  /** As `plain`, also of what is wrapped `depth` times: what was stays unwrapped, and an address stays one. */
  function clean(text: string, depth: number): string {
    const masked = plain(text);
    if (depth === 0) return masked;
    const rest = masked.replace(BYTES, (run) =>
      bytesReadings(run).some((reading) => tells(reading, depth > 1 ? 1 : 0))
        ? REDACTED_BYTES
        : run,
    );
    for (const reading of readingsOf(rest)) {
      const found = clean(reading, depth - 1);
      if (found !== reading) return /\s/.test(text) ? found : found.replace(/\s/g, '%20');
    }
    return rest;
  }

  const tells = (reading: string, depth: number): boolean =>
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
    if (SECRET_FIELD.test(name) && (typeof value === 'string' || typeof value === 'number')) {
      alias(String(value));
    }
  }

  /** The value with `leaf` done to all that it holds. What stands in a secret's field is secret as a whole. */
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
    // Before any of it is written down: what its last field tells may stand in the first.
    walk(value, '', learn);
    return walk(value, '', leaf) as T;
  }
  return redact;
}
