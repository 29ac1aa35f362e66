import { safeTarget } from '@/lib/navigation';

/** Where a customer was going when login came between; kept in session storage under `storagePush` (spec §2). */
export interface PendingNavigation {
  /** A route of the portal, without base and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** A place on the page, with its "#"; absent when none was asked for. */
  readonly hash?: string;
}

/** A place on a page: a name. What holds values ("#jwt_token=…") is no place, and storage keeps no secret. */
const PLACE = /^#[^=&]+$/;

/**
 * The pending navigation of a page: its path, its query ("" or starting with "?"), repeated names as lists, and its place
 * ("" or starting with "#").
 */
export function pendingNavigation(path: string, search: string, hash: string): PendingNavigation {
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

/** The text that session storage keeps. */
export function serialisePendingNavigation(pending: PendingNavigation): string {
  return JSON.stringify(pending);
}

function isQueryValue(value: unknown): value is string | string[] {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

/** Reads what session storage keeps; null for nothing or garbage. Query values that are no text are left out. */
export function parsePendingNavigation(text: string | null): PendingNavigation | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('path' in value)) return null;
    if (typeof value.path !== 'string') return null;
    const query: unknown = 'query' in value ? value.query : {};
    const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
    return {
      path: value.path,
      query: Object.fromEntries(entries.filter(([, item]) => isQueryValue(item))),
      ...placeOf('hash' in value ? value.hash : undefined),
    };
  } catch {
    return null;
  }
}

/** The route, with its query and place, to resume at; null when it is not safe (see `safeTarget`). */
export function pendingTarget(pending: PendingNavigation, origin: string): string | null {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(pending.query)) {
    for (const item of typeof value === 'string' ? [value] : value) params.append(name, item);
  }
  const search = params.toString();
  const page = search === '' ? pending.path : `${pending.path}?${search}`;
  return safeTarget(page + (pending.hash ?? ''), origin);
}
