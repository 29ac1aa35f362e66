/** What the portal's window tells the panel of every call, as plain data that a message can carry. */
import type { CallName } from '../../src/api/contract';
import type { Served } from '../handlers';
import { machineNow } from './clocks';
import { writeFault } from './faultText';

/** An answer as it left the mock. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** One call and its answer. */
export interface Exchange {
  readonly id: string;
  readonly call: CallName;
  readonly method: string;
  /** The whole address, parameters of a GET included. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parameters of a POST, as they were sent. */
  readonly body: string;
  /** When it was sent, by the machine's clock, in ms. */
  readonly at: number;
  /** How long the answer took, in ms; null while there is none. */
  readonly ms: number | null;
  /** Null while there is none, and for a connection that broke. */
  readonly answer: Answer | null;
  /** The fault that it met, as text. */
  readonly fault: string | null;
}

/** Tells of a call when it comes, and again when it is answered. */
export async function follow(
  { call, request, fault, response }: Served,
  tell: (exchange: Exchange) => void,
): Promise<void> {
  const at = machineNow();
  const faultText = () => {
    const met = fault();
    return met && writeFault({ ...met, skip: 0, times: 1 });
  };
  const exchange: Exchange = {
    id: crypto.randomUUID(),
    call,
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
    at,
    ms: null,
    answer: null,
    fault: faultText(),
  };
  tell(exchange);
  const answer = await response.catch(() => Response.error());
  const body = answer.type === 'error' ? '' : await answer.text();
  tell({
    ...exchange,
    fault: faultText(),
    ms: machineNow() - at,
    answer: answer.type === 'error' ? null : { status: answer.status, body },
  });
}
