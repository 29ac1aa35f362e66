import { type LineSpec, proxyLines } from '../../../src/features/generator/rules/line/proxyLine';

/** Returns the only line of a list of one. */
export function proxyLine(spec: LineSpec): string {
  const [line = ''] = [...proxyLines(spec, 1)].flat();
  return line;
}
