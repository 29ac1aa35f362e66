import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../format/text';
import { ReloadButton } from '../crash/ReloadButton';
import { ReportButton } from '../crash/ReportButton';
import { Note } from './Note';

interface Props {
  /** Tells the customer the failure. */
  readonly text: string;
  /** Names what could not be read. */
  readonly name?: string | undefined;
  /** For support, on request. */
  readonly details?: ReactNode;
  onRetry(): void;
  /** True while the retry is on its way. */
  readonly busy?: boolean;
  /** True when Reload stands beside Retry. */
  readonly reload?: boolean;
  /** Puts the note away; given where the page is complete without the part that failed. */
  onClose?: (() => void) | undefined;
}

/** Says in a part's place that it could not be read, with Retry. */
export function ErrorNote(props: Props) {
  const { text, name, details, onRetry, busy = false, reload = false, onClose } = props;
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
      {name && <strong>{`${name}: `}</strong>}
      <span>{text}</span>
      {details}
    </Note>
  );
}
