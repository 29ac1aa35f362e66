/** When a call of the replayed portal is one of the file. Secrets are not compared: a report has other texts in their place. */
import type { Params } from './recorded';

/** As the report's own rule names them, and the id that the portal makes anew for each purchase. */
const NOT_COMPARED =
  /(?:pass(?:word|wd|phrase)?|pwd|token|secret|jwt|api_?key|credentials?|authorization|cookie)\d*$|^request_id$/i;
const REDACTED = /redacted\d{4}/;

/** Whether a name is a secret's, or of another value each time. */
export const isCompared = (name: string): boolean => !NOT_COMPARED.test(name);

const shortened = (value: string): string => value.replace(/^(.)[^@]*@/u, '$1***@');

const sorted = (params: Params): Params =>
  params
    .filter(([name]) => isCompared(name))
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));

/** Whether a call with these parameters is the recorded one. */
export function fits(recorded: Params, asked: Params): boolean {
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

/** The parameters in a line, as far as they are compared. */
export const paramText = (params: Params): string =>
  sorted(params)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
