import { randomText } from './random';

/** Length of a password (spec §5). */
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 30;
/** Length of a sub-account's username (spec §5). */
const SUB_USERNAME_MIN = 12;
const SUB_USERNAME_MAX = 24;

const GENERATED_LENGTH = 16;
/** Letters and digits only, without those that look alike, so that a password is safe in every proxy line format. */
const GENERATED_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A usual e-mail address, in any script: a dot and two more characters after one at sign. The service decides the rest. */
export const EMAIL = /^[^\s@"]+@[^\s@]+\.[^\s@.]{2,}$/;

/** A rule and whether a text meets the rule, for display while the customer types. */
export interface RuleState<Rule extends string> {
  readonly rule: Rule;
  readonly met: boolean;
}

export type PasswordRule = 'length' | 'letter' | 'number';
export type SubUsernameRule = 'length' | 'characters';

function lengthWithin(text: string, min: number, max: number): boolean {
  const length = [...text].length;
  return length >= min && length <= max;
}

/** Returns the rules of a password (spec §5): 8 to 30 characters, a letter of a-z or A-Z, a digit 0-9. */
export function passwordRules(password: string): RuleState<PasswordRule>[] {
  return [
    { rule: 'length', met: lengthWithin(password, PASSWORD_MIN, PASSWORD_MAX) },
    { rule: 'letter', met: /[a-z]/i.test(password) },
    { rule: 'number', met: /\d/.test(password) },
  ];
}

/** True when a password meets every rule. */
export function isPassword(password: string): boolean {
  return passwordRules(password).every(({ met }) => met);
}

/**
 * Returns the rules of a sub-account's username (spec §5): 12 to 24 characters, letters a-z A-Z and digits only. A hyphen would
 * break the grammar of the proxy username.
 */
export function subUsernameRules(username: string): RuleState<SubUsernameRule>[] {
  return [
    { rule: 'length', met: lengthWithin(username, SUB_USERNAME_MIN, SUB_USERNAME_MAX) },
    { rule: 'characters', met: /^[A-Za-z0-9]+$/.test(username) },
  ];
}

/** True when a sub-account's username meets every rule. */
export function isSubUsername(username: string): boolean {
  return subUsernameRules(username).every(({ met }) => met);
}

/** Generates a password of sixteen letters and digits that meets every rule and is safe in every proxy line format. */
export function generatePassword(): string {
  for (;;) {
    const password = randomText(GENERATED_ALPHABET, GENERATED_LENGTH);
    if (isPassword(password)) return password;
  }
}
