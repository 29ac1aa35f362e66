import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  readonly title: string;
  /** What the page is about, in a sentence. */
  readonly intro?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the main layout: its heading, its actions, its parts below one another. */
export function Page({ title, intro, actions, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </div>
  );
}
