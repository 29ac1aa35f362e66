import { Button, Collapse, type CollapseProps } from 'antd';
import { parseJson } from '@/lib/text/json';
import { useText } from '@/ui/format/text';
import { Disclosure, PANEL_STYLES, PanelTitle, toggleOnSpace } from '@/ui/page/Disclosure';
import type { ReportEntry } from './entries';

const LIST = { maxHeight: 200, overflow: 'auto' } as const;
const WHOLE = { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
const STYLES: CollapseProps['styles'] = {
  ...PANEL_STYLES,
  title: { flex: 1, overflowWrap: 'anywhere' },
};

const parsed = (_: string, value: unknown) =>
  (String(value).startsWith('{') && parseJson(String(value))) || value;

/** Shows an entry as JSON, the text of an answer included. */
function EntryJson({ value }: Pick<ReportEntry, 'value'>) {
  return (
    <pre translate="no" style={WHOLE}>
      {JSON.stringify(value, parsed, 2)}
    </pre>
  );
}

interface Props {
  readonly entries: readonly ReportEntry[];
  /** All entries that are left out, of any part. */
  readonly leftOut?: readonly object[];
  /** Leaves an entry out, or puts it back; missing for entries that are always in the report. */
  onToggle?(value: object): void;
}

/** Lists entries of a report. Pressing a title shows the whole entry. */
export function Entries({ entries, leftOut = [], onToggle }: Props) {
  const t = useText();
  const items = entries.map(({ title, value }, place) => {
    const isLeftOut = leftOut.includes(value);
    const verb = t(isLeftOut ? 'report.putBack' : 'report.leaveOut');
    return {
      key: place,
      onKeyDown: toggleOnSpace,
      showArrow: false,
      label: (
        <PanelTitle>
          <span translate="no">{isLeftOut ? <del>{title}</del> : title}</span>
        </PanelTitle>
      ),
      extra: onToggle && (
        <Button
          type="link"
          size="small"
          aria-label={`${verb}: ${title}`}
          onClick={() => onToggle(value)}
        >
          {verb}
        </Button>
      ),
      children: <EntryJson value={value} />,
    };
  });
  return <Collapse ghost collapsible="header" destroyOnHidden styles={STYLES} items={items} />;
}

/** Draws a part of a report, folded: its entries, and the number of those that the file will contain. */
export function EntryList({ name, ...part }: Required<Props> & { readonly name: string }) {
  const { entries, leftOut } = part;
  const count = entries.filter(({ value }) => !leftOut.includes(value)).length;
  const title = `${name}: ${count}/${entries.length}`;
  return (
    <section aria-label={title}>
      <Disclosure label={title}>
        <div style={LIST}>
          <Entries {...part} />
        </div>
      </Disclosure>
    </section>
  );
}
