import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useState } from 'react';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import styles from '../shell.module.css';

const Palette = lazyPart(() => import('./Palette'), { kind: 'dialog' });

const LATIN = /^\p{Script=Latin}$/u;

/**
 * Whether K was pressed. A layout without Latin letters, a Russian one for example, has another letter there: then the key's
 * place counts. Layouts with Latin letters in other places, such as Dvorak, go by the letter alone.
 */
function isK({ key, code }: KeyboardEvent): boolean {
  return LATIN.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** Opens the command palette: Ctrl+K, Cmd+K, or the button, which is an icon where room is short. */
export function PaletteButton({ isSmall }: { readonly isSmall: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  // A layout effect: the keys work from the moment the page can be seen; after the paint they would be lost for a while.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isK(event) || !(event.ctrlKey || event.metaKey)) return;
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
      <kbd>{t('palette.keys')}</kbd>
    </Button>
  );
  return (
    <>
      {button}
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
