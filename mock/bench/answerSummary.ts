/** Reads an answer as the portal does: by the contract, with every deviation that the contract's reading takes. */
import {
  type CallName,
  type Deviation,
  decodePassedEnvelope,
  hasPassThrough,
  onDeviation,
  parseData,
  parseEnvelope,
} from '../../src/api/contract';
import { CODE } from '../../src/api/contract/codes';
import { ContractError } from '../../src/api/contract/errors';
import type { RecordedAnswer } from './exchange';

export interface AnswerSummary {
  /** The code of the envelope; null without one. */
  readonly code: number | null;
  readonly msg: string;
  /** The part that could not be read, in words; null when all could. */
  readonly problem: string | null;
  readonly deviations: readonly Deviation[];
}

const FIRST_HTTP_ERROR = 400;

function read(call: CallName, body: string): Omit<AnswerSummary, 'deviations'> {
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
    if (hasPassThrough(call)) decodePassedEnvelope(call, envelope);
    else if (code === CODE.success) parseData(call, envelope.data);
    return { code, msg, problem: null };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { code, msg, problem: `The field ${error.field} cannot be read.` };
  }
}

/** Reads an answer. Call it only where no other listener counts deviations: in the panel's window, not the portal's. */
export function summariseAnswer(call: CallName, { status, body }: RecordedAnswer): AnswerSummary {
  if (status >= FIRST_HTTP_ERROR)
    return { code: null, msg: '', problem: `HTTP status ${status}.`, deviations: [] };
  const deviations: Deviation[] = [];
  const stop = onDeviation((deviation) => deviations.push(deviation));
  try {
    return { ...read(call, body), deviations };
  } finally {
    stop();
  }
}
