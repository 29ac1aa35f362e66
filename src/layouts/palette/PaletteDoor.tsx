import { useLayoutEffect, useState } from 'react';
import { lazyDialog } from '@/components/lazyPart';
import { useText } from '@/components/text';
import { partOf } from '@/runtime/chunks';
import { Icon } from '../Icon';
import styles from '../shell.module.css';

const Palette = lazyDialog(partOf(() => import('./Palette')));

/** Opens the command palette: Ctrl+K, Cmd+K, or the button. */
export function PaletteDoor() {
  const t = useText();
  const [open, setOpen] = useState(false);
  // A layout effect: the keys work from the moment the page can be seen; after the paint they would be lost for a while.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className={styles.search} onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span>{t('palette.open')}</span>
        <kbd>{t('palette.keys')}</kbd>
      </button>
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
