/** A seeded pseudo-random stream. `state` is all of it, so a world can be written as JSON. */
export interface Random {
  state: number;
}

const TWO_POW_32 = 4294967296;

/** Creates a stream that returns the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  return { state: seed >>> 0 };
}

/** Returns the next number in [0, 1). mulberry32 is good enough for a mock and the same on every machine. */
export function nextNumber(random: Random): number {
  random.state = (random.state + 0x6d2b79f5) >>> 0;
  let t = random.state;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / TWO_POW_32;
}

export function integer(random: Random, min: number, max: number): number {
  return min + Math.floor(nextNumber(random) * (max - min + 1));
}

export function characters(random: Random, length: number, alphabet: string): string {
  let out = '';
  for (let i = 0; i < length; i += 1)
    out += alphabet.charAt(integer(random, 0, alphabet.length - 1));
  return out;
}

const HEX = '0123456789abcdef';

export function uuid(random: Random): string {
  const hex = (length: number) => characters(random, length, HEX);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${characters(random, 1, '89ab')}${hex(3)}-${hex(12)}`;
}

/** Returns a small stable hash of a text (FNV-1a, 32 bit): the same text always has the same number. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
