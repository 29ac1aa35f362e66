import { useIntl, useRouteProps } from '@umijs/max';
import { useEffect } from 'react';
import { brand } from '../../config/brand';
import type { MarkedRoute } from './menu/useMenu';

/**
 * Keeps the document's title up to date: the menu entry of the route, a dash and the brand (spec §1); the
 * brand alone where the menu's texts have not loaded, as in a start that fails.
 */
export function usePageTitle(): void {
  const { name } = useRouteProps<MarkedRoute>();
  const { messages } = useIntl();
  const entry = messages[`menu.${name}`];
  useEffect(() => {
    document.title = entry === undefined ? brand.name : `${entry} - ${brand.name}`;
  }, [entry]);
}
