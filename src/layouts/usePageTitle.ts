import { useRouteProps } from '@umijs/max';
import { useEffect } from 'react';
import type { MessageKey } from '@/locales/keys';
import { useText } from '@/ui/format/text';
import { brand } from '../../config/brand';
import type { MarkedRoute } from './menu/useMenu';

/** Keeps the document's title up to date: the menu entry of the route, a dash and the brand (spec §1). */
export function usePageTitle(): void {
  const { name } = useRouteProps<MarkedRoute>();
  const t = useText();
  useEffect(() => {
    const entry = name === undefined ? '' : `${t(`menu.${name}` as MessageKey)} - `;
    document.title = entry + brand.name;
  }, [name, t]);
}
