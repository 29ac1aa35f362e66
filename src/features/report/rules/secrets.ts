/** Shorter secrets are replaced in their own field only: in other texts, parts of ordinary words would be taken for them. */
const SHORTEST = 6;
const DIGITS = 4;

/** Replaces a secret that was found by its look and has no number of its own. The contract accepts it as a password and token. */
export const REDACTED = 'redacted0000';
/** Matches a text that is redacted already, or empty, and so needs no replacement. */
const ALIAS = /^(redacted\d{4,})?$/;

/** The known secrets, for which texts are searched. */
export interface Secrets {
  /** Learns a secret and returns its replacement: always the same text for the same secret, and "" for "". */
  alias(secret: string): string;
  /** Returns the text with every secret replaced. */
  mask(text: string): string;
}

/**
 * Keeps secrets in memory, so that they are found in later texts. The passwords of thousands of sub-accounts take no longer than
 * those of a few: at each position of a text, only secrets with the same first characters are compared.
 */
export function createSecrets(): Secrets {
  const aliases = new Map<string, string>();
  /** Secrets by their first characters, longest first: a secret that holds another goes as a whole. */
  const byStart = new Map<string, string[]>();

  function alias(secret: string): string {
    if (ALIAS.test(secret)) return secret;
    const known = aliases.get(secret);
    if (known !== undefined) return known;
    const next = `redacted${String(aliases.size + 1).padStart(DIGITS, '0')}`;
    aliases.set(secret, next);
    if (secret.length >= SHORTEST) {
      const start = secret.slice(0, SHORTEST);
      const alike = byStart.get(start) ?? [];
      byStart.set(start, alike);
      alike.push(secret);
      alike.sort((one, other) => other.length - one.length);
    }
    return next;
  }

  return {
    alias,
    mask(text) {
      let masked = '';
      let at = 0;
      while (at < text.length) {
        const alike = byStart.get(text.slice(at, at + SHORTEST));
        const found = alike?.find((secret) => text.startsWith(secret, at));
        masked += found === undefined ? text.charAt(at) : alias(found);
        at += found?.length ?? 1;
      }
      return masked;
    },
  };
}
