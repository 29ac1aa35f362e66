/** An example of every call: its row's parameters, and what the mock backend answers to them at a fixed time. */
import { answerExample, type WireEnvelope } from '../../mock/testing';
import { type CallName, calls } from '../../src/api/contract';

/** A longer list would only hide the answer's form. */
const ROWS = 2;

/** Shortens the lists in an answer; `total` says how long they are. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}

export interface CallExample {
  readonly params: Readonly<Record<string, unknown>>;
  readonly answer: WireEnvelope;
}

async function exampleOf(name: CallName): Promise<CallExample> {
  const { params, answer } = await answerExample(name);
  if (answer.code !== 0) throw new Error(`${name}: ${answer.msg}`);
  const shown = JSON.stringify(shortened(answer))
    .replaceAll('http://portal.test/__mock/pay', 'https://pay.example.com')
    .replaceAll('http://portal.test', 'https://portal.example.com');
  return { params, answer: JSON.parse(shown) as WireEnvelope };
}

/** Makes the examples of all calls. */
export async function callExamplesWithAnswers(): Promise<Readonly<Record<CallName, CallExample>>> {
  const names = Object.keys(calls) as CallName[];
  const entries = await Promise.all(names.map(async (name) => [name, await exampleOf(name)]));
  return Object.fromEntries(entries) as Record<CallName, CallExample>;
}
