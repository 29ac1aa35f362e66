import type { TrafficAction } from '@/api/contract';
import { TRAFFIC_ACTIONS } from '@/api/contract/lists';
import { convertTypedNumber } from '@/lib/number/decimalInput';
import { NO_TRAFFIC, type TrafficUnit, type TypedTraffic } from '@/lib/number/traffic';
import { fieldsOf } from '@/lib/text/json';

/** The part of a new sub-account's form that outlives the session: never the password. */
export interface SubAccountDraft {
  readonly username: string;
  readonly remark: string;
  readonly limit: TypedTraffic;
}

/** A stored amount, with the language in which it was typed. */
export type StoredTraffic = TypedTraffic & { readonly typedIn: string };

/** The stored draft. */
export type StoredSubAccountDraft = Omit<SubAccountDraft, 'limit'> & StoredTraffic;

const isUnit = (unit: unknown): unit is TrafficUnit => unit === 'MB' || unit === 'GB';

/** Reads a stored amount in the number format of `locale`; null for anything else. */
export function readTrafficDraft(stored: unknown, locale: string): TypedTraffic | null {
  const { text, unit, typedIn } = fieldsOf(stored);
  if (typeof text !== 'string' || !isUnit(unit)) return null;
  const from = typeof typedIn === 'string' ? typedIn : locale;
  return { text: convertTypedNumber(text, from, locale), unit };
}

/** Reads a stored draft in the number format of `locale`; null for anything else. An amount that cannot be read is left out. */
export function readSubAccountDraft(stored: unknown, locale: string): SubAccountDraft | null {
  const { username, remark } = fieldsOf(stored);
  if (typeof username !== 'string' || typeof remark !== 'string') return null;
  return { username, remark, limit: readTrafficDraft(stored, locale) ?? NO_TRAFFIC };
}

/** What was typed to move traffic of several sub-accounts. */
export interface MovesDraft {
  readonly action: TrafficAction;
  /** The amount for all of them. */
  readonly same: TypedTraffic;
  /** Amounts for single ones, by their ids, in the unit of all. */
  readonly own: Readonly<Record<string, string>>;
}

/** The stored draft of several moves. */
export type StoredMoves = Omit<MovesDraft, 'same'> & StoredTraffic;

/** Reads a stored draft of several moves in the number format of `locale`; null for anything else. */
export function readMovesDraft(stored: unknown, locale: string): MovesDraft | null {
  const fields = fieldsOf(stored);
  const action = TRAFFIC_ACTIONS.find((one) => one === fields.action);
  const same = readTrafficDraft(stored, locale);
  if (action === undefined || same === null) return null;
  const own = Object.entries(fieldsOf(fields.own)).map(([id, text]) => {
    const typed = readTrafficDraft({ ...fields, text }, locale) ?? NO_TRAFFIC;
    return [id, typed.text] as const;
  });
  return { action, same, own: Object.fromEntries(own) };
}
