import type { TrafficAction } from '@/api/contract';
import { TRAFFIC_ACTIONS } from '@/api/contract/lists';
import type { Retype } from '@/lib/number/decimalInput';
import { NO_TRAFFIC, type TrafficUnit, type TypedTraffic } from '@/lib/number/traffic';
import { type Fields, fieldsOf } from '@/lib/text/json';

/** The part of a new sub-account's form that outlives the session: never the password. */
export interface SubAccountDraft {
  readonly username: string;
  readonly remark: string;
  readonly limit: TypedTraffic;
}

const isUnit = (unit: unknown): unit is TrafficUnit => unit === 'MB' || unit === 'GB';

/** Reads a stored amount; null for anything else. */
export function readTrafficDraft({ text, unit }: Fields, retype: Retype): TypedTraffic | null {
  return typeof text === 'string' && isUnit(unit) ? { text: retype(text), unit } : null;
}

/** Reads a stored draft; null for anything else. An amount that cannot be read is left out. */
export function readSubAccountDraft(
  { username = '', remark = '', limit }: Fields,
  retype: Retype,
): SubAccountDraft | null {
  if (typeof username !== 'string' || typeof remark !== 'string') return null;
  return { username, remark, limit: readTrafficDraft(fieldsOf(limit), retype) ?? NO_TRAFFIC };
}

/** Unsent input of the dialog that moves traffic of one sub-account or of several. */
export interface MovesDraft {
  readonly action: TrafficAction;
  /** The amount for each of them. */
  readonly amount: TypedTraffic;
}

/** Reads a stored draft of moves; null for anything else. */
export function readMovesDraft(fields: Fields, retype: Retype): MovesDraft | null {
  const action = TRAFFIC_ACTIONS.find((one) => one === fields.action);
  const amount = readTrafficDraft(fieldsOf(fields.amount), retype);
  return action === undefined || amount === null ? null : { action, amount };
}
