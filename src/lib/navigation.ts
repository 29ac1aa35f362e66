/** The base path of the app (spec §2). */
export const PORTAL_BASE = '/client';
/** Target of anonymous customers, and target of signed-in ones who open a public page (spec §2). */
export const LOGIN_PATH = '/user/login';
export const HOME_PATH = '/';
/** The page that a mailed link opens to set a new password. */
export const RESET_PATH = '/user/resetpassword';
/**
 * Matches the query and fragment of an address that a mail, Google or Yandex leads to (src/features/auth/rules/linkParams.ts). No other
 * address is read as a link, and at these nothing is painted before the portal's code is there (config/plugins/start/paint.ts).
 */
export const LINK_PARAMS = /[?&;](activated|invalid|token)=|[#&](jwt_token|error)=/;
/** Pages that anonymous customers may open (spec §2, §6). */
export const PUBLIC_PATHS = [
  LOGIN_PATH,
  '/user/register',
  RESET_PATH,
  '/user/emailtoreset',
] as const;

/** The parent of the public pages, which redirects to login. No other page is below it. */
const USER_PATH = '/user';
const LONGEST_TARGET = 2000;
/** Backslashes, control characters and white space, which browsers interpret in ways of their own. */
const TREACHEROUS = /[\\\s\p{Cc}]/u;
/** One slash. After two, the next name would be a host. */
const SLASH = /^\/(?!\/)/;
/** A path is parsed with an origin; the result does not depend on it. */
const ANY_ORIGIN = 'https://portal.invalid';

function isUnderBase(path: string): boolean {
  return path === PORTAL_BASE || path.startsWith(`${PORTAL_BASE}/`);
}

/** Returns the route ("/usage") of a path under the base ("/client/usage"); a path without the base stays. */
export function withoutBase(path: string): string {
  return isUnderBase(path) ? path.slice(PORTAL_BASE.length) || HOME_PATH : path;
}

/** Returns the path of a route under the base: "/usage" becomes "/client/usage". */
export function withBase(route: string): string {
  return `${PORTAL_BASE}${route}`;
}

/** Returns a route in the form that the router compares: without base, trailing slashes and upper case. */
export function normalizePath(path: string): string {
  return withoutBase(path).replace(/\/+$/, '').toLowerCase() || HOME_PATH;
}

/** True for a page that anonymous customers may open; `path` with or without the base. */
export function isPublicPath(path: string): boolean {
  const comparable = normalizePath(path);
  return PUBLIC_PATHS.some((publicPath) => publicPath === comparable);
}

/** The address of a visit, and whether there is a session. `search` is "" or starts with "?". */
export interface Visit {
  readonly path: string;
  readonly search: string;
  readonly signedIn: boolean;
}

/**
 * Returns the target to which a visit must be redirected, or null when it may stay (spec §2): anonymous customers are sent from any
 * page that is not public to login, keeping the query; signed-in ones from a public page to "/".
 */
export function guardRoute({ path, search, signedIn }: Visit): string | null {
  if (isPublicPath(path)) return signedIn ? HOME_PATH : null;
  return signedIn ? null : `${LOGIN_PATH}${search}`;
}

/**
 * Returns a stored path as a route of the portal with its query and fragment, or null when it leads anywhere else: to another
 * origin, off the base, below /user, or written so that browsers disagree on it. A path without the base counts as a route, because
 * the router adds the base.
 */
export function safeTarget(path: string): string | null {
  if (path.length > LONGEST_TARGET || TREACHEROUS.test(path) || !SLASH.test(path)) return null;
  const [pathname = ''] = path.split(/[?#]/);
  const url = new URL(isUnderBase(pathname) ? path : withBase(path), ANY_ORIGIN);
  if (!isUnderBase(url.pathname) || url.pathname.includes('//')) return null;
  const route = withoutBase(url.pathname);
  if (`${normalizePath(route)}/`.startsWith(`${USER_PATH}/`)) return null;
  return route + url.search + url.hash;
}
