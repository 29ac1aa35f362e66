import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../format/text';
import { ReloadButton } from '../crash/ReloadButton';
import { ReportButton } from '../crash/ReportButton';
import { Note } from './Note';

interface Props {
  /** An error unless given. */
  readonly kind?: 'warning';
  /** The failure, in words for the customer. */
  readonly text: string;
  /** Names what could not be read. */
  readonly name?: string | undefined;
  /** For support, on request. */
  readonly details?: ReactNode;
  /** Left out where only Reload can help. */
  onRetry?(): void;
  /** True while the retry is on its way. */
  readonly busy?: boolean;
  /** True when Reload is offered. */
  readonly reload?: boolean;
  /** Puts the note away; given where the page is complete without the part that failed. */
  onClose?: (() => void) | undefined;
}

/** Says in a part's place that it could not be read, with what may help: Retry, Reload, a report of the problem. */
export function ErrorNote(props: Props) {
  const { kind = 'error', text, name, details, onRetry, busy = false } = props;
  const { reload = false, onClose } = props;
  const t = useText();
  return (
    <Note
      kind={kind}
      onClose={onClose}
      action={
        <>
          {onRetry && (
            <Button size="small" loading={busy} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
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
