import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Signs in. Answers the session. (`account.login`) */
export const login = (params: Params<'account.login'>, options?: CallOptions) =>
  call('account.login', params, options);

/** Signs up; an activation link is mailed. (`account.signup`) */
export const signup = (params: Params<'account.signup'>, options?: CallOptions) =>
  call('account.signup', params, options);

/** Has a reset link mailed. (`account.forgetPwd`) */
export const forgetPwd = (params: Params<'account.forgetPwd'>, options?: CallOptions) =>
  call('account.forgetPwd', params, options);

/** Sets a new password with the token of a reset link. (`account.resetPwd`) */
export const resetPwd = (params: Params<'account.resetPwd'>, options?: CallOptions) =>
  call('account.resetPwd', params, options);
