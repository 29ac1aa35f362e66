/**
 * The examples of calls: each stands in the file of its row, and the compiler asks for it there. Tests, the contract check
 * and docs/openapi.json read them; no shipped code does, so no byte of them, and of the groups' descriptions beside them, is in the build.
 */
import type { Call } from './call';

/** The records that the parameters of examples name; the sender of an example chooses them. */
export interface ExampleSubjects {
  /** The address that the customer signs in with. */
  readonly email: string;
  readonly password: string;
  /** An address without an account. */
  readonly newEmail: string;
  readonly newPassword: string;
  /** From the link in a mail. */
  readonly resetToken: string;
  /** Id of a sub-account with some traffic. */
  readonly subAccount: string;
  /** A name that no sub-account has yet. */
  readonly username: string;
  /** Id of a whitelist entry. */
  readonly whitelistEntry: string;
  /** An address that is not in the whitelist. */
  readonly ip: string;
  /** Id of a payment. */
  readonly payment: string;
  /** An id that no purchase has. */
  readonly requestId: string;
  readonly countryCode: string;
  /** Days in UTC, both included. */
  readonly days: { readonly start: string; readonly end: string };
}

/** How tests and the contract check make a call. */
export interface Example {
  /** The purpose, in the words of the specification. */
  readonly purpose: string;
  /** Tells operators in a sentence what the call does (docs/openapi.json). */
  readonly description: string;
  /** Parameters that a correct backend accepts, by the portal's names; left out where the call has none. */
  readonly params?: (of: ExampleSubjects) => object;
  /** For a change; left out, the contract check makes it on a disposable account only. `write`: the check undoes the change. */
  readonly needs?: 'nothing' | 'write';
  /** The page that makes the call, below /client, where tests check its failures; left out for a change that several make. */
  readonly page?: string;
  /** True when other pages make the call, too, so that it does not tell which page is open. */
  readonly isOnSeveralPages?: true;
  /** The time by which the rows come, the newest first; left out where the contract promises no order. */
  readonly newestFirst?: string;
}

/** An example for each of some calls. */
export type Examples<G extends Readonly<Record<string, Call>>> = {
  readonly [C in keyof G]: Example & (G[C]['changes'] extends true ? unknown : { page: string });
};

export const PAGE = { page: 1, pageSize: 20 } as const;
