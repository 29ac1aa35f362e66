import type { ReactNode, Ref } from 'react';
import styles from './cornerNote.module.css';

interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Draws a note in the corner of the window, for messages that belong to no place on the page; nothing moves when it appears. */
export function CornerNote({ ref, children }: Props) {
  return (
    <div ref={ref} className={styles.corner}>
      {children}
    </div>
  );
}
