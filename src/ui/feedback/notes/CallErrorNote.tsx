import { failedCallOf } from '@/api/errorText';
import { Code } from '../../format/Code';
import { useText } from '../../format/text';
import { Disclosure } from '../../page/Disclosure';
import { errorText } from '../errorText';
import { ErrorNote } from './ErrorNote';

/** Returns the name of the reading that failed; undefined where customers know none. */
export function useReadingName(error: unknown): string | undefined {
  const t = useText();
  const label = failedCallOf(error)?.label;
  return label ? t(label) : undefined;
}

interface Props {
  readonly error: unknown;
  /** Names what could not be read; the call's own name unless given. */
  readonly name?: string | undefined;
  onRetry(): void;
  /** True while the retry is on its way. */
  readonly busy?: boolean;
  onClose?(): void;
}

/** Says what could not be read and why, with Retry; the call and the field, which only support understands, on request. */
export function CallErrorNote({ error, ...note }: Props) {
  const t = useText();
  const failed = failedCallOf(error);
  const ownName = useReadingName(error);
  return (
    <ErrorNote
      {...note}
      text={errorText(error, t)}
      name={note.name ?? ownName}
      details={
        failed && (
          <Disclosure label={t('unread.details')}>
            <Code>{[failed.call, failed.field].filter(Boolean).join(': ')}</Code>
          </Disclosure>
        )
      }
    />
  );
}
