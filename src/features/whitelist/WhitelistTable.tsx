import { Button } from 'antd';
import type { Page, WhitelistEntry } from '@/api/contract';
import { formatIsoTime } from '@/lib/time/timeText';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Code } from '@/ui/format/Code';
import { type Translate, useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { type RecordColumns, RecordTable } from '@/ui/table/RecordTable';
import type { TablePaging } from '@/ui/table/useListState';
import { RemarkCell } from './RemarkCell';
import { deleteButtonId } from './useUndoDelete';

interface Props {
  readonly columns: RecordColumns<WhitelistEntry>;
  readonly data: Page<WhitelistEntry>;
  /** Returns true for an entry whose deletion can still be undone. */
  isHidden(entry: WhitelistEntry): boolean;
  readonly paging: TablePaging;
  readonly busy: boolean;
  readonly searched: boolean;
}

/** Aligns the button's text with the column's title. */
const DELETE = { paddingInline: 0 };

/** Returns the columns of the whitelist. */
export const whitelistColumns = (
  t: Translate,
  onDelete: (entry: WhitelistEntry) => void,
): RecordColumns<WhitelistEntry> => [
  { title: t('whitelist.ip'), render: (_, entry) => <Code>{entry.ip}</Code>, csv: ({ ip }) => ip },
  {
    title: t('whitelist.remark'),
    render: (_, entry) => <RemarkCell entry={entry} />,
    csv: ({ remark }) => remark,
  },
  {
    title: t('whitelist.added'),
    render: (_, entry) => <UtcTime at={entry.addedAt} zone={false} />,
    csv: ({ addedAt }) => (addedAt === null ? null : formatIsoTime(addedAt)),
  },
  {
    title: t('record.actions'),
    narrow: 'end',
    render: (_, entry) => (
      <Button
        id={deleteButtonId(entry.id)}
        size="small"
        type="link"
        danger
        style={DELETE}
        aria-label={`${t('whitelist.delete')}: ${entry.ip}`}
        onClick={() => onDelete(entry)}
      >
        {t('whitelist.delete')}
      </Button>
    ),
  },
];

/** Shows the whitelist in a table. */
export function WhitelistTable({ columns, data, isHidden, paging, busy, searched }: Props) {
  const t = useText();
  return (
    <RecordTable
      name={t('menu.whitelist')}
      of={data}
      isHidden={isHidden}
      rowKey={(entry) => entry.id}
      columns={columns}
      loading={busy}
      isSearch={searched}
      empty={
        <EmptyState
          title={t(searched ? 'whitelist.notFound' : 'whitelist.empty')}
          text={searched ? undefined : t('whitelist.emptyText')}
        />
      }
      paging={paging}
    />
  );
}
