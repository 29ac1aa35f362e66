import { type FaultPlan, faultOf } from '../faults';
import type { Fault } from '../world/state';

/** The answer that the portal gets, in words. */
export const ANSWER_TEXTS: Readonly<Record<Fault['answer'], string>> = {
  truth: 'The true answer, late',
  code: 'A code with a message',
  status: 'Error page with an HTTP status',
  html: 'An HTML page with status 200',
  'invalid-json': 'Invalid JSON',
  'wrong-shape': 'Data of a wrong shape',
  drop: 'A dropped connection',
  hang: 'No answer at all',
};

/** The effect at the backend, in words. */
export const EFFECT_TEXTS: Readonly<Record<Fault['effect'], string>> = {
  none: 'Nothing: dropped before the effect',
  done: 'The call takes effect, then this comes',
  late: 'This comes at once, the effect later',
};

function detailOf({ answer, code, msg, status, data }: Fault): string {
  if (answer === 'code') return msg === '' ? ` (${code})` : ` (${code} “${msg}”)`;
  if (answer === 'status') return ` (${status})`;
  return answer === 'wrong-shape' ? ` (${JSON.stringify(data)})` : '';
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Writes a fault as a sentence, e.g. "order.pay: a dropped connection; the call takes effect". */
export function describeFault(plan: FaultPlan): string {
  const fault = faultOf(plan);
  const { call, answer, effect, delay, jitter, skip, times } = fault;
  const parts = [
    `${call ?? 'All calls'}: ${lowered(ANSWER_TEXTS[answer])}${detailOf(fault)}`,
    answer === 'truth' || effect === 'none' ? '' : lowered(EFFECT_TEXTS[effect]),
    delay > 0 || jitter > 0
      ? `after ${delay} ms${jitter > 0 ? ` and up to ${jitter} more` : ''}`
      : '',
    skip > 0 ? `after ${skip} ${skip === 1 ? 'call' : 'calls'}` : '',
    times === null ? 'always' : times === 1 ? 'once' : `${times} times`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}
