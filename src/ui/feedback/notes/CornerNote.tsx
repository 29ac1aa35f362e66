import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';

const CORNER: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 16,
  zIndex: 5,
  display: 'grid',
  gap: 8,
  maxInlineSize: 'calc(100vw - 32px)',
};

/** Draws notes in the corner of the window, for messages that belong to no place on the page; nothing moves when they appear. */
export function CornerNote({ children }: { readonly children: ReactNode }) {
  // Inside the header, whose filter makes it the frame of what is fixed, the corner would be the header's.
  return createPortal(<div style={CORNER}>{children}</div>, document.body);
}
