import type { ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/crash/ErrorBoundary';
import { PartFailure, type PartKind } from './PartFailure';

interface Props {
  readonly kind?: PartKind;
  readonly children: ReactNode;
  /** Puts the note away; given where the page is complete without the part. */
  onClose?: (() => void) | undefined;
}

/** Catches a part's errors, so that the rest of the page works on. A note with Retry takes its place, or the window's corner. */
export function PartBoundary({ kind = 'part', onClose, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <PartFailure kind={kind} failure={null} onRetry={retry} onClose={onClose} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
