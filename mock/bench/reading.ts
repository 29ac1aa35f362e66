/** Reads an answer as the portal does: by the contract, with every liberty that the contract's reading takes. */
import {
  type CallName,
  CODE,
  ContractError,
  isPassing,
  type Liberty,
  onLiberty,
  parseData,
  parseEnvelope,
  passEnvelope,
} from '../../src/api/contract';
import type { Answer } from './exchange';

export interface Reading {
  /** The code of the envelope; null without one. */
  readonly code: number | null;
  readonly msg: string;
  /** The part that could not be read, in words; null when all could. */
  readonly problem: string | null;
  readonly liberties: readonly Liberty[];
}

const FIRST_HTTP_ERROR = 400;

function read(call: CallName, body: string): Omit<Reading, 'liberties'> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { code: null, msg: '', problem: 'The body is not JSON.' };
  }
  let code: number | null = null;
  let msg = '';
  try {
    const envelope = parseEnvelope(call, json);
    ({ code, msg } = envelope);
    if (isPassing(call)) passEnvelope(call, envelope);
    else if (code === CODE.success) parseData(call, envelope.data);
    return { code, msg, problem: null };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { code, msg, problem: `The field ${error.field} cannot be read.` };
  }
}

/** Reads an answer. Call it only where no other listener counts liberties: in the panel's window, not the portal's. */
export function readAnswer(call: CallName, { status, body }: Answer): Reading {
  if (status >= FIRST_HTTP_ERROR)
    return { code: null, msg: '', problem: `HTTP status ${status}.`, liberties: [] };
  const liberties: Liberty[] = [];
  const stop = onLiberty((liberty) => liberties.push(liberty));
  try {
    return { ...read(call, body), liberties };
  } finally {
    stop();
  }
}
