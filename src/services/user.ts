import { service } from './call';

/** Reads the current user. */
export const info = service('user.info');

/** Renews the session in use. */
export const refreshToken = service('user.refreshToken');

/** Changes the password of the main account. */
export const changepwd = service('user.changepwd');

/** Makes a new API token; the old one stops working at once. */
export const genToken = service('user.genToken');

/** Sets the language of the service's mails. */
export const setlang = service('user.setlang');
