import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Adds a sub-account. Resolves to the envelope when the username is taken (20302). (`auth.passadd`) */
export const passadd = (params: Params<'auth.passadd'>) => call('auth.passadd', params);

/** Deletes a sub-account; its traffic goes back to the main account. (`auth.passdelete`) */
export const passdelete = (params: Params<'auth.passdelete'>) => call('auth.passdelete', params);

/** Changes a sub-account's password. (`auth.passupdate`) */
export const passupdate = (params: Params<'auth.passupdate'>) => call('auth.passupdate', params);

/** Moves traffic (bytes) between the main account and a sub-account. (`auth.trafficupdate`) */
export const trafficupdate = (params: Params<'auth.trafficupdate'>) =>
  call('auth.trafficupdate', params);

/** Changes a sub-account's remark. (`auth.remarkupdate`) */
export const remarkupdate = (params: Params<'auth.remarkupdate'>) =>
  call('auth.remarkupdate', params);

/** Reads a page of sub-accounts, searched by keyword. (`auth.sublist`) */
export const sublist = (params: Params<'auth.sublist'>, options?: CallOptions) =>
  call('auth.sublist', params, options);

/** Adds a whitelist entry. (`auth.whiteipadd`) */
export const whiteipadd = (params: Params<'auth.whiteipadd'>) => call('auth.whiteipadd', params);

/** Changes a whitelist entry's remark. (`auth.whiteipupdate`) */
export const whiteipupdate = (params: Params<'auth.whiteipupdate'>) =>
  call('auth.whiteipupdate', params);

/** Reads a page of whitelist entries, searched by keyword. (`auth.whiteipget`) */
export const whiteipget = (params: Params<'auth.whiteipget'>, options?: CallOptions) =>
  call('auth.whiteipget', params, options);

/** Deletes a whitelist entry. (`auth.whiteipdelete`) */
export const whiteipdelete = (params: Params<'auth.whiteipdelete'>) =>
  call('auth.whiteipdelete', params);
