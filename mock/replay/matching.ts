/**
 * Decides whether a call of the replayed portal is one of the file. Secrets are not compared: a report has other texts in their
 * place.
 */
import { isSecret, type Params } from './secrets';

/** The portal makes a new request id for each purchase. */
const REQUEST_ID = 'request_id';
const REDACTED = /redacted\d{4}/;

/** Returns false for the parameters that differ from one session to the next: secrets and the request id. */
export const isCompared = (name: string): boolean => !isSecret(name) && name !== REQUEST_ID;

const shortened = (value: string): string => value.replace(/^(.)[^@]*@/u, '$1***@');

const sorted = (params: Params): Params =>
  params
    .filter(([name]) => isCompared(name))
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));

/** Returns true when a call with these parameters is the recorded one. */
export function isSameCall(recorded: Params, asked: Params): boolean {
  const [left, right] = [sorted(recorded), sorted(asked)];
  return (
    left.length === right.length &&
    left.every(([name, value], i) => {
      const [otherName, other = ''] = right[i] ?? [];
      if (name !== otherName) return false;
      return value === other || value === shortened(other) || REDACTED.test(value);
    })
  );
}

/** Writes the compared parameters in one line. */
export const paramText = (params: Params): string =>
  sorted(params)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
