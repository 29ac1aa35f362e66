import { Checkbox, Collapse } from 'antd';
import type { Entry } from './entries';

const LIST = { maxHeight: 240, overflow: 'auto' } as const;
const WHOLE = { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

function parsed(_: string, value: unknown): unknown {
  try {
    return typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

/** All of an entry, written when it is looked into; an answer by its lines. */
function Whole({ value }: Pick<Entry, 'value'>) {
  return <pre style={WHOLE}>{JSON.stringify(value, parsed, 2)}</pre>;
}

interface Props {
  readonly entries: readonly Entry[];
}

/** Entries of a report, each of which can be looked into. */
export function EntryList({ entries, canChoose }: Props & { readonly canChoose?: boolean }) {
  return (
    <Collapse
      size="small"
      collapsible="header"
      style={LIST}
      items={entries.map(({ id, title, value }) => ({
        key: id,
        label: title,
        extra: canChoose && <Checkbox value={id} aria-label={title} />,
        children: <Whole value={value} />,
      }))}
    />
  );
}

interface PartProps extends Props {
  readonly name: string;
  /** The ids of all entries that are in the report. */
  readonly chosen: readonly string[];
}

/** A part of a report. Each of its entries can be left out: their boxes belong to the group around. */
export function ReportPart({ name, entries, chosen }: PartProps) {
  const left = entries.filter(({ id }) => chosen.includes(id));
  const title = `${name}: ${left.length}/${entries.length}`;
  return (
    <section aria-label={title} style={{ width: '100%' }}>
      <strong>{title}</strong>
      <EntryList entries={entries} canChoose />
    </section>
  );
}
