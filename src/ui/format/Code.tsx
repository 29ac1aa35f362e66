import type { HTMLAttributes } from 'react';

/** Draws a line, a username, a host or another text for programs, which a browser must not translate. */
export function Code(props: HTMLAttributes<HTMLElement>) {
  return <code translate="no" {...props} />;
}
