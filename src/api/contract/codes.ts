/** Everything that the portal decides by a code of the envelope alone (spec §8). */
export interface CodeRule {
  /** The server's text, which `server.…` in the locales translates; null for one that is not translated, or not fixed. */
  readonly msg: string | null;
  /** True when no toast is shown. */
  readonly isSilent: boolean;
  /** The calls that would get this code again: those with the same values, all of the same kind, or all. */
  readonly repeatsFor: 'values' | 'kind' | 'all';
  /** The changes that were certainly not made when this code answers them. After any other code they may have been. */
  readonly surelyRefuses: readonly ('purchase' | 'subAccount')[];
}

/** A refusal of the sent values, which is also what a code outside the table is taken for. */
const REFUSAL = {
  msg: null,
  isSilent: false,
  repeatsFor: 'values',
  surelyRefuses: [],
} as const satisfies CodeRule;

/** One row for each code but 0. */
export const FAILURE_CODES = {
  sessionInvalid: {
    ...REFUSAL,
    code: 10013,
    isSilent: true,
    repeatsFor: 'all',
    surelyRefuses: ['subAccount'],
  },
  unknownEmail: { ...REFUSAL, code: 20101, msg: 'This email has not been registered' },
  wrongPassword: { ...REFUSAL, code: 20102, msg: 'Password error' },
  emailTaken: { ...REFUSAL, code: 20103, msg: 'The email is registered' },
  notActivated: {
    ...REFUSAL,
    code: 20104,
    msg: 'The activation link has been sent, please open your email to activate',
  },
  linkInvalid: { ...REFUSAL, code: 20105, msg: 'Invalid link, please re-register' },
  /** Our reading of a code that the specification leaves without a meaning. */
  usernameTaken: { ...REFUSAL, code: 20302, msg: 'Username Exist', isSilent: true },
  /** Our reading of a code that the specification leaves without a meaning. */
  couponInvalid: {
    ...REFUSAL,
    code: 20402,
    msg: 'Invalid code',
    isSilent: true,
    surelyRefuses: ['purchase'],
  },
  balanceTooSmall: {
    ...REFUSAL,
    code: 20403,
    msg: 'Insufficient balance',
    surelyRefuses: ['purchase'],
  },
  noSuchOrder: { ...REFUSAL, code: 20404, msg: 'Order not found' },
  notPaidYet: { ...REFUSAL, code: 20501, msg: 'Payment not received yet' },
  notEnoughTraffic: {
    ...REFUSAL,
    code: 20601,
    msg: 'Not enough traffic',
    surelyRefuses: ['subAccount'],
  },
  ipListed: { ...REFUSAL, code: 20701, msg: 'IP already in the whitelist' },
  whitelistFull: { ...REFUSAL, code: 20702, msg: 'The whitelist is full', repeatsFor: 'kind' },
  tooManyRequests: {
    ...REFUSAL,
    code: 30001,
    msg: 'Too many requests, please try again later',
    repeatsFor: 'all',
    surelyRefuses: ['purchase', 'subAccount'],
  },
  parameterWrong: { ...REFUSAL, code: 40001, surelyRefuses: ['purchase', 'subAccount'] },
} as const satisfies Readonly<Record<string, CodeRule & { readonly code: number }>>;

type Failures = typeof FAILURE_CODES;
export type FailureName = keyof Failures;

/** The names of the failures whose text the locales translate. */
type TranslatedName = {
  [Name in FailureName]: Failures[Name]['msg'] extends string ? Name : never;
}[FailureName];

/** The meaning of a known server message: a failure's, or the message that a password link was mailed. */
export type KnownMessage = TranslatedName | 'resetSent';

const FAILURES = Object.entries(FAILURE_CODES) as readonly (readonly [
  FailureName,
  Failures[FailureName],
])[];

/** The codes of the envelope by their names. 0 is success; every other one is a failure. */
export const CODE = {
  success: 0,
  ...(Object.fromEntries(FAILURES.map(([name, { code }]) => [name, code])) as {
    readonly [Name in FailureName]: Failures[Name]['code'];
  }),
} as const;

const BY_CODE: ReadonlyMap<number, CodeRule> = new Map(
  FAILURES.map(([, rule]) => [rule.code, rule]),
);

/**
 * Returns the rule of a failure's code. One outside the table counts as a refusal of the sent values that does not rule a change
 * out.
 */
export const codeRule = (code: number): CodeRule => BY_CODE.get(code) ?? REFUSAL;

const BY_TEXT = new Map<string | null, KnownMessage>([
  ...FAILURES.map(([name, { msg }]) => [msg, name as KnownMessage] as const),
  ['A password reset link has been sent to your email', 'resetSent'],
]);
const PARAMETER = /^Invalid parameter: ([\w.-]{1,64})$/;

/** Returns the meaning of a server message, or null when the catalogue does not know the message. */
export function knownMessage(msg: string): KnownMessage | null {
  return BY_TEXT.get(msg) ?? null;
}

/** Returns the parameter that a 40001 message names, or null when the message is of another kind. */
export function namedParameter(msg: string): string | null {
  return PARAMETER.exec(msg)?.[1] ?? null;
}
