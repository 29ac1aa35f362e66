/**
 * The examples of calls: each stands in the file of its row, and the compiler asks for it there. Tests, the contract check, the faults of
 * `tests/faults` and docs/openapi.json read them; no shipped code does, so no byte of them is in the build.
 */
import type { ParamsOf } from '../wire';
import type { Call } from './call';

/** The things that the parameters of examples name. Whoever sends them says which. */
export interface Subjects {
  /** What the customer signs in with. */
  readonly email: string;
  readonly password: string;
  /** Of nobody yet. */
  readonly newEmail: string;
  readonly newPassword: string;
  /** Of a link from a mail. */
  readonly resetToken: string;
  /** Id of a sub-account with some traffic. */
  readonly subAccount: string;
  /** Of a sub-account that is not there yet. */
  readonly username: string;
  /** Id of a whitelist entry. */
  readonly whitelistEntry: string;
  /** An address that is not in the whitelist. */
  readonly ip: string;
  /** Id of a payment. */
  readonly payment: string;
  /** Of a purchase that nobody has made. */
  readonly requestId: string;
  readonly countryCode: string;
  /** Days in UTC, both included. */
  readonly days: { readonly start: string; readonly end: string };
}

/** What the contract check must be told before it makes a call: nothing, `--write` or `--disposable-account`. */
export type Need = 'nothing' | 'write' | 'disposable';

interface Reading {
  /** The page that makes the call, below /client: there its failures are looked at. */
  readonly page: string;
}
interface Change {
  /** Without it, the contract check makes the call on a disposable account only. `write`: the check undoes what it did. */
  readonly needs?: Exclude<Need, 'disposable'>;
}
type Parameters<P> = keyof P extends never
  ? { readonly params?: undefined }
  : {
      /** Parameters that a right backend answers. */
      readonly params: (of: Subjects) => P;
    };

/** How a call is used where it is not the portal that makes it. */
export type Example<C extends Call> = Parameters<ParamsOf<C['params']>> &
  (C['changes'] extends true ? Change : Reading) & {
    /** The fields of its answer, by their names on the wire, that the thing has a meaning without. */
    readonly neutral?: readonly string[];
  };

/** An example for each of some calls. */
export type Examples<G extends Readonly<Record<string, Call>>> = {
  readonly [C in keyof G]: Example<G[C]>;
};

export const PAGE = { page: 1, pageSize: 20 } as const;
