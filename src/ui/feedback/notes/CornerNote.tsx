import type { CSSProperties, ReactNode, Ref } from 'react';

const CORNER: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 16,
  zIndex: 5,
  maxInlineSize: 'calc(100vw - 32px)',
};

interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Draws a note in the corner of the window, for messages that belong to no place on the page; nothing moves when it appears. */
export function CornerNote({ ref, children }: Props) {
  return (
    <div ref={ref} style={CORNER}>
      {children}
    </div>
  );
}
