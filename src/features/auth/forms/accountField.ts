/** The first digits of the codes about an account: 20101 to 20199. */
const ACCOUNT_CODE = /^201\d\d$/;

/**
 * Which field of the forms before sign-in a code is about: the codes about an account mark the e-mail. Any other, such as "Too
 * many requests", says nothing about a field.
 */
export const accountField = (code: number) => (ACCOUNT_CODE.test(`${code}`) ? 'email' : null);
