import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Takes the focus once this is true; from the start unless given. */
  readonly when?: boolean;
  readonly role?: 'status';
  readonly children: ReactNode;
}

/**
 * Takes the focus for an outcome whose control is far away, gone or disabled: without it the keyboard would start over at the top
 * of the document.
 */
export function AutoFocus({ when = true, role, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when) box.current?.focus();
  }, [when]);
  return (
    <div ref={box} role={role} tabIndex={-1}>
      {children}
    </div>
  );
}
