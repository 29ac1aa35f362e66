import type { ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { ErrorNote } from '../feedback/ErrorNote';
import { useText } from '../format/text';
import { CornerNote } from './CornerNote';

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
