import { safeTarget } from './navigation';

/** Where a customer was going when login came between; kept in session storage under `storagePush` (spec §2). */
export interface PendingNavigation {
  /** A route of the portal, without base and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
}

/** The pending navigation of a page: its path and its query ("" or starting with "?"), repeated names as lists. */
export function pendingNavigation(path: string, search: string): PendingNavigation {
  const params = new URLSearchParams(search);
  const query = [...new Set(params.keys())].map((name): [string, string | string[]] => {
    const values = params.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? '')];
  });
  return { path, query: Object.fromEntries(query) };
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
    };
  } catch {
    return null;
  }
}

/** The route, with its query, to resume at; null when it is not safe (see `safeTarget`). */
export function pendingTarget(pending: PendingNavigation, origin: string): string | null {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(pending.query)) {
    for (const item of typeof value === 'string' ? [value] : value) params.append(name, item);
  }
  const search = params.toString();
  return safeTarget(search === '' ? pending.path : `${pending.path}?${search}`, origin);
}
