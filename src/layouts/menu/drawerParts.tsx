import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useText } from '@/ui/format/text';
import { Brand } from './Brand';

/**
 * Shows the start of a narrow screen's header: the button that opens the menu, and the brand. ProLayout's own button cannot be
 * used with the keyboard.
 */
export function DrawerOpener({ onOpen }: { onOpen(): void }) {
  const t = useText();
  return (
    <Flex component="span" align="center" gap={4}>
      <Button
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('shell.menu')}
        onClick={onOpen}
      />
      <Brand isSmall />
    </Flex>
  );
}

/** Shows the head of the menu drawer, and names the drawer, because ProLayout leaves it without a name. */
export function DrawerHead({ onClose }: { onClose(): void }) {
  const t = useText();
  const name = t('shell.menu');
  const nameDrawer = (head: HTMLElement | null) =>
    head?.closest('[role=dialog]')?.setAttribute('aria-label', name);
  return (
    <Flex ref={nameDrawer} flex={1} align="center" justify="space-between">
      <Brand />
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('common.close')}
        onClick={onClose}
      />
    </Flex>
  );
}
