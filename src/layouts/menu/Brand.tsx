import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { withBase } from '@/lib/navigation';
import { useText } from '@/ui/format/text';
import { brand } from '../../../config/brand';
import styles from '../shell.module.css';

/** Links to the dashboard: the logo and, where there is room, the name. */
export function Brand({ isSmall = false }: { readonly isSmall?: boolean }) {
  return (
    <Link to="/dashboard" className={styles.brand} aria-label={brand.name}>
      <img src={withBase(brand.logo)} alt="" width={28} height={28} />
      {!isSmall && <span translate="no">{brand.name}</span>}
    </Link>
  );
}

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
