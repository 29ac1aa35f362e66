import type { Params } from '@/api/contract';
import { call } from './call';

/** Signs in. Returns the session. (`account.login`) */
export const login = (params: Params<'account.login'>) => call('account.login', params);

/** Signs up; an activation link is mailed. (`account.signup`) */
export const signup = (params: Params<'account.signup'>) => call('account.signup', params);

/** Mails a reset link. (`account.forgetPwd`) */
export const forgetPwd = (params: Params<'account.forgetPwd'>) => call('account.forgetPwd', params);

/** Sets a new password with the token of a reset link. (`account.resetPwd`) */
export const resetPwd = (params: Params<'account.resetPwd'>) => call('account.resetPwd', params);
