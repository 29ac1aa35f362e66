import { service } from './call';

/** Signs in. Returns the session. */
export const login = service('account.login');

/** Signs up; an activation link is mailed. */
export const signup = service('account.signup');

/** Mails a reset link. */
export const forgetPwd = service('account.forgetPwd');

/** Sets a new password with the token of a reset link. */
export const resetPwd = service('account.resetPwd');
