import { SearchOutlined } from '@ant-design/icons';
import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { isShortcut } from '@/lib/browser/keyboard/shortcut';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import styles from '../shell.module.css';

const Palette = lazyPart(() => import('./Palette'), { kind: 'dialog' });

/** Centres the button above the icons, where the menu is a bar of icons. */
const SMALL = { display: 'flex', marginInline: 'auto' };

/** True on a Mac or an iPad, whose shortcuts are pressed with Cmd. */
const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

/** Opens the command palette: by Ctrl+K, Cmd+K, or the button, which is an icon where room is short. */
export function PaletteButton({ isSmall }: { readonly isSmall: boolean }) {
  const t = useText();
  const { pathname } = useLocation();
  // The page on which the palette was opened: Back leads to another one, without the palette over it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null);
  const open = () => setOpenedAt(pathname);
  // A layout effect, so that the shortcut works as soon as the page is visible; after the paint, early presses would be lost.
  const openByKey = useEffectEvent(open);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      openByKey();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const button = isSmall ? (
    <Button
      type="text"
      icon={<SearchOutlined aria-hidden />}
      style={SMALL}
      aria-label={t('palette.open')}
      onClick={open}
    />
  ) : (
    <Button block icon={<SearchOutlined aria-hidden />} className={styles.search} onClick={open}>
      {t('palette.open')}
      <kbd translate="no">{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
    </Button>
  );
  return (
    <>
      {button}
      {openedAt !== null && <Palette onClose={() => setOpenedAt(null)} />}
    </>
  );
}
