import { Button, Flex } from 'antd';
import { saveRows, type TableFormat } from '@/lib/browser/saveFile';
import { PAGE_SIZES } from '@/lib/listState';
import { convertToUnitExactly } from '@/lib/number/traffic';
import { escapeFormula } from '@/lib/text/csv';
import { Note } from '@/ui/feedback/notes/Note';
import { useLocaleName, useText } from '@/ui/format/text';
import { cellsOf } from '@/ui/table/ExportButton';
import type { RecordColumns } from '@/ui/table/RecordTable';
import type { SentSubAccount } from '../add/useSendSubAccount';

/** As many as can be chosen in the list: each row of the dialog has fields of its own. */
const ALLOCATE_MAX = Math.max(...PAGE_SIZES);
const FILE_NAME = 'sub-accounts-added.csv';

interface Props {
  readonly added: readonly SentSubAccount[];
  /** Opens the dialog that gives traffic to those that are listed; ready once the list was read. */
  readonly allocate: { readonly isReady: boolean; start(): void };
}

/**
 * Offers the added sub-accounts as a file with their passwords, and to give them traffic, without which they do nothing. The traffic
 * limit is in MB, as in the export of the list.
 */
export function AddedNote({ added, allocate }: Props) {
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
  const isGuarded = added.some(({ password }) => escapeFormula(password) !== password);
  const areTooMany = added.length > ALLOCATE_MAX;
  const text = [
    t('subaccount.import.downloadText'),
    isGuarded && t('subaccount.import.guarded'),
    areTooMany && t('subaccount.import.allocateInList', { max: ALLOCATE_MAX }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Note
      kind="success"
      action={
        <Flex wrap gap="small">
          {!areTooMany && (
            <Button size="small" disabled={!allocate.isReady} onClick={allocate.start}>
              {t('subaccount.allocate')}
            </Button>
          )}
          <Button size="small" onClick={() => save('csv')}>
            {t('subaccount.import.download')}
          </Button>
          <Button size="small" onClick={() => save('excel')}>
            {t('export.excel')}
          </Button>
        </Flex>
      }
    >
      {text}
    </Note>
  );
}
