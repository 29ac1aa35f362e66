import * as v from 'valibot';
import { type Call, type CallName, calls, type Data, type Params, type PassingCall } from './calls';
import { CODE } from './codes';
import {
  DecodeError,
  type Decoder,
  failDecoding,
  objectOf,
  reportDeviation,
  rootPath,
  text,
} from './decoders';
import { ContractError } from './errors';

const DATA = 'data';

/** The envelope of every answer; `data` is not read yet. */
export interface Envelope<T = unknown> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/** Runs a reader and turns its refusal into the error that names call and field. */
function decodeFor<T>(call: CallName, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof DecodeError) throw new ContractError(call, error.field || 'body');
    throw error;
  }
}

const code: Decoder<number> = {
  wire: v.pipe(v.number(), v.integer()),
  decode: (value, place) => (Number.isInteger(value) ? Number(value) : failDecoding(place)),
};
/** Leaves `data` unread: the code decides how to read it. */
const unread: Decoder<unknown> = { wire: v.unknown(), decode: (value) => value ?? null };

const envelope = objectOf({
  code: ['code', code],
  msg: ['msg', text],
  data: ['data', unread],
});

/**
 * Reads an answer's envelope.
 * @throws ContractError when the body is no envelope.
 */
export function parseEnvelope(call: CallName, body: unknown): Envelope {
  return decodeFor(call, () => envelope.decode(body, rootPath(call)));
}

/**
 * Reads the `data` of a successful answer into the portal's shape.
 * @throws ContractError when it does not fit.
 */
export function parseData<C extends CallName>(call: C, data: unknown): Data<C> {
  const { data: reader } = calls[call];
  return decodeFor(call, () => reader.decode(data, rootPath(call, DATA))) as Data<C>;
}

/** An answer handed to the caller whatever its code: `data` is null when the code is a failure and data does not fit. */
export type PassedEnvelope<C extends CallName> = Envelope<Data<C> | null>;

/** Returns true when an answer with this code goes to the caller of this call instead of being thrown. */
export function isPassedThrough(call: CallName, code: number): boolean {
  const row: Call = calls[call];
  return row.passThrough === 'all' || (row.passThrough?.includes(code) ?? false);
}

/** Returns true when a call resolves with its envelope rather than with its data. */
export function hasPassThrough(call: CallName): call is PassingCall {
  const row: Call = calls[call];
  return row.passThrough !== undefined;
}

/**
 * Reads an answer that is handed to its caller with its code. With code 0 the data must fit; with another code data
 * that does not fit counts as absent.
 * @throws ContractError when a successful answer's data does not fit.
 */
export function decodePassedEnvelope<C extends CallName>(
  call: C,
  answer: Envelope,
): PassedEnvelope<C> {
  if (answer.code === CODE.success) return { ...answer, data: parseData(call, answer.data) };
  if (answer.data === null) return { ...answer, data: null };
  try {
    return { ...answer, data: parseData(call, answer.data) };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    reportDeviation(rootPath(call, DATA), 'data left out');
    return { ...answer, data: null };
  }
}

/** Encodes the parameters of a call as flat text, by their wire names. */
export function encodeParams<C extends CallName>(
  call: C,
  params: Params<C>,
): Record<string, string> {
  return calls[call].params.encode(params as never);
}
