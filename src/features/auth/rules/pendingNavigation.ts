import { safeTarget } from '@/lib/navigation';
import { parseFields } from '@/lib/text/json';

/** The page that a customer wanted before signing in; kept in session storage under `storagePush` (spec §2). */
export interface PendingNavigation {
  /** A route of the portal, without base and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** A place on the page, with its "#"; absent when the address has none. */
  readonly hash?: string;
}

/**
 * A place on a page is a plain name. A fragment with values ("#jwt_token=…") is no place, and storage must keep no
 * secret.
 */
const PLACE = /^#[^=&]+$/;

/**
 * Returns the pending navigation of a page: its path, its query ("" or starting with "?"), repeated names as lists, and
 * its place ("" or starting with "#").
 */
export function createPendingNavigation(
  path: string,
  search: string,
  hash: string,
): PendingNavigation {
  const params = new URLSearchParams(search);
  const query = [...new Set(params.keys())].map((name): [string, string | string[]] => {
    const values = params.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? '')];
  });
  return { path, query: Object.fromEntries(query), ...placeOf(hash) };
}

function placeOf(hash: unknown): Pick<PendingNavigation, 'hash'> {
  return typeof hash === 'string' && PLACE.test(hash) ? { hash } : {};
}

function isQueryValue(value: unknown): value is string | string[] {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

/**
 * Reads the text from session storage for a customer; null for nothing or garbage, and for the page on which another customer's
 * session ended, whose address may name what is theirs. Query values that are no text are left out.
 */
export function parsePendingNavigation(
  text: string | null,
  userId: string,
): PendingNavigation | null {
  const { path, query = {}, hash, customer = userId } = parseFields(text);
  if (typeof path !== 'string' || customer !== userId) return null;
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return {
    path,
    query: Object.fromEntries(entries.filter(([, item]) => isQueryValue(item))),
    ...placeOf(hash),
  };
}

/** Returns the route to resume at, with its query and place; null when it is not safe (see `safeTarget`). */
export function resolvePendingTarget(pending: PendingNavigation, origin: string): string | null {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(pending.query)) {
    for (const item of typeof value === 'string' ? [value] : value) params.append(name, item);
  }
  const search = params.toString();
  const page = search === '' ? pending.path : `${pending.path}?${search}`;
  return safeTarget(page + (pending.hash ?? ''), origin);
}
