import { Button, Flex } from 'antd';
import { saveRows, type TableFormat } from '@/lib/browser/saveFile';
import { convertToUnitExactly } from '@/lib/number/traffic';
import { escapeFormula } from '@/lib/text/csv';
import { Note } from '@/ui/feedback/notes/Note';
import { useLocaleName, useText } from '@/ui/format/text';
import { cellsOf } from '@/ui/table/ExportButton';
import type { RecordColumns } from '@/ui/table/RecordTable';
import type { SentSubAccount } from '../add/useSendSubAccount';

const FILE_NAME = 'sub-accounts-added.csv';

interface Props {
  readonly added: readonly SentSubAccount[];
  /** Undefined until the added sub-accounts are in the list. */
  readonly onAllocate: (() => void) | undefined;
}

/**
 * Offers the added sub-accounts as a file with their passwords, and to give them traffic, without which they do nothing. The traffic
 * limit is in MB, as in the export of the list.
 */
export function AddedNote({ added, onAllocate }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const columns: RecordColumns<SentSubAccount> = [
    { title: t('subaccount.username'), csv: ({ username }) => username },
    { title: t('subaccount.password'), csv: ({ password }) => password },
    { title: t('subaccount.remark'), csv: ({ remark }) => remark },
    {
      title: `${t('subaccount.limit')} (MB)`,
      csv: ({ trafficLimit }) => convertToUnitExactly(trafficLimit, 'MB'),
    },
  ];
  const save = (format: TableFormat) =>
    void saveRows(FILE_NAME, cellsOf(columns, added), format, locale);
  const text = t('subaccount.import.downloadText');
  const isGuarded = added.some(({ password }) => escapeFormula(password) !== password);
  return (
    <Note
      kind="success"
      action={
        <Flex wrap gap="small">
          <Button size="small" disabled={!onAllocate} onClick={onAllocate}>
            {t('subaccount.allocate')}
          </Button>
          <Button size="small" onClick={() => save('csv')}>
            {t('subaccount.import.download')}
          </Button>
          <Button size="small" onClick={() => save('excel')}>
            {t('export.excel')}
          </Button>
        </Flex>
      }
    >
      {isGuarded ? `${text} ${t('subaccount.import.guarded')}` : text}
    </Note>
  );
}
