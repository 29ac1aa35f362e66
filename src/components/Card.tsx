import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

interface Props {
  readonly title: string;
  /** What stands at the heading's end: a filter, a button, a time. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A part of a page with a heading; screen readers find it as a region of that name. */
export function Card({ title, extra, children, className = '' }: Props) {
  const id = useId();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {extra && <div className={styles.extra}>{extra}</div>}
      </header>
      {children}
    </section>
  );
}
