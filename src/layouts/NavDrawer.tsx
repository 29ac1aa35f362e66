import { useRef } from 'react';
import { useText } from '@/components/text';
import { Icon } from './Icon';
import { Nav } from './Nav';
import styles from './shell.module.css';
import type { MenuItem } from './useMenu';

/**
 * The menu of narrow screens: a dialog of the browser's own, which keeps focus inside and closes on Escape or a touch
 * beside it.
 */
export function NavDrawer({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label={t('shell.menu')}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} className={styles.drawer} closedby="any" aria-label={t('shell.menu')}>
        <button
          type="button"
          className={styles.burger}
          aria-label={t('common.close')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <Nav items={items} onLeave={close} />
      </dialog>
    </>
  );
}
