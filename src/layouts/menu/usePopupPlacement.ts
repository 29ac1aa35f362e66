import { RouteContext } from '@ant-design/pro-components';
import { ConfigProvider } from 'antd';
import { useContext } from 'react';

/** Returns the container of a shell menu: inside a landmark, where screen reader users who move by landmarks find the menu. */
export function shellContainer(opener: HTMLElement): HTMLElement {
  return opener.closest<HTMLElement>('aside, header') ?? document.body;
}

/**
 * Returns the placement of a shell menu: below a button of the header, above one at the foot of the side. With `atEnd` false the
 * button is in the middle of a phone's header, where only a centred menu fits.
 */
export function usePopupPlacement({ atEnd }: { readonly atEnd: boolean }) {
  const { isMobile, layout } = useContext(RouteContext);
  const isRtl = useContext(ConfigProvider.ConfigContext).direction === 'rtl';
  if (!isMobile && layout === 'side') return isRtl ? 'topRight' : 'topLeft';
  if (isMobile && !atEnd) return 'bottom';
  return isRtl ? 'bottomLeft' : 'bottomRight';
}
