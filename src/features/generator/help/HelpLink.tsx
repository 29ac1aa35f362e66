import { Link, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';

/** A touch target must be 24 px high (WCAG 2.2). */
const TARGET = { lineHeight: '24px' };

interface Props {
  /** The part of the address after #. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Links to a question or a heading of the help on this page; the settings in the address stay. Uses the router's link, because
 * each navigation gets a key of its own, so that pressing the same link again scrolls again.
 */
export function HelpLink({ id, children }: Props) {
  // Umi's Link renders nothing without a path.
  const { pathname, search } = useLocation();
  return (
    <Link to={{ pathname, search, hash: id }} style={TARGET}>
      {children}
    </Link>
  );
}
