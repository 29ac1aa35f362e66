import { sha256 } from '@noble/hashes/sha2.js';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { type CustomerRow, createCustomerRows } from '@/lib/browser/storage/customerRows';
import { randomBytes } from '@/lib/random';
import { fieldsOf } from '@/lib/text/json';
import { isRecent } from '../rules/subAccountChange';

const SALT_BYTES = 16;

/** A sent addition whose answer is missing. The password is kept as a salted hash, because an attempt outlives the document. */
interface Attempt {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
  /** UTC seconds of the service's clock. */
  readonly at: number;
}

/** The attempts of one username, which is the row's id. */
interface AttemptsRow extends CustomerRow {
  readonly tries: readonly Attempt[];
}

const isAttemptsRow = (stored: unknown): stored is AttemptsRow =>
  Array.isArray(fieldsOf(stored).tries);

const rows = createCustomerRows('subAccountTries', 'tries', isAttemptsRow);

function hashOf(salt: Uint8Array, password: string): Uint8Array {
  return sha256(new Uint8Array([...salt, ...new TextEncoder().encode(password)]));
}

const isMatch = ({ salt, hash }: Attempt, password: string): boolean =>
  hashOf(salt, password).every((byte, index) => byte === hash[index]);

const findRecent = (all: readonly AttemptsRow[], username: string): readonly Attempt[] =>
  (all.find(({ id }) => id === username)?.tries ?? []).filter(({ at }) =>
    isRecent(at, serviceNow()),
  );

/** Additions of sub-accounts whose answers are missing, by customer and username, for all tabs, for 24 hours. */
export const addAttempts = {
  /** Returns a function that tells whether a password is one of a username's attempts; null when there are none. */
  async find(customer: string, username: string): Promise<((password: string) => boolean) | null> {
    const own = findRecent(await rows.read(customer), username);
    return own.length === 0 ? null : (password) => own.some((one) => isMatch(one, password));
  },
  /** Keeps an attempt, before its call leaves. */
  async add(customer: string, username: string, password: string): Promise<void> {
    const salt = randomBytes(SALT_BYTES);
    const one = { salt, hash: hashOf(salt, password), at: serviceNow() };
    await rows.change(customer, (all) => {
      const old = all.filter(({ id }) => findRecent(all, id).length === 0).map(({ id }) => id);
      const row = { userId: customer, id: username, tries: [...findRecent(all, username), one] };
      return { result: null, write: [row], remove: old.filter((id) => id !== username) };
    });
  },
  /** Forgets the attempts of a username: the sub-account is listed, or was certainly not added. */
  async drop(customer: string, username: string): Promise<void> {
    await rows.change(customer, () => ({ result: null, remove: [username] }));
  },
};
