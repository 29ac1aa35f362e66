/**
 * A fault as text for the address: the call (or `*`), the answer, then the other fields, with `~` between.
 * `order.pay~drop~effect-done` charges the customer and breaks the connection, once; `*~truth~delay-800~jitter-400~times-always`
 * is a slow network.
 */
import * as v from 'valibot';
import { FAULT_PLAN, type FaultPlan, faultOf } from '../faults';

const PLAN = v.strictObject(FAULT_PLAN);
const NUMBERS = ['delay', 'jitter', 'code', 'status', 'skip'] as const;

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

/** Reads a named part of a fault, such as `delay-800`, as a field and its value. */
function readPart(part: string): readonly [field: string, value: unknown] {
  const [field = '', ...rest] = part.split('-');
  const value = decodeURIComponent(rest.join('-'));
  if (field === 'data') return [field, JSON.parse(value)];
  return [field, field !== 'msg' && /^\d+$/.test(value) ? Number(value) : value];
}

/** Reads a fault from an address, which anyone may have typed; null when the text is none. */
export function readFault(text: string): FaultPlan | null {
  const [call, answer, ...parts] = text.split('~');
  try {
    const fields = Object.fromEntries(parts.map(readPart));
    const read = v.safeParse(PLAN, { ...(call === '*' ? {} : { call }), answer, ...fields });
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
