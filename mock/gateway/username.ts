/**
 * The gateway's own reading of the proxy username. It shares no code with the portal's composer, so that each tests the other.
 */

/** The parts of a proxy username. */
export interface Targeting {
  account: string;
  /** Lower case; "" = any. */
  country: string;
  state: string;
  city: string;
  /** Null = another IP on each request. */
  session: string | null;
  minutes: number | null;
}

const MARK = '-zone-resi';
/** Segments after the mark, in their fixed order, each with the pattern of its value. */
const SEGMENTS = [
  ['region', /^[a-z]{2}$/],
  ['st', /^[a-z0-9_]+$/],
  ['city', /^[a-z0-9_]+$/],
  ['session', /^[a-z0-9]{8,12}$/],
  ['sessTime', /^[1-9]\d{0,3}$/],
] as const;
const MAX_MINUTES = 1440;

/** Reads a username; null when it breaks the grammar. */
export function decodeUsername(username: string): Targeting | null {
  const mark = username.indexOf(MARK);
  const account = username.slice(0, mark);
  if (mark < 1 || !/^[A-Za-z0-9]+$/.test(account)) return null;
  const rest = username.slice(mark + MARK.length);
  if (rest !== '' && !rest.startsWith('-')) return null;
  const words = rest === '' ? [] : rest.slice(1).split('-');
  const values = new Map<string, string>();
  for (const [name, shape] of SEGMENTS) {
    if (words[0] !== name) continue;
    const value = words[1];
    if (value === undefined || !shape.test(value)) return null;
    values.set(name, value);
    words.splice(0, 2);
  }
  if (words.length > 0) return null;
  const read = (name: string) => values.get(name) ?? '';
  if (!values.has('region') && (values.has('st') || values.has('city'))) return null;
  if (values.has('session') !== values.has('sessTime')) return null;
  const minutes = values.has('sessTime') ? Number(read('sessTime')) : null;
  if (minutes !== null && minutes > MAX_MINUTES) return null;
  return {
    account,
    country: read('region'),
    state: read('st'),
    city: read('city'),
    session: values.get('session') ?? null,
    minutes,
  };
}
