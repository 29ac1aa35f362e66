import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { ReleaseError } from '@/domain/chunk';
import { chunkText } from '@/runtime/connectionText';
import { failureTexts } from '@/runtime/failureTexts';
import { session } from '@/session';
import { ReportButton } from '@/ui/ReportButton';
import { useText } from '@/ui/text';
import { useComeback } from '@/ui/useChunk';
import { CRASH } from './CrashPage';
import { useReportAhead } from './report/ReportDoor';

/** The user could not be read although a session is stored: it is kept, and the customer can retry or sign out. */
export function StartupFailure({ error }: { readonly error: unknown }) {
  const t = useText();
  const { refresh, loading } = useModel('@@initialState');
  useComeback(true, refresh);
  useReportAhead();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    failureTexts.fetch().then(
      ({ failureText }) => setText(failureText(error)),
      () => setText(null),
    );
  }, [error]);
  return (
    <Flex component="section" vertical align="center" style={CRASH} role="alert">
      <h1>{t('startup.failed')}</h1>
      <p>{text ?? chunkText(error)}</p>
      <Flex wrap justify="center" gap="small">
        <Button type="primary" loading={loading} onClick={() => void refresh()}>
          {t('common.retry')}
        </Button>
        {error instanceof ReleaseError && (
          <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>
        )}
        <Button onClick={() => session.end('signedOut')}>{t('startup.signOut')}</Button>
        <ReportButton />
      </Flex>
    </Flex>
  );
}
