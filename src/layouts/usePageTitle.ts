import { useAppData, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import type { MessageKey } from '@/locales/keys';
import { useText } from '@/ui/format/text';
import { brand } from '../../config/brand';
import { matchedMenuName, pageTitle } from './pageTitle';

/** Keeps the document's title up to date: the menu entry of the route, a dash and the brand (spec §1). */
export function usePageTitle(): void {
  const { pathname } = useLocation();
  const { routes } = useAppData();
  const t = useText();
  useEffect(() => {
    const name = matchedMenuName(pathname, Object.values(routes));
    document.title = pageTitle(name === null ? null : t(`menu.${name}` as MessageKey), brand.name);
  }, [pathname, routes, t]);
}
