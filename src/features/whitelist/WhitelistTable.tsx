import { Button } from 'antd';
import type { Page, WhitelistEntry } from '@/api/contract';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { type RecordColumns, RecordTable } from '@/ui/table/RecordTable';
import type { TablePaging } from '@/ui/table/useListState';
import { RemarkCell } from './RemarkCell';
import { deleteButtonId } from './useUndoDelete';

interface Props {
  readonly data: Page<WhitelistEntry>;
  /** An entry whose deletion can still be undone. */
  isHidden(entry: WhitelistEntry): boolean;
  readonly paging: TablePaging;
  readonly busy: boolean;
  readonly searched: boolean;
  onDelete(entry: WhitelistEntry): void;
}

/** Aligns the button's text with the column's title. */
const DELETE = { paddingInline: 0 };

/** The whitelist in a table. */
export function WhitelistTable(props: Props) {
  const { data, isHidden, paging, busy, searched, onDelete } = props;
  const t = useText();
  const columns: RecordColumns<WhitelistEntry> = [
    { title: t('whitelist.ip'), render: (_, entry) => <code>{entry.ip}</code> },
    {
      title: t('whitelist.remark'),
      narrow: 'plain',
      render: (_, entry) => <RemarkCell entry={entry} />,
    },
    {
      title: t('whitelist.added'),
      render: (_, entry) => <UtcTime at={entry.addedAt} zone={false} />,
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
