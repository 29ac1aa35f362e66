import { Button } from 'antd';
import { useText } from '@/components/text';
import styles from './crash.module.css';

/** What is shown in place of a page that broke: what happened, and a way on. */
export function CrashPage({ chunk, onRetry }: { readonly chunk: boolean; onRetry(): void }) {
  const t = useText();
  return (
    <section className={styles.crash} role="alert">
      <h1>{t(chunk ? 'crash.chunkTitle' : 'crash.title')}</h1>
      <p>{t(chunk ? 'crash.chunkText' : 'crash.text')}</p>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => window.location.reload()}>
          {t('common.reload')}
        </Button>
        {!chunk && <Button onClick={onRetry}>{t('common.retry')}</Button>}
      </div>
    </section>
  );
}
