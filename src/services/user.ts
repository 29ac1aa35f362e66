import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Reads the current user. (`user.info`) */
export const info = (options?: CallOptions) => call('user.info', {}, options);

/** Renews the session in use. (`user.refreshToken`) */
export const refreshToken = (options?: CallOptions) => call('user.refreshToken', {}, options);

/** Changes the password of the main account. (`user.changepwd`) */
export const changepwd = (params: Params<'user.changepwd'>) => call('user.changepwd', params);

/** Makes a new API token; the old one stops working at once. (`user.genToken`) */
export const genToken = (options?: CallOptions) => call('user.genToken', {}, options);

/** Sets the language of the service's mails. (`user.setlang`) */
export const setlang = (params: Params<'user.setlang'>) => call('user.setlang', params);
