import * as v from 'valibot';
import { type Call, type CallName, calls, type Data, type Params, type PassingCall } from './calls';
import { CODE } from './codes';

/** The envelope of every answer, with `data` still as it came. */
export interface Envelope<T = unknown> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/** An answer that does not fit the contract: names the call and the field, never the value. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(
    readonly call: CallName,
    /** Dotted path of the wire field, e.g. `data.list.3.traffic_left`. */
    readonly field: string,
  ) {
    super(`${call}: ${field}`);
  }
}

const envelope = v.object({
  code: v.pipe(v.number(), v.integer()),
  msg: v.string(),
  data: v.optional(v.unknown()),
});

function check<S extends v.GenericSchema>(
  call: CallName,
  schema: S,
  input: unknown,
  root: readonly string[],
): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const path = (result.issues[0].path ?? []).map((step) => String(step.key));
  throw new ContractError(call, [...root, ...path].join('.') || 'body');
}

/**
 * Reads an answer's envelope.
 * @throws ContractError when the body is no envelope.
 */
export function parseEnvelope(call: CallName, body: unknown): Envelope {
  const { code, msg, data } = check(call, envelope, body, []);
  return { code, msg, data: data ?? null };
}

/**
 * Reads the `data` of a successful answer into the portal's shape.
 * @throws ContractError when it does not fit.
 */
export function parseData<C extends CallName>(call: C, data: unknown): Data<C> {
  return check(call, calls[call].data, data, ['data']) as Data<C>;
}

/** An answer handed to the caller whatever its code: `data` is null when the code is a failure and data does not fit. */
export type PassedEnvelope<C extends CallName> = Envelope<Data<C> | null>;

/** Whether an answer with this code goes to the caller of this call instead of being thrown. */
export function passesThrough(call: CallName, code: number): boolean {
  const row: Call = calls[call];
  return row.passThrough === 'all' || (row.passThrough?.includes(code) ?? false);
}

/** Whether a call resolves with its envelope rather than with its data. */
export function isPassing(call: CallName): call is PassingCall {
  const row: Call = calls[call];
  return row.passThrough !== undefined;
}

/**
 * Reads an answer that is handed to its caller with its code. With code 0 the data must fit; with another code data
 * that does not fit counts as absent.
 * @throws ContractError when a successful answer's data does not fit.
 */
export function passEnvelope<C extends CallName>(call: C, answer: Envelope): PassedEnvelope<C> {
  if (answer.code === CODE.success) return { ...answer, data: parseData(call, answer.data) };
  const result = v.safeParse(calls[call].data, answer.data);
  return { ...answer, data: result.success ? (result.output as Data<C>) : null };
}

/** The parameters of a call as the flat text that goes over the wire. */
export function encodeParams<C extends CallName>(
  call: C,
  params: Params<C>,
): Record<string, string> {
  return calls[call].params.encode(params as never);
}
