/** One call of the portal and its answer, as plain data that can be posted from the portal's window to the panel. */
import type { CallName } from '../../src/api/contract';
import type { ServedCall } from '../handlers';
import { machineNow } from './clocks';
import { describeFault } from './describeFault';

export interface RecordedAnswer {
  readonly status: number;
  readonly body: string;
}

export interface Exchange {
  readonly id: string;
  readonly call: CallName;
  readonly method: string;
  /** The whole address, with the parameters of a GET. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parameters of a POST, as they were sent. */
  readonly body: string;
  /** Time of sending by the machine's clock, in ms. */
  readonly at: number;
  /** Time until the answer, in ms; null before the answer. */
  readonly ms: number | null;
  /** Null before the answer, and for a connection that broke. */
  readonly answer: RecordedAnswer | null;
  /** The fault that the call met, in words. */
  readonly fault: string | null;
}

/** Reports a call when it is made, and again when it is answered. */
export async function reportExchange(
  { call, request, fault, response }: ServedCall,
  tell: (exchange: Exchange) => void,
): Promise<void> {
  const at = machineNow();
  const faultText = () => {
    const met = fault();
    return met && describeFault(met);
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
