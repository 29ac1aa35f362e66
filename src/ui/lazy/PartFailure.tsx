import { ReleaseError } from '@/lib/chunk';
import type { MessageKey } from '@/locales/keys';
import { CrashPage } from '../feedback/crash/CrashPage';
import { CornerNote } from '../feedback/notes/CornerNote';
import { ErrorNote } from '../feedback/notes/ErrorNote';
import { useText } from '../format/text';
import type { LoadFailure } from './useLazyModule';

/** The place of a part: in a page, over the page, or as the page itself. */
export type PartKind = 'part' | 'dialog' | 'page';

interface Props {
  readonly kind?: PartKind;
  /** Why its module did not load; null for a part that broke. */
  readonly failure: LoadFailure | null;
  /** The message when the module did not load; by default the message for any part. */
  readonly lost?: MessageKey | undefined;
  onRetry(): void;
  /** Puts the note away; given where the page is complete without the part. */
  onClose?: (() => void) | undefined;
}

/** Says in a part's place that it did not load or broke, with Retry, and with Reload where only that may help. */
export function PartFailure({ kind = 'part', failure, lost, onRetry, onClose }: Props) {
  const t = useText();
  const textKey = () => {
    if (failure === null) return 'chunk.broken';
    return failure.error instanceof ReleaseError ? 'chunk.released' : (lost ?? 'chunk.comes');
  };
  const words = {
    text: t(textKey()),
    busy: failure?.busy ?? false,
    reload: failure?.isReloadOffered ?? false,
    onRetry,
  };
  if (kind === 'page') return <CrashPage title={t('crash.chunkTitle')} {...words} />;
  const note = <ErrorNote {...words} onClose={onClose} />;
  // antd's dialog is part of the code that did not load, so it cannot show the note.
  return kind === 'dialog' ? <CornerNote>{note}</CornerNote> : note;
}
