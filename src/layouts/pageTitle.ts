import { normalizePath } from '@/lib/navigation';

/** A route's path without base, and its name in the menu, if it has one. */
export interface NamedRoute {
  readonly path?: string | undefined;
  readonly name?: string | undefined;
}

/** Returns the menu name of the route that a path (with or without /client) matches; null when none does (spec §2). */
export function matchedMenuName(path: string, routes: readonly NamedRoute[]): string | null {
  const wanted = normalizePath(path);
  const match = routes.find(
    (route) => route.name && route.path !== undefined && normalizePath(route.path) === wanted,
  );
  return match?.name ?? null;
}

/** Returns the page title: the translated menu entry, a dash and the brand; the brand alone without an entry (spec §1). */
export function pageTitle(menuEntry: string | null, brand: string): string {
  return menuEntry ? `${menuEntry} - ${brand}` : brand;
}
