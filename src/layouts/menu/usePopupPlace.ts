import { RouteContext } from '@ant-design/pro-components';
import { ConfigProvider } from 'antd';
import { useContext } from 'react';

/** Menus of the shell open inside its landmarks, where screen reader users who go from landmark to landmark find them. */
export function shellContainer(opener: HTMLElement): HTMLElement {
  return opener.closest<HTMLElement>('aside, header') ?? document.body;
}

/**
 * Where a menu of the shell opens: below a button of the header, above one at the foot of the side. A button that is not
 * `atEnd` stands in the middle of a phone's header, where the menu fits below it and to neither side.
 */
export function usePopupPlace({ atEnd }: { readonly atEnd: boolean }) {
  const { isMobile, layout } = useContext(RouteContext);
  const isRtl = useContext(ConfigProvider.ConfigContext).direction === 'rtl';
  if (!isMobile && layout === 'side') return isRtl ? 'topRight' : 'topLeft';
  if (isMobile && !atEnd) return 'bottom';
  return isRtl ? 'bottomLeft' : 'bottomRight';
}
