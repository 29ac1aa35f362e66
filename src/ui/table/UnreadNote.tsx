import type { List } from '@/api/contract';
import { ErrorNote } from '../feedback/notes/ErrorNote';
import { Code } from '../format/Code';
import { useText } from '../format/text';
import { Disclosure } from '../page/Disclosure';

interface Props {
  /** The name of the list, where the note stands away from it. */
  readonly name?: string;
  /** The lists that the view shows. */
  readonly of: readonly (List<unknown> | undefined)[];
  /** The part of the page that is incomplete without the unread rows. */
  readonly means?: 'sum' | 'search' | undefined;
}

/** Says in one line that rows of a list could not be read, with Reload, and the call and the field on request. */
export function UnreadNote({ name, of, means }: Props) {
  const t = useText();
  const parts = of.map((list) => list?.unread).filter((part) => part != null);
  if (parts.length === 0) return null;
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const rows = of.reduce((sum, list) => sum + (list?.unread?.rows ?? list?.list.length ?? 0), 0);
  const text = t('unread.rows', { count, rows });
  return (
    <ErrorNote
      kind="warning"
      name={name}
      text={[text, means && t(`unread.${means}`), t('unread.next')].filter(Boolean).join(' ')}
      reload
      details={
        <Disclosure label={t('unread.details')}>
          {parts.map(({ call, field }) => (
            <div key={call + field}>
              <Code>{`${call}: ${field}`}</Code>
            </div>
          ))}
        </Disclosure>
      }
    />
  );
}
