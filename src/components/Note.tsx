import type { ReactNode } from 'react';
import styles from './note.module.css';

interface Props {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly children: ReactNode;
  /** What to do about it: a button or a link. */
  readonly action?: ReactNode;
}

/** Beside the colour each kind has a sign of its own. */
const SIGNS = { info: 'i', success: '✓', warning: '!', error: '×' } as const;

/** A message in its place. Errors interrupt a screen reader, the others wait their turn. */
export function Note({ kind, children, action }: Props) {
  return (
    <div className={styles.note} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
