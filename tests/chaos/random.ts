/** Chance from a seed. Every step has streams of its own, so that one step's course does not change the next one's choices. */
import { createRandom, hash, integer, next, type Random } from '../../mock/world/random';

/** The stream of one part of one step of a seed. */
export const streamOf = (seed: number, step: number, part: string): Random =>
  createRandom(hash(`${seed}/${step}/${part}`));

/** True as often as `share` says. */
export const chance = (random: Random, share: number): boolean => next(random) < share;

/** One of several. */
export function pick<T>(random: Random, values: readonly T[]): T {
  const value = values[integer(random, 0, values.length - 1)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

/** One of several, by weight. */
export function pickWeighted<T extends { readonly weight: number }>(
  random: Random,
  values: readonly T[],
): T {
  let left = next(random) * values.reduce((sum, { weight }) => sum + weight, 0);
  for (const value of values) {
    left -= value.weight;
    if (left < 0) return value;
  }
  return pick(random, values);
}
