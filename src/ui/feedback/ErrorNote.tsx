import { Button } from 'antd';
import { useText } from '../format/text';
import { Note } from './Note';
import { ReloadButton } from './ReloadButton';
import { ReportButton } from './ReportButton';

interface Props {
  /** What failed, for the customer. */
  readonly text: string;
  onRetry(): void;
  /** True while the retry is on its way. */
  readonly busy?: boolean;
  /** Whether Reload stands beside Retry. */
  readonly reload?: boolean;
  /** Puts the note away, where nothing on the page waits for what failed. */
  onClose?: (() => void) | undefined;
}

/** Something could not be read: what, and Retry, in its place. */
export function ErrorNote({ text, onRetry, busy = false, reload = false, onClose }: Props) {
  const t = useText();
  return (
    <Note
      kind="error"
      onClose={onClose}
      action={
        <>
          <Button size="small" loading={busy} onClick={onRetry}>
            {t('common.retry')}
          </Button>
          {reload && <ReloadButton size="small" />}
          <ReportButton size="small" />
        </>
      }
    >
      {text}
    </Note>
  );
}
