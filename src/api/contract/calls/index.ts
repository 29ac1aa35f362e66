/**
 * The table of calls (spec §7): one row per call, in the file of the first part of its name. Everything that knows a path, a method or a
 * field name of the backend is in `src/api/contract`.
 */
import type * as read from '../decoders';
import type { ParamsOf } from '../wire';
import { account } from './account';
import { auth } from './auth';
import { dynamic } from './dynamic';
import { order } from './order';
import { recharge } from './recharge';
import { traffic } from './traffic';
import { user } from './user';

export type { Call } from './call';

export const calls = {
  ...account,
  ...user,
  ...recharge,
  ...order,
  ...auth,
  ...dynamic,
  ...traffic,
} as const;

export type Calls = typeof calls;
/** The name of a call: `<folder>.<last part of the path>`. */
export type CallName = keyof Calls;
/** Returns the path of a call, below `/api`. */
export const pathOf = (call: CallName): string => `/${call.replace('.', '/')}`;
/** The parameters that the portal passes to a call. */
export type Params<C extends CallName> = ParamsOf<Calls[C]['params']>;
/** The data that the portal gets from a call. */
export type Data<C extends CallName> = read.Decoded<Calls[C]['data']>;
/** The `data` that the server sends when it keeps to the contract. */
export type WireData<C extends CallName> = read.WireInput<Calls[C]['data']>;

/** The calls that resolve with their envelope. */
export type PassingCall = {
  [C in CallName]: Calls[C] extends { passThrough: unknown } ? C : never;
}[CallName];

/** Base of every call (spec §9). */
export const API_BASE = '/api';
/** The header that carries the session, empty when anonymous (spec §7). */
export const TOKEN_HEADER = 'JWT-TOKEN';
