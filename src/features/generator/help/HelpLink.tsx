import { Link, useLocation } from '@umijs/max';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  /** What the address names after its #. */
  readonly id: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * Leads to a question or a heading of the help on this page; the settings in the address stay. By the router: it names each
 * navigation, so that the second link, or the same link again, is followed as the first was.
 */
export function HelpLink({ id, style, children }: Props) {
  // Umi's Link draws nothing without a path.
  const { pathname, search } = useLocation();
  return (
    <Link to={{ pathname, search, hash: id }} style={style}>
      {children}
    </Link>
  );
}
