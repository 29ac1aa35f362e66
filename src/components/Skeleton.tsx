import styles from './skeleton.module.css';
import { useText } from './text';

/** Keeps the room (`height` in px) of what is being loaded. */
export function Skeleton({ height }: { readonly height: number }) {
  const t = useText();
  return (
    <div className={styles.skeleton} style={{ height }} role="status">
      <span className="sr-only">{t('shell.loading')}</span>
    </div>
  );
}
