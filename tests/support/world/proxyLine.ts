import { type LineSpec, proxyLines } from '../../../src/features/generator/rules/line/proxyLine';
import type { RandomSource } from '../../../src/lib/random';

/** Returns the only line of a list of one. */
export function proxyLine(spec: LineSpec, random: RandomSource): string {
  const [line = ''] = [...proxyLines(spec, 1, random)].flat();
  return line;
}
