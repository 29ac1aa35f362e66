import { Button } from 'antd';
import type { WhitelistEntry } from '@/api/contract';
import { Code } from '@/ui/format/Code';
import type { Translate } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import type { RecordColumns } from '@/ui/table/RecordTable';
import { RemarkCell } from './RemarkCell';
import { deleteButtonId } from './useUndoDelete';

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
    csv: ({ addedAt }) => ({ at: addedAt }),
  },
  {
    title: t('record.actions'),
    inCard: 'besideName',
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
