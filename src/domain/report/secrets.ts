import { tokenFingerprint } from '../session';

/** Shorter texts are replaced in their own field only: anywhere else they would be found in ordinary words. */
const SHORTEST = 6;
const DIGITS = 4;

/** What stands for a secret that has no number of its own. It is a valid password and a valid token of the contract. */
export const REDACTED = 'redacted0000';
/** What was replaced already stays as it is. */
const ALIAS = /^redacted\d{4,}$/;

const BASE = 31;

function sumOf(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    sum = (Math.imul(sum, BASE) + text.charCodeAt(index)) | 0;
  }
  return sum;
}

/** Secrets by which texts are searched. */
export interface Secrets {
  /** Learns a secret, and gives what stands in its place: always the same text for the same secret, and "" for "". */
  alias(secret: string): string;
  /** The text with every secret replaced. */
  mask(text: string): string;
}

/**
 * Remembers what must be hidden, by its fingerprint alone: a password that was typed is not kept. A text is searched once
 * for each length, so that the passwords of thousands of sub-accounts cost no more than those of a few.
 */
export function createSecrets(): Secrets {
  const aliases = new Map<string, string>();
  /** A quick look before the fingerprint, which takes longer. */
  const sums = new Set<number>();
  let lengths: number[] = [];
  return {
    alias(secret) {
      if (secret === '' || ALIAS.test(secret)) return secret;
      const fingerprint = tokenFingerprint(secret);
      const alias =
        aliases.get(fingerprint) ?? `redacted${String(aliases.size + 1).padStart(DIGITS, '0')}`;
      aliases.set(fingerprint, alias);
      sums.add(sumOf(secret));
      const { length } = secret;
      if (length >= SHORTEST && !lengths.includes(length)) {
        // Longest first: a secret that holds another goes as a whole.
        lengths = [...lengths, length].sort((one, other) => other - one);
      }
      return alias;
    },
    mask(text) {
      let masked = text;
      for (const length of lengths) {
        for (let at = 0; at + length <= masked.length; at += 1) {
          const part = masked.slice(at, at + length);
          const alias = sums.has(sumOf(part)) && aliases.get(tokenFingerprint(part));
          if (!alias) continue;
          masked = masked.slice(0, at) + alias + masked.slice(at + length);
          at += alias.length - 1;
        }
      }
      return masked;
    },
  };
}
