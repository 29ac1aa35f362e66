import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useState } from 'react';
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
  const [open, setOpen] = useState(false);
  // A layout effect, so that the shortcut works as soon as the page is visible; after the paint, early presses would be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      setOpen(true);
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
      onClick={() => setOpen(true)}
    />
  ) : (
    <Button
      block
      icon={<SearchOutlined aria-hidden />}
      className={styles.search}
      onClick={() => setOpen(true)}
    >
      {t('palette.open')}
      <kbd translate="no">{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
    </Button>
  );
  return (
    <>
      {button}
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
