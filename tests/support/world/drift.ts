/**
 * Ways in which a backend drifts from the exact contract, as changes of the JSON in its answers. Property tests mix them,
 * tests of rendered pages put the whole world under some.
 */
import { createRandom, integer } from '../../../mock/world/random';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Changes one field of an answer; undefined leaves the field out. */
type FieldDrift = (key: string, value: Json) => Json | undefined;

const TIMES = /^(?:at|.*_at|.*time)$/;
const MONEY =
  /^(?:balance|amount|fee|total|total_amount|price_per_gb|original_price|discount|processing_fee|paid_amount)$/;
const OPTIONAL_TEXTS = /^(?:remark|name|region|continent|country|state|city|lang)$/;
const MS = 1000;

function isMoney(key: string, value: Json): value is string {
  return MONEY.test(key) && typeof value === 'string';
}

/** Values that no closed list of the contract has. */
export const UNKNOWN = {
  tag: 'editors_choice',
  status: 'disputed',
  type: 'gift',
  paid_type: 'voucher',
  payment_status: 'aml_hold',
  protocol: 'quic',
} as const;

function isUnknown(key: string): key is keyof typeof UNKNOWN {
  return Object.hasOwn(UNKNOWN, key);
}

/** The drifts that leave every row readable. */
export const MILD_DRIFTS = {
  'whole numbers as text': (_key, value) =>
    typeof value === 'number' && Number.isInteger(value) ? String(value) : value,
  'money as numbers': (key, value) => (isMoney(key, value) ? Number(value) : value),
  'money with other digits': (key, value) => {
    if (!isMoney(key, value)) return value;
    return value.endsWith('0') ? value.replace(/\.?0+$/, '') : `${value}0000`;
  },
  'times in milliseconds': (key, value) =>
    TIMES.test(key) && typeof value === 'number' ? value * MS : value,
  'null instead of optional text': (key, value) => (OPTIONAL_TEXTS.test(key) ? null : value),
  'what is null left out': (_key, value) => (value === null ? undefined : value),
  'yes and no as 1 and 0': (_key, value) => (typeof value === 'boolean' ? Number(value) : value),
  'values that no list has': (key, value) => {
    if (key === 'protocols' && Array.isArray(value)) return [...value, UNKNOWN.protocol];
    return isUnknown(key) && typeof value === 'string' ? UNKNOWN[key] : value;
  },
} as const satisfies Record<string, FieldDrift>;

export type MildDrift = keyof typeof MILD_DRIFTS;

/** Changes every field of an answer's data that the drift touches. */
export function drifted(data: Json, drift: FieldDrift): Json {
  if (Array.isArray(data)) return data.map((one) => drifted(one, drift));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).flatMap(([key, value]): [string, Json][] => {
    const changed = drift(key, value);
    return changed === undefined ? [] : [[key, drifted(changed, drift)]];
  });
  return Object.fromEntries(entries);
}

/** Possible changes of a field: any mild drift, no field at all, or a value of another kind. */
const WHATEVER: readonly FieldDrift[] = [
  ...Object.values(MILD_DRIFTS),
  () => undefined,
  () => ({ unexpected: true }),
  () => [],
  () => '',
  () => -1,
];

/** Makes a random drift, the same for the same `seed`: one of `of` fields is changed, in each row by itself. */
export function anyDrift(seed: number, of: number): FieldDrift {
  const random = createRandom(seed);
  return (key, value) => {
    if (integer(random, 1, of) > 1) return value;
    return WHATEVER[integer(random, 0, WHATEVER.length - 1)]?.(key, value);
  };
}

/** Adds extra fields, which the contract does not have, to every object of an answer's data. */
export function withExtraFields(data: Json): Json {
  if (Array.isArray(data)) return data.map(withExtraFields);
  if (typeof data !== 'object' || data === null) return data;
  const inner = Object.entries(data).map(([key, value]) => [key, withExtraFields(value)] as const);
  return { ...Object.fromEntries(inner), vip_level: 3, nested: { deep: [null] } };
}

/** Returns the rows of a list, paged or whole; null for anything else. */
export function rowsOf(data: Json): Json[] | null {
  if (Array.isArray(data)) return data;
  const list = typeof data === 'object' && data !== null && !Array.isArray(data) && data.list;
  return Array.isArray(list) ? list : null;
}

/** Replaces the rows of an answer's data. */
export function withRows(data: Json, rows: Json[]): Json {
  return Array.isArray(data) ? rows : { ...(data as { [key: string]: Json }), list: rows };
}

/** A row that nobody can read. */
export const BROKEN_ROW: Json = { unexpected: { deep: true } };

/** Breaks the first row of a list in an answer's data. */
export function withBrokenRow(data: Json): Json {
  const rows = rowsOf(data);
  return rows && rows.length > 0 ? withRows(data, [BROKEN_ROW, ...rows.slice(1)]) : data;
}
