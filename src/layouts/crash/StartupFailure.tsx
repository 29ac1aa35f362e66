import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { session } from '@/features/auth';
import { useReportAhead } from '@/features/report';
import { chunkText } from '@/lib/browser/connectionText';
import { offersReload } from '@/lib/chunk';
import { CrashPage } from '@/ui/feedback/CrashPage';
import { failureTexts } from '@/ui/feedback/failureTexts';
import { useText } from '@/ui/format/text';
import { useAutoRetry } from '@/ui/lazy/useAutoRetry';

/** Shown when the user of a stored session could not be read. The session is kept: the customer can retry or sign out. */
export function StartupFailure({ error }: { readonly error: unknown }) {
  const t = useText();
  const { refresh, loading } = useModel('@@initialState');
  useAutoRetry(true, refresh);
  useReportAhead();
  const [failedRetries, setFailedRetries] = useState(0);
  // A function, because the language may change while the failure is shown.
  const [inWords, setInWords] = useState<(() => string) | null>(null);
  useEffect(() => {
    failureTexts.fetch().then(
      ({ failureText }) => setInWords(() => () => failureText(error)),
      () => setInWords(null),
    );
  }, [error]);
  const retry = async () => {
    await refresh();
    // A successful retry unmounts this page.
    setFailedRetries((count) => count + 1);
  };
  return (
    <CrashPage
      title={t('startup.failed')}
      text={inWords?.() ?? chunkText(error)}
      busy={loading}
      reload={offersReload(error, failedRetries)}
      onRetry={() => void retry()}
    >
      <Button onClick={() => session.end('signedOut')}>{t('startup.signOut')}</Button>
    </CrashPage>
  );
}
