import { useAccessMarkedRoutes, useAppData, useRouteProps } from '@umijs/max';
import { menuIcon } from './menuIcons';

/** A route with the marks of Umi's access plugin. */
export interface MarkedRoute {
  readonly path?: string;
  readonly name?: string;
  readonly icon?: string;
  readonly hideInMenu?: boolean;
  readonly parentKeys?: string[];
  /** True for the page of a single row, whose address holds the row's id (config/routes.ts). */
  readonly ofRow?: boolean;
  readonly unaccessible?: boolean;
  readonly children?: readonly MarkedRoute[];
}

type MarkableRoutes = Parameters<typeof useAccessMarkedRoutes>[0];

/** Returns the routes in ProLayout's form: with icons instead of their names. */
function menuRoutes(routes: readonly MarkedRoute[]): object[] {
  return routes.map(({ path, name, icon, hideInMenu, parentKeys, unaccessible, children }) => ({
    path,
    name,
    // ProLayout would put the names of the routes above into the key.
    locale: name && `menu.${name}`,
    icon: menuIcon(icon),
    hideInMenu,
    parentKeys,
    unaccessible,
    children: children && menuRoutes(children),
  }));
}

/** Returns the routes of the signed-in pages, in the order of the route table. */
export function useMainRoutes(): readonly MarkedRoute[] {
  const { clientRoutes } = useAppData();
  const marked: readonly MarkedRoute[] = useAccessMarkedRoutes(
    clientRoutes as unknown as MarkableRoutes,
  );
  // A copy, because Umi marks the same routes anew when the customer's access changes.
  return [...(marked.find(({ path }) => path === '/')?.children ?? [])];
}

/** Returns the routes of the menu, and whether the current page is closed to the customer (spec §6). */
export function useMenu() {
  const main = useMainRoutes();
  // The page's route is one of those that are marked above.
  const { unaccessible: isForbidden = false } = useRouteProps<MarkedRoute>();
  return { route: { path: '/', children: menuRoutes(main) }, isForbidden };
}
