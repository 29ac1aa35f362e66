import type { ReactNode, Ref } from 'react';
import styles from './cornerNote.module.css';

interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A note at the window's end: what it says belongs to no place on the page, and nothing moves for it. */
export function CornerNote({ ref, children }: Props) {
  return (
    <div ref={ref} className={styles.corner}>
      {children}
    </div>
  );
}
