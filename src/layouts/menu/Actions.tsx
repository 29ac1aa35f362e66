import { RouteContext } from '@ant-design/pro-components';
import { useAccess } from '@umijs/max';
import { Flex } from 'antd';
import { useContext } from 'react';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { Bell } from '../bell/Bell';
import { PaletteButton } from '../palette/PaletteButton';

/** Shows the buttons beside the user menu: in the header, or at the foot of the side menu, which has the palette at its top. */
export function Actions() {
  const { canSeeAdmin } = useAccess();
  const { isMobile, layout } = useContext(RouteContext);
  const isInHeader = isMobile || layout !== 'side';
  return (
    <Flex component="span" align="center" gap={4}>
      {isInHeader && (
        <PartBoundary kind="dialog">
          <PaletteButton isSmall />
        </PartBoundary>
      )}
      {/* Every notice leads to a page. */}
      {canSeeAdmin && (
        <PartBoundary kind="dialog">
          <Bell />
        </PartBoundary>
      )}
    </Flex>
  );
}
