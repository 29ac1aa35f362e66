import type { ReactNode } from 'react';
import styles from './emptyState.module.css';

interface Props {
  readonly title: string;
  readonly text?: string;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
  /** True when this is the page itself: the title is its heading then. */
  readonly heading?: boolean;
}

/** Nothing here: a small drawing, a sentence, the next step. */
export function EmptyState({ title, text, action, heading = false }: Props) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
        <rect x="14" y="14" width="68" height="40" rx="8" className={styles.card} />
        <path d="M26 28h26M26 38h44" className={styles.line} />
        <circle cx="74" cy="18" r="10" className={styles.dot} />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
