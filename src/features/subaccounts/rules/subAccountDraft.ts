import { convertTypedNumber } from '@/lib/number/decimalInput';
import { NO_TRAFFIC, type TrafficUnit, type TypedTraffic } from '@/lib/number/traffic';
import { fieldsOf } from '@/lib/text/json';

/** The part of a new sub-account's form that outlives the session: never the password. */
export interface SubAccountDraft {
  readonly username: string;
  readonly remark: string;
  readonly limit: TypedTraffic;
}

/** The stored draft, with the language in which its amount was typed. */
export type StoredSubAccountDraft = Omit<SubAccountDraft, 'limit'> &
  TypedTraffic & { readonly typedIn: string };

const isUnit = (unit: unknown): unit is TrafficUnit => unit === 'MB' || unit === 'GB';

/** Reads a stored draft in the number format of `locale`; null for anything else. An amount that cannot be read is left out. */
export function readSubAccountDraft(stored: unknown, locale: string): SubAccountDraft | null {
  const { username, remark, text, unit, typedIn } = fieldsOf(stored);
  if (typeof username !== 'string' || typeof remark !== 'string') return null;
  if (typeof text !== 'string' || !isUnit(unit)) return { username, remark, limit: NO_TRAFFIC };
  const from = typeof typedIn === 'string' ? typedIn : locale;
  return { username, remark, limit: { text: convertTypedNumber(text, from, locale), unit } };
}
