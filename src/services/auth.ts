import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Adds a sub-account. Resolves to the envelope when the username is taken (20302). (`auth.passadd`) */
export const passadd = (params: Params<'auth.passadd'>, options?: CallOptions) =>
  call('auth.passadd', params, options);

/** Deletes a sub-account; its traffic goes back to the main account. (`auth.passdelete`) */
export const passdelete = (params: Params<'auth.passdelete'>, options?: CallOptions) =>
  call('auth.passdelete', params, options);

/** Changes a sub-account's password. (`auth.passupdate`) */
export const passupdate = (params: Params<'auth.passupdate'>, options?: CallOptions) =>
  call('auth.passupdate', params, options);

/** Moves traffic (bytes) between the main account and a sub-account. (`auth.trafficupdate`) */
export const trafficupdate = (params: Params<'auth.trafficupdate'>, options?: CallOptions) =>
  call('auth.trafficupdate', params, options);

/** Changes a sub-account's remark. (`auth.remarkupdate`) */
export const remarkupdate = (params: Params<'auth.remarkupdate'>, options?: CallOptions) =>
  call('auth.remarkupdate', params, options);

/** Reads a page of sub-accounts, searched by keyword. (`auth.sublist`) */
export const sublist = (params: Params<'auth.sublist'>, options?: CallOptions) =>
  call('auth.sublist', params, options);

/** Adds a whitelist entry. (`auth.whiteipadd`) */
export const whiteipadd = (params: Params<'auth.whiteipadd'>, options?: CallOptions) =>
  call('auth.whiteipadd', params, options);

/** Changes a whitelist entry's remark. (`auth.whiteipupdate`) */
export const whiteipupdate = (params: Params<'auth.whiteipupdate'>, options?: CallOptions) =>
  call('auth.whiteipupdate', params, options);

/** Reads a page of whitelist entries, searched by keyword. (`auth.whiteipget`) */
export const whiteipget = (params: Params<'auth.whiteipget'>, options?: CallOptions) =>
  call('auth.whiteipget', params, options);

/** Deletes a whitelist entry. (`auth.whiteipdelete`) */
export const whiteipdelete = (params: Params<'auth.whiteipdelete'>, options?: CallOptions) =>
  call('auth.whiteipdelete', params, options);
