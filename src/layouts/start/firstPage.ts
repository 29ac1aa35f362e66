import type { LazyModule } from '@/lib/browser/lazyModule';
import { guardRoute, normalizePath, withoutBase } from '@/lib/navigation';

/** Returns true for a component of the route table that can be fetched before it is drawn: one made by `lazyPart`. */
export function isLazyPage(
  component: unknown,
): component is { readonly module: LazyModule<unknown> } {
  return typeof component === 'function' && 'module' in component;
}

/** Umi's routes by id, in the form that its `patchRoutes` hook passes. */
export interface RouteTable {
  readonly routes: Readonly<
    Record<
      string,
      { readonly path?: string; readonly parentId?: string; readonly redirect?: string }
    >
  >;
  readonly routeComponents: Readonly<Record<string, unknown>>;
}

function findId(table: RouteTable, path: string): string | undefined {
  const hits = Object.entries(table.routes).filter(
    ([, route]) => route.path !== undefined && normalizePath(route.path) === normalizePath(path),
  );
  const redirect = hits.find(([, route]) => route.redirect)?.[1].redirect;
  // A layout has the same path as its index page, and the page is the later entry.
  return redirect === undefined ? hits.at(-1)?.[0] : findId(table, redirect);
}

/**
 * Fetches the code of the page that an address will show, with its layouts, so that the first render has everything.
 * `signedIn` decides as the guard does. Never rejects: a failure is shown where the page renders.
 */
export async function fetchFirstPage(table: RouteTable, signedIn: boolean): Promise<void> {
  const { pathname, search } = window.location;
  const path = withoutBase(pathname);
  const target = guardRoute({ path, search, signedIn })?.split('?')[0] ?? path;
  const ids: string[] = [];
  let id = findId(table, target);
  while (id !== undefined && !ids.includes(id)) {
    ids.push(id);
    id = table.routes[id]?.parentId;
  }
  const pages = ids.map((one) => table.routeComponents[one]).filter(isLazyPage);
  await Promise.all(pages.map((page) => page.module.fetch().catch(() => undefined)));
}
