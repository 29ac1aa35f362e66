import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '@/components/text';
import { isChunkError } from '@/domain/chunk';
import { reloadForChunk } from '@/runtime/chunks';
import { session } from '@/session';
import styles from './crash.module.css';

/** The user could not be read although a session is stored: it is kept, and the customer can retry or sign out. */
export function StartupFailure({ error }: { readonly error: unknown }) {
  const t = useText();
  const { refresh, loading } = useModel('@@initialState');
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (isChunkError(error) && reloadForChunk()) return;
    import('@/runtime/failureText').then(
      ({ failureText }) => setText(failureText(error)),
      () => setText(null),
    );
  }, [error]);
  return (
    <section className={styles.crash} role="alert">
      <h1>{t('startup.failed')}</h1>
      <p>{text ?? t('crash.chunkText')}</p>
      <div className={styles.actions}>
        <Button type="primary" loading={loading} onClick={() => void refresh()}>
          {t('common.retry')}
        </Button>
        <Button onClick={() => session.end('signedOut')}>{t('startup.signOut')}</Button>
      </div>
    </section>
  );
}
