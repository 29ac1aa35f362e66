import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { session } from '@/features/auth';
import { usePrefetchReport } from '@/features/report';
import { isReloadOffered } from '@/lib/chunk';
import { CrashPage } from '@/ui/feedback/crash/CrashPage';
import { errorText } from '@/ui/feedback/errorText';
import { useText } from '@/ui/format/text';
import { useAutoRetry } from '@/ui/lazy/useAutoRetry';

/** Shown when the user of a stored session could not be read. The session is kept: the customer can retry or sign out. */
export function StartupFailure({ error }: { readonly error: unknown }) {
  const t = useText();
  const { refresh, loading } = useModel('@@initialState');
  useAutoRetry(true, refresh);
  usePrefetchReport();
  const [failedRetries, setFailedRetries] = useState(0);
  const retry = async () => {
    await refresh();
    // A successful retry unmounts this page.
    setFailedRetries((count) => count + 1);
  };
  return (
    <CrashPage
      title={t('startup.failed')}
      text={errorText(error, t)}
      busy={loading}
      reload={isReloadOffered(error, failedRetries)}
      onRetry={() => void retry()}
    >
      <Button onClick={() => session.endSession('signedOut')}>{t('startup.signOut')}</Button>
    </CrashPage>
  );
}
