import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import styles from './linkButton.module.css';

/** A way to another page that looks like the page's primary button. */
export function LinkButton({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ReactNode;
}) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
