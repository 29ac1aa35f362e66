/**
 * A fault as text for the address: the call (or `*`), the answer, then the other fields, with `~` between.
 * `order.pay~drop~effect-done` charges the customer and breaks the connection, once; `*~truth~delay-800~jitter-400~times-always`
 * is a slow network.
 */
import { type CallName, calls } from '../../src/api/contract';
import { type FaultPlan, faultOf } from '../faults';
import { FAULT_ANSWERS, FAULT_EFFECTS } from '../world/state';

const NUMBERS = ['delay', 'jitter', 'code', 'status', 'skip'] as const;

/** Every call, in the order of the contract. */
export const CALL_NAMES = Object.keys(calls) as readonly CallName[];

const escaped = (text: string) => encodeURIComponent(text).replace(/~/g, '%7E');

/** Writes a fault as text, without the fields that have their default. */
export function writeFault(plan: FaultPlan): string {
  const fault = faultOf(plan);
  const usual = faultOf({ answer: plan.answer });
  const parts: string[] = [fault.call ?? '*', fault.answer];
  if (fault.effect !== usual.effect) parts.push(`effect-${fault.effect}`);
  for (const name of NUMBERS) if (fault[name] !== usual[name]) parts.push(`${name}-${fault[name]}`);
  if (fault.msg !== usual.msg) parts.push(`msg-${escaped(fault.msg)}`);
  if (fault.answer === 'wrong-shape' && fault.data !== usual.data)
    parts.push(`data-${escaped(JSON.stringify(fault.data))}`);
  if (fault.times !== usual.times) parts.push(`times-${fault.times ?? 'always'}`);
  return parts.join('~');
}

function number(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Reads one named part of a fault; null when it has no meaning. */
function readPart(part: string): Partial<FaultPlan> | null {
  const [, name = '', value = ''] = /^([a-z]+)-(.*)$/s.exec(part) ?? [];
  if (name === 'effect') {
    const effect = FAULT_EFFECTS.find((one) => one === value);
    return effect ? { effect } : null;
  }
  if (name === 'times' && value === 'always') return { times: null };
  if (name === 'msg') return { msg: decodeURIComponent(value) };
  if (name === 'data') return { data: JSON.parse(decodeURIComponent(value)) };
  const count = number(value);
  if (count === null) return null;
  if (name === 'times') return { times: count };
  const found = NUMBERS.find((one) => one === name);
  return found ? { [found]: count } : null;
}

/** Reads a fault from an address, which anyone may have typed; null when the text is none. */
export function readFault(text: string): FaultPlan | null {
  const [name, answerText, ...parts] = text.split('~');
  const call = name === '*' ? null : CALL_NAMES.find((one) => one === name);
  const answer = FAULT_ANSWERS.find((one) => one === answerText);
  if (call === undefined || !answer) return null;
  try {
    const read = parts.map(readPart);
    if (read.includes(null)) return null;
    return Object.assign({ call, answer }, ...read);
  } catch {
    return null;
  }
}
