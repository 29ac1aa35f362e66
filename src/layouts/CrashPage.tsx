import { Button } from 'antd';
import { ReportButton } from '@/ui/ReportButton';
import { useText } from '@/ui/text';
import styles from './crash.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** True while Retry is under way. */
  readonly busy?: boolean;
  /** Whether Reload stands beside Retry. */
  readonly reload: boolean;
  onRetry(): void;
}

/** What is shown in place of a page that broke or did not load: what happened, and a way on. */
export function CrashPage({ title, text, busy = false, reload, onRetry }: Props) {
  const t = useText();
  return (
    <section className={styles.crash} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button type="primary" loading={busy} onClick={onRetry}>
          {t('common.retry')}
        </Button>
        {reload && <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>}
        <ReportButton />
      </div>
    </section>
  );
}
