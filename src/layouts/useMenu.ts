import { useAccessMarkedRoutes, useAppData, useLocation } from '@umijs/max';
import { useMemo } from 'react';
import { comparablePath } from '@/domain/navigation';
import type { IconName } from './Icon';

/** An entry of the menu; `name` is the locale key below `menu.`. */
export interface MenuItem {
  readonly path: string;
  readonly name: string;
  readonly icon?: IconName;
  readonly children: readonly MenuItem[];
}

/** A route as Umi's access plugin marks it. */
interface MarkedRoute {
  readonly path?: string;
  readonly name?: string;
  readonly icon?: IconName;
  readonly hideInMenu?: boolean;
  readonly unaccessible?: boolean;
  readonly children?: readonly MarkedRoute[];
  readonly routes?: readonly MarkedRoute[];
}

type MarkableRoutes = Parameters<typeof useAccessMarkedRoutes>[0];

function menuItems(routes: readonly MarkedRoute[]): MenuItem[] {
  return routes.flatMap((route) => {
    const children = menuItems(route.children ?? []);
    const { path, name, icon } = route;
    if (route.hideInMenu || route.unaccessible || path === undefined) return [];
    if (name === undefined) return children;
    return [icon === undefined ? { path, name, children } : { path, name, icon, children }];
  });
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

/** The menu of what the customer may open, and whether the current page is closed to them (spec §6). */
export function useMenu(): { items: readonly MenuItem[]; forbidden: boolean } {
  const { clientRoutes } = useAppData();
  const marked: readonly MarkedRoute[] = useAccessMarkedRoutes(
    clientRoutes as unknown as MarkableRoutes,
  );
  const { pathname } = useLocation();
  return useMemo(() => {
    const main = marked.find((route) => route.path === '/')?.children ?? [];
    return { items: menuItems(main), forbidden: isClosed(main, comparablePath(pathname)) };
  }, [marked, pathname]);
}
