import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Signs in. Returns the session. (`account.login`) */
export const login = (params: Params<'account.login'>, options?: CallOptions) =>
  call('account.login', params, options);

/** Signs up; an activation link is mailed. (`account.signup`) */
export const signup = (params: Params<'account.signup'>, options?: CallOptions) =>
  call('account.signup', params, options);

/** Mails a reset link. (`account.forgetPwd`) */
export const forgetPwd = (params: Params<'account.forgetPwd'>, options?: CallOptions) =>
  call('account.forgetPwd', params, options);

/** Sets a new password with the token of a reset link. (`account.resetPwd`) */
export const resetPwd = (params: Params<'account.resetPwd'>, options?: CallOptions) =>
  call('account.resetPwd', params, options);
