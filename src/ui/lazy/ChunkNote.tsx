import { Button } from 'antd';
import { ReleaseError } from '@/lib/chunk';
import { Note } from '../feedback/Note';
import { ReloadButton } from '../feedback/ReloadButton';
import { ReportButton } from '../feedback/ReportButton';
import { useText } from '../format/text';
import type { ChunkFailure } from './useChunk';

/** What to say of code that did not come. */
export function useChunkText(error: unknown): string {
  const t = useText();
  return t(error instanceof ReleaseError ? 'chunk.released' : 'chunk.comes');
}

interface Props {
  readonly failure: ChunkFailure;
  /** What is missing, in words of its own. */
  readonly text?: string;
  /** Puts the note away, where nothing on the page waits for the part. */
  onClose?(): void;
}

/** In place of a part whose code did not come: what is wrong, and Retry; Reload where only that may help. */
export function ChunkNote({ failure, text, onClose }: Props) {
  const t = useText();
  const usual = useChunkText(failure.error);
  return (
    <Note
      kind="error"
      onClose={onClose}
      action={
        <>
          <Button size="small" loading={failure.busy} onClick={failure.retry}>
            {t('common.retry')}
          </Button>
          {failure.offersReload && <ReloadButton size="small" />}
          <ReportButton size="small" />
        </>
      }
    >
      {failure.error instanceof ReleaseError ? usual : (text ?? usual)}
    </Note>
  );
}
