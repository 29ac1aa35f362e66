import { useAccessMarkedRoutes, useAppData, useLocation } from '@umijs/max';
import { useMemo } from 'react';
import { comparablePath } from '@/lib/navigation';
import { menuIcon } from './menuIcons';

/** A route as Umi's access plugin marks it. */
export interface MarkedRoute {
  readonly path?: string;
  readonly name?: string;
  readonly locale?: string;
  readonly icon?: string;
  readonly hideInMenu?: boolean;
  readonly parentKeys?: string[];
  readonly redirect?: string;
  /** The page of a row, which stands in its address (config/routes.ts). */
  readonly ofRow?: boolean;
  readonly unaccessible?: boolean;
  readonly children?: readonly MarkedRoute[];
}

type MarkableRoutes = Parameters<typeof useAccessMarkedRoutes>[0];

/** The routes as ProLayout takes them: with icons instead of their names, and without what only redirects. */
function menuRoutes(routes: readonly MarkedRoute[]): object[] {
  return routes
    .filter(({ path, redirect }) => path !== undefined && redirect === undefined)
    .map(({ path, name, locale, icon, hideInMenu, parentKeys, unaccessible, children }) => ({
      path,
      name,
      locale,
      icon: menuIcon(icon),
      hideInMenu,
      parentKeys,
      unaccessible,
      children: children && menuRoutes(children),
    }));
}

function isClosed(routes: readonly MarkedRoute[], path: string): boolean {
  return routes.some(
    (route) =>
      (route.unaccessible === true &&
        route.path !== undefined &&
        comparablePath(route.path) === path) ||
      isClosed(route.children ?? [], path),
  );
}

/** The routes of the pages after sign-in, in the order of the route table. */
export function useMainRoutes(): readonly MarkedRoute[] {
  const { clientRoutes } = useAppData();
  const marked: readonly MarkedRoute[] = useAccessMarkedRoutes(
    clientRoutes as unknown as MarkableRoutes,
  );
  return useMemo(() => marked.find((route) => route.path === '/')?.children ?? [], [marked]);
}

/** The routes of the menu, and whether the current page is closed to the customer (spec §6). */
export function useMenu() {
  const main = useMainRoutes();
  const { pathname } = useLocation();
  // ProLayout works its menu out anew for each new object.
  const route = useMemo(() => ({ path: '/', children: menuRoutes(main) }), [main]);
  return { route, forbidden: isClosed(main, comparablePath(pathname)) };
}
