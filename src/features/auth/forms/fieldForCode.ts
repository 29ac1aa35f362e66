/** The first digits of the codes about an account: 20101 to 20199. */
const ACCOUNT_CODE = /^201\d\d$/;

/**
 * Returns the field that an error code belongs to in the forms before sign-in: the codes about an account mark the e-mail.
 * Null for any other code, such as "Too many requests".
 */
export const fieldForCode = (code: number) => (ACCOUNT_CODE.test(`${code}`) ? 'email' : null);
