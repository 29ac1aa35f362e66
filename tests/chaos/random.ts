/** Chance from a seed. Every step has its own streams, so that one step's course does not change the next one's choices. */
import { createRandom, hash, integer, nextNumber, type Random } from '../../mock/world/random';

/** Returns the stream of one part of one step of a seed. */
export const streamOf = (seed: number, step: number, part: string): Random =>
  createRandom(hash(`${seed}/${step}/${part}`));

/** Returns true with the probability `share`. */
export const chance = (random: Random, share: number): boolean => nextNumber(random) < share;

/** Picks one of several. */
export function pick<T>(random: Random, values: readonly T[]): T {
  const value = values[integer(random, 0, values.length - 1)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

/** Picks one of several, by weight. */
export function pickWeighted<T extends { readonly weight: number }>(
  random: Random,
  values: readonly T[],
): T {
  let left = nextNumber(random) * values.reduce((sum, { weight }) => sum + weight, 0);
  for (const value of values) {
    left -= value.weight;
    if (left < 0) return value;
  }
  return pick(random, values);
}
