import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useText } from '@/ui/text';
import type { Entry } from './entries';

const LIST = { maxHeight: 200, overflow: 'auto' } as const;
const TITLE = { flex: 1, height: 'auto', justifyContent: 'start' };
const WRAPPED = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'start' } as const;
const WHOLE = { ...WRAPPED, width: '100%' };

function parsed(_: string, value: unknown): unknown {
  try {
    return typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

interface EntryProps {
  readonly entry: Entry;
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
        <span style={WRAPPED}>{isLeftOut ? <del>{title}</del> : title}</span>
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
  /** The ids of all entries that are left out. */
  readonly leftOut: readonly string[];
  onToggle(id: string): void;
}

/** A part of a report: its entries, and how many of them the file will contain. */
export function EntryList({ name, entries, leftOut, onToggle }: Props) {
  const count = entries.filter(({ id }) => !leftOut.includes(id)).length;
  const title = `${name}: ${count}/${entries.length}`;
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <div style={LIST}>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isLeftOut={leftOut.includes(entry.id)}
            onToggle={() => onToggle(entry.id)}
          />
        ))}
      </div>
    </section>
  );
}
