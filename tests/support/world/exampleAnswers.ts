/** A right answer of every call, and changes of one of its fields. */

import { answerExample } from '../../../mock/testing';
import { type CallName, calls } from '../../../src/api/contract';
import type { Json } from './drift';

interface ExampleAnswer {
  /** Under the portal's own names; each call has parameters of its own. */
  readonly params: never;
  readonly code: number;
  readonly data: Json;
}

/** Makes the example of each call. Returns what finds a call's answer. */
export async function exampleAnswers(): Promise<(call: CallName) => ExampleAnswer> {
  const answers = new Map<CallName, ExampleAnswer>();
  for (const call of Object.keys(calls) as CallName[]) {
    const { params, answer } = await answerExample(call);
    answers.set(call, { params: params as never, code: answer.code, data: answer.data as Json });
  }
  return (call) => {
    const found = answers.get(call);
    if (!found) throw new Error(`${call} has no example`);
    return found;
  };
}

/** Lists the paths of all fields of an answer; those of a list are those of its first row, "0". */
export function fieldPaths(data: Json, path: readonly string[] = []): string[][] {
  if (Array.isArray(data)) return data[0] === undefined ? [] : fieldPaths(data[0], [...path, '0']);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) => [
    [...path, key],
    ...fieldPaths(inner, [...path, key]),
  ]);
}

/** Gives a field another value; undefined leaves the field out. */
export function withField(data: Json, path: readonly string[], value: Json | undefined): Json {
  const copy = structuredClone(data);
  let place = copy as Record<string, Json>;
  for (const step of path.slice(0, -1)) place = place[step] as Record<string, Json>;
  const key = path.at(-1) ?? '';
  if (value === undefined) delete place[key];
  else place[key] = value;
  return copy;
}
