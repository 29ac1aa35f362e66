/** Sub-accounts and the whitelist. The backend's paths, which the portal's calls are named after, have them below `/auth`. */
import { service } from './call';

/** Adds a sub-account. Resolves to the envelope when the username is taken (20302). */
export const passadd = service('auth.passadd');

/** Deletes a sub-account; its traffic goes back to the main account. */
export const passdelete = service('auth.passdelete');

/** Changes a sub-account's password. */
export const passupdate = service('auth.passupdate');

/** Moves traffic (bytes) between the main account and a sub-account. */
export const trafficupdate = service('auth.trafficupdate');

/** Changes a sub-account's remark. */
export const remarkupdate = service('auth.remarkupdate');

/** Reads a page of sub-accounts, searched by keyword. */
export const sublist = service('auth.sublist');

/** Adds a whitelist entry. */
export const whiteipadd = service('auth.whiteipadd');

/** Changes a whitelist entry's remark. */
export const whiteipupdate = service('auth.whiteipupdate');

/** Reads a page of whitelist entries, searched by keyword. */
export const whiteipget = service('auth.whiteipget');

/** Deletes a whitelist entry. */
export const whiteipdelete = service('auth.whiteipdelete');
