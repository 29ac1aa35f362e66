import { ensureDebian } from '../../scripts/debian.mjs';
import { NGINX_PACKAGES } from '../host/nginx';
import { FIREFOX_PACKAGES } from './firefox';
import { WEBKIT_PACKAGES } from './webkit';

/** Installs both browsers and nginx where they are missing. Throws when they cannot be installed. */
export default function install(): void {
  const failed = ensureDebian([...FIREFOX_PACKAGES, ...WEBKIT_PACKAGES, ...NGINX_PACKAGES]);
  if (failed.length > 0) throw new Error(`Debian's ${failed.join(', ')} cannot be installed here`);
}
