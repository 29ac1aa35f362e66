/** The codes of the envelope (spec §8). 0 is success; every other one is a failure. */
export const CODE = {
  success: 0,
  sessionInvalid: 10013,
  unknownEmail: 20101,
  wrongPassword: 20102,
  emailTaken: 20103,
  notActivated: 20104,
  linkInvalid: 20105,
  /** Our reading of a code that the specification leaves without a meaning. */
  usernameTaken: 20302,
  /** Our reading of a code that the specification leaves without a meaning. */
  couponInvalid: 20402,
  balanceTooSmall: 20403,
  noSuchOrder: 20404,
  notPaidYet: 20501,
  notEnoughTraffic: 20601,
  ipListed: 20701,
  whitelistFull: 20702,
  tooManyRequests: 30001,
  parameterWrong: 40001,
} as const;

/** Codes for which no toast is shown (spec §8). */
export const SILENT_CODES: readonly number[] = [
  CODE.sessionInvalid,
  CODE.couponInvalid,
  CODE.usernameTaken,
];

/** The server texts that the portal can translate, by their meaning. Any other text is shown unchanged. */
export const KNOWN_MESSAGES = {
  usernameTaken: 'Username Exist',
  couponInvalid: 'Invalid code',
  unknownEmail: 'This email has not been registered',
  wrongPassword: 'Password error',
  emailTaken: 'The email is registered',
  notActivated: 'The activation link has been sent, please open your email to activate',
  linkInvalid: 'Invalid link, please re-register',
  resetSent: 'A password reset link has been sent to your email',
  balanceTooSmall: 'Insufficient balance',
  noSuchOrder: 'Order not found',
  notPaidYet: 'Payment not received yet',
  notEnoughTraffic: 'Not enough traffic',
  ipListed: 'IP already in the whitelist',
  whitelistFull: 'The whitelist is full',
  tooManyRequests: 'Too many requests, please try again later',
} as const;

/** The meaning of a known server message. */
export type MessageKey = keyof typeof KNOWN_MESSAGES;

const BY_TEXT = new Map<string, MessageKey>(
  Object.entries(KNOWN_MESSAGES).map(([key, msg]) => [msg, key as MessageKey]),
);
const PARAMETER = /^Invalid parameter: ([\w.-]{1,64})$/;

/** Returns the meaning of a server message, or null when the catalogue does not know the message. */
export function knownMessage(msg: string): MessageKey | null {
  return BY_TEXT.get(msg) ?? null;
}

/** Returns the parameter that a 40001 message names, or null when the message is of another kind. */
export function namedParameter(msg: string): string | null {
  return PARAMETER.exec(msg)?.[1] ?? null;
}
