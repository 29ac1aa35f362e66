import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback } from 'react';
import { useText } from '@/ui/text';
import { Brand } from './Brand';
import styles from './shell.module.css';

/**
 * The start of a narrow screen's header: what opens the menu, and the brand. ProLayout's own opener cannot be used with the
 * keyboard.
 */
export function DrawerOpener({ onOpen }: { onOpen(): void }) {
  const t = useText();
  return (
    <span className={styles.opener}>
      <Button
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('shell.menu')}
        onClick={onOpen}
      />
      <Brand isSmall />
    </span>
  );
}

/** The head of the menu that is a drawer. It names the drawer too, which ProLayout leaves without a name. */
export function DrawerHead({ onClose }: { onClose(): void }) {
  const t = useText();
  const name = t('shell.menu');
  const nameDrawer = useCallback(
    (head: HTMLElement | null) => head?.closest('[role=dialog]')?.setAttribute('aria-label', name),
    [name],
  );
  return (
    <span ref={nameDrawer} className={styles.drawerHead}>
      <Brand />
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('common.close')}
        onClick={onClose}
      />
    </span>
  );
}
