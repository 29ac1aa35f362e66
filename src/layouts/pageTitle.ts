import { comparablePath } from '@/lib/navigation';

/** A route as the title needs it: its path without base, and its name in the menu, if it has one. */
export interface NamedRoute {
  readonly path?: string | undefined;
  readonly name?: string | undefined;
}

/** The menu name of the route that a path (with or without /client) matches, or null (spec §2). */
export function matchedMenuName(path: string, routes: readonly NamedRoute[]): string | null {
  const wanted = comparablePath(path);
  const match = routes.find(
    (route) => route.name && route.path !== undefined && comparablePath(route.path) === wanted,
  );
  return match?.name ?? null;
}

/** The page title: the translated menu entry, a dash and the brand; the brand alone without an entry (spec §1). */
export function pageTitle(menuEntry: string | null, brand: string): string {
  return menuEntry ? `${menuEntry} - ${brand}` : brand;
}
