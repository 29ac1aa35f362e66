import { BASE64, base64Readings, readingsOf } from './encodings';
import { createSecrets, REDACTED } from './secrets';

/** Fields whose value is a secret, whatever it looks like. */
const SECRET_FIELD =
  /(?:pass(?:word|wd|phrase)?|pwd|token|secret|jwt|api_?key|credentials?|authorization|cookie)\d*$/i;
const EMAIL_FIELD = /e-?mail$/i;

const JWT = /\beyJ[\w-]{4,}\.[\w-]{4,}\.[\w-]*/g;
/** Lengths are bounded, so that a long text without any address is searched in one go. */
const EMAIL =
  /([^\s@<>()[\]"'`,;:/?&=#%\\])[^\s@<>()[\]"'`,;:/?&=#%\\]{0,63}@([^\s@<>()[\]"'`,;:/?&=#%\\]{1,255}\.[^\s@<>()[\]"'`,;:/?&=#%\\]{1,63})/gu;

/** What stands before a secret, and the secret. */
const TOLD: readonly RegExp[] = [
  // A field in a text or in an address: `password: x`, `"api_token":"x"`, `?token=x`.
  /((?:pass(?:word|wd)?|pwd|token|secret|jwt|api_?key)\\*["']?\s*[=:]\s*\\*["']?)([^\s"'&,;<>#\\]{3,})/gi,
  // What an answer from a sign-in at another service brings along.
  /([?&#](?:code|state|session|sid|sig|key)=)([^\s"'&#<>]+)/gi,
  // The login of an address.
  /(\/\/[^\s/:@?#]*:)([^\s/@?#]+)(?=@)/g,
  // A proxy line: the password follows the username, whose grammar is the contract's.
  /(-zone-[^\s:@/]*:)([^\s:@,"'<>]+)/g,
];

/** Wrappings inside of wrappings that are looked through. */
const DEPTH = 3;
const REDACTED_BASE64 = 'cmVkYWN0ZWQwMDAw';
/** Signs that no text has: what reads so is no base64 of a text. */
const UNPRINTABLE = /[^\P{C}\s]|\uFFFD/u;

type Field = readonly [name: string, value: string];

/** Takes out of what a customer's session brings what nobody else may read. Shapes stay: what it gives can be replayed. */
export interface Redactor {
  /** A text of any kind. */
  text(text: string): string;
  /** The parameters of a call. */
  fields(fields: readonly Field[]): Field[];
  /** The body of an answer: JSON by its fields, anything else as text. */
  body(body: string): string;
  /** Learns a secret that is in no field, and gives what stands in its place; "" for "". */
  secret(secret: string): string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shortened = (email: string): string => email.replace(/^(.)[^@]*@/u, '$1***@');

/** A redactor of one tab. It remembers what it has learnt, as hashes, so that a secret is found in later texts too. */
export function createRedactor(): Redactor {
  const secrets = createSecrets();
  const { alias: secret } = secrets;

  function plain(text: string): string {
    let masked = secrets.mask(text).replace(JWT, secret);
    for (const pattern of TOLD) {
      masked = masked.replace(pattern, (all: string, before: string, value: string) =>
        value.startsWith('redacted') ? all : before + REDACTED,
      );
    }
    if (!masked.includes('@')) return masked;
    return masked.replace(EMAIL, (all: string, first: string, host: string) =>
      // The password of a line stands before the host too.
      all.startsWith('redacted') ? all : `${first}***@${host}`,
    );
  }

  /** As `plain`, also of what is wrapped: what was stays unwrapped, and an address stays one. */
  function unwrapped(text: string, depth: number): string {
    const masked = plain(text);
    if (depth === 0) return masked;
    for (const reading of readingsOf(masked)) {
      const clean = unwrapped(reading, depth - 1);
      if (clean !== reading) return /\s/.test(text) ? clean : clean.replace(/\s/g, '%20');
    }
    return masked;
  }

  function isTold(reading: string): boolean {
    if (secrets.mask(reading) !== reading) return true;
    return !UNPRINTABLE.test(reading) && unwrapped(reading, 1) !== reading;
  }

  const withoutBase64 = (text: string): string =>
    text.replace(BASE64, (run) => (base64Readings(run).some(isTold) ? REDACTED_BASE64 : run));

  function text(value: string): string {
    const masked = withoutBase64(unwrapped(value, DEPTH));
    for (const reading of readingsOf(masked)) {
      const clean = withoutBase64(reading);
      if (clean !== reading) return clean;
    }
    return masked;
  }

  const leaf = (name: string, value: string): string => {
    if (SECRET_FIELD.test(name)) return secret(value);
    return EMAIL_FIELD.test(name) ? shortened(text(value)) : text(value);
  };

  /** Learns the secrets of a value before any of it is written down: what its last field tells may stand in the first. */
  function learn(value: unknown, isSecret: boolean): void {
    if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value))
        learn(one, isSecret || SECRET_FIELD.test(key));
    } else if (isSecret && (typeof value === 'string' || typeof value === 'number')) {
      secret(String(value));
    }
  }

  /** The value without its secrets. `name` is the nearest field's: what stands in a secret's field is secret as a whole. */
  function walk(value: unknown, name: string): unknown {
    if (typeof value === 'string') return leaf(name, value);
    if (typeof value === 'number') {
      const isSecret = SECRET_FIELD.test(name) || secrets.mask(String(value)) !== String(value);
      return isSecret ? 0 : value;
    }
    if (Array.isArray(value)) return value.map((one) => walk(one, name));
    if (typeof value !== 'object' || value === null) return value;
    const isSecret = SECRET_FIELD.test(name);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        secrets.mask(key),
        walk(one, isSecret ? name : key),
      ]),
    );
  }

  return {
    text,
    secret,
    fields(fields) {
      for (const [name, value] of fields) learn(value, SECRET_FIELD.test(name));
      return fields.map(([name, value]) => [text(name), leaf(name, value)]);
    },
    body(body) {
      const value = parsed(body);
      if (value === undefined) return text(body);
      learn(value, false);
      return JSON.stringify(walk(value, ''));
    },
  };
}
