import { tokenFingerprint } from '@/features/auth/rules';

/** Shorter secrets are replaced in their own field only: in other texts, parts of ordinary words would be taken for them. */
const SHORTEST = 6;
const DIGITS = 4;

/** Replaces a secret that was found by its look and has no number of its own. The contract accepts it as a password and token. */
export const REDACTED = 'redacted0000';
/** Matches a text that is redacted already, or empty, and so needs no replacement. */
const ALIAS = /^(redacted\d{4,})?$/;

const BASE = 31;

/** The known secrets, for which texts are searched. */
export interface Secrets {
  /** Learns a secret and returns its replacement: always the same text for the same secret, and "" for "". */
  alias(secret: string): string;
  /** Returns the text with every secret replaced. */
  mask(text: string): string;
}

/**
 * Remembers secrets by their fingerprints alone, so that no password is stored. A text is searched with a rolling hash (Rabin-Karp),
 * once for each length of a secret: the passwords of thousands of sub-accounts take no longer than those of a few.
 */
export function createSecrets(): Secrets {
  const aliases = new Map<string, string>();
  /** The rolling hashes of all secrets. The fingerprint, which takes longer, is only made when one of them matches. */
  const sums = new Set<number>();
  /** For each length of a secret: the weight with which its first character leaves the rolling hash. */
  const weights = new Map<number, number>();

  function search(text: string, length: number, weight: number): string {
    let masked = '';
    let from = 0;
    let sum = 0;
    for (let end = 0; end < text.length; end += 1) {
      sum = (Math.imul(sum, BASE) + text.charCodeAt(end)) | 0;
      const start = end + 1 - length;
      if (start > from) sum = (sum - Math.imul(weight, text.charCodeAt(start - 1))) | 0;
      const alias =
        start >= from && sums.has(sum) && aliases.get(tokenFingerprint(text.slice(start, end + 1)));
      if (!alias) continue;
      masked += text.slice(from, start) + alias;
      from = end + 1;
      sum = 0;
    }
    return masked + text.slice(from);
  }

  return {
    alias(secret) {
      if (ALIAS.test(secret)) return secret;
      const fingerprint = tokenFingerprint(secret);
      const alias =
        aliases.get(fingerprint) ?? `redacted${String(aliases.size + 1).padStart(DIGITS, '0')}`;
      aliases.set(fingerprint, alias);
      const { length } = secret;
      let sum = 0;
      let weight = 1;
      for (let at = 0; at < length; at += 1) {
        sum = (Math.imul(sum, BASE) + secret.charCodeAt(at)) | 0;
        weight = Math.imul(weight, BASE);
      }
      sums.add(sum);
      if (length >= SHORTEST) weights.set(length, weight);
      return alias;
    },
    // Longest first: a secret that holds another goes as a whole.
    mask: (text) =>
      [...weights]
        .sort(([one], [other]) => other - one)
        .reduce((masked, one) => search(masked, ...one), text),
  };
}
