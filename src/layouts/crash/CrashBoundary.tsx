import type { ReactNode } from 'react';
import { usePrefetchReport } from '@/features/report';
import { CrashPage } from '@/ui/feedback/crash/CrashPage';
import { ErrorBoundary } from '@/ui/feedback/crash/ErrorBoundary';
import { useText } from '@/ui/format/text';

function Crashed({ onRetry }: { onRetry(): void }) {
  const t = useText();
  usePrefetchReport();
  return <CrashPage title={t('crash.title')} text={t('crash.text')} onRetry={onRetry} reload />;
}

interface Props {
  readonly children: ReactNode;
  /** A new value (such as the path) makes the page render again. */
  readonly resetKey?: string;
}

/** Catches errors that a page throws, so that the frame around it stays alive. */
export function CrashBoundary(props: Props) {
  return <ErrorBoundary {...props} fallback={(retry) => <Crashed onRetry={retry} />} />;
}
