import type { ReactNode } from 'react';
import { CornerNote } from './CornerNote';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorNote } from './ErrorNote';
import { useText } from './text';

/** The note in place of a part that broke. */
export function Broken(actions: { onRetry(): void; onClose?(): void }) {
  const t = useText();
  return <ErrorNote text={t('chunk.broken')} {...actions} />;
}

interface Props {
  readonly children: ReactNode;
  onClose(): void;
}

/** Around a dialog: when it breaks, a note in the window's corner says so, and the page below lives on. */
export function DialogBoundary({ children, onClose }: Props) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <CornerNote>
          <Broken onRetry={retry} onClose={onClose} />
        </CornerNote>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
