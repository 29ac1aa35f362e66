import { Button } from 'antd';
import { useText } from '../format/text';
import { Note } from './Note';
import { ReloadButton } from './ReloadButton';
import { ReportButton } from './ReportButton';

interface Props {
  /** Tells the customer the failure. */
  readonly text: string;
  onRetry(): void;
  /** True while the retry is on its way. */
  readonly busy?: boolean;
  /** True when Reload stands beside Retry. */
  readonly reload?: boolean;
  /** Puts the note away; given where the page is complete without the part that failed. */
  onClose?: (() => void) | undefined;
}

/** Says in a part's place that it could not be read, with Retry. */
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
