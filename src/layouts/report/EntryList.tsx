import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useText } from '@/ui/text';
import type { Entry } from './entries';

const LIST = { maxHeight: 200, overflow: 'auto' } as const;
const WHOLE = {
  width: '100%',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
} as const;
const TITLE = { ...WHOLE, flex: 1, height: 'auto', justifyContent: 'start' };

function parsed(_: string, value: unknown): unknown {
  try {
    return typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

interface EntryProps {
  readonly entry: Omit<Entry, 'id'>;
  readonly isLeftOut?: boolean;
  /** Leaves the entry out, or puts it back; missing for an entry that is always in the report. */
  onToggle?(): void;
}

/** An entry of a report. Pressing its title shows all of it as JSON; an answer's text is shown as JSON, too. */
export function EntryRow({ entry: { title, value }, isLeftOut, onToggle }: EntryProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const verb = t(isLeftOut ? 'report.putBack' : 'report.leaveOut');
  return (
    <Flex wrap>
      <Button
        type="link"
        size="small"
        style={TITLE}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isLeftOut ? <del>{title}</del> : title}
      </Button>
      {onToggle && (
        <Button type="link" size="small" aria-label={`${verb}: ${title}`} onClick={onToggle}>
          {verb}
        </Button>
      )}
      {isOpen && <pre style={WHOLE}>{JSON.stringify(value, parsed, 2)}</pre>}
    </Flex>
  );
}

interface Props {
  readonly name: string;
  readonly entries: readonly Entry[];
  /** All that is left out, of any part. */
  readonly leftOut: readonly object[];
  onToggle(value: object): void;
}

/** A part of a report: its entries, and how many of them the file will contain. */
export function EntryList({ name, entries, leftOut, onToggle }: Props) {
  const count = entries.filter(({ value }) => !leftOut.includes(value)).length;
  const title = `${name}: ${count}/${entries.length}`;
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <div style={LIST}>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isLeftOut={leftOut.includes(entry.value)}
            onToggle={() => onToggle(entry.value)}
          />
        ))}
      </div>
    </section>
  );
}
