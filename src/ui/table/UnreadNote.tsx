import type { List } from '@/api/contract';
import { Note } from '../feedback/Note';
import { useText } from '../format/text';
import { Disclosure } from '../page/Disclosure';

/** What an unread row means for the figures or the search beside the note. */
type Meaning = 'sum' | 'search';

interface Props {
  /** What is listed, where the note does not stand at the list itself. */
  readonly name?: string;
  /** The lists that the view is made of. */
  readonly of: readonly (List<unknown> | undefined)[];
  readonly means?: Meaning | undefined;
}

/** Says in one line that rows of a list could not be read, with the call and the field on request. */
export function UnreadNote({ name, of, means }: Props) {
  const t = useText();
  const parts = of.map((list) => list?.unread).filter((part) => part != null);
  if (parts.length === 0) return null;
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const rows = of.reduce((sum, list) => sum + (list?.unread?.rows ?? list?.list.length ?? 0), 0);
  return (
    <Note kind="warning">
      {name && <strong>{`${name}: `}</strong>}
      {t('unread.rows', { count, rows })}
      {means && ` ${t(`unread.${means}`)}`}
      <Disclosure label={t('unread.details')}>
        {parts.map(({ call, field }) => (
          <div key={call + field}>
            <code>{`${call}: ${field}`}</code>
          </div>
        ))}
      </Disclosure>
    </Note>
  );
}
