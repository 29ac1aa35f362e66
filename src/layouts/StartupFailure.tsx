import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { ReleaseError } from '@/domain/chunk';
import { chunkOf } from '@/runtime/chunks';
import { chunkText } from '@/runtime/chunkText';
import { session } from '@/session';
import { ReportButton } from '@/ui/ReportButton';
import { useText } from '@/ui/text';
import { useComeback } from '@/ui/useChunk';
import { CRASH } from './CrashPage';
import { useReportAhead } from './report/ReportDoor';

// The texts of failures bring the contract, which a good start has fetched by other ways.
const texts = chunkOf(() => import('@/runtime/failureText'));

/** The user could not be read although a session is stored: it is kept, and the customer can retry or sign out. */
export function StartupFailure({ error }: { readonly error: unknown }) {
  const t = useText();
  const { refresh, loading } = useModel('@@initialState');
  useComeback(true, refresh);
  useReportAhead();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    texts.fetch().then(
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
