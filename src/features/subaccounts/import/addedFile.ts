import type { Params } from '@/api/contract';
import { saveRows, type TableFormat } from '@/lib/browser/saveFile';
import { convertToUnitExactly } from '@/lib/number/traffic';
import type { Translate } from '@/ui/format/text';
import { cellsOf } from '@/ui/table/ExportButton';
import type { RecordColumns } from '@/ui/table/RecordTable';

const FILE_NAME = 'sub-accounts-added.csv';

/** Saves sub-accounts with their passwords as a file. The traffic limit is in MB, as in the export of the list. */
export function saveAdded(
  added: readonly Params<'auth.passadd'>[],
  format: TableFormat,
  t: Translate,
  locale: string,
): Promise<void> {
  const columns: RecordColumns<Params<'auth.passadd'>> = [
    { title: t('subaccount.username'), csv: ({ username }) => username },
    { title: t('subaccount.password'), csv: ({ password }) => password },
    { title: t('subaccount.remark'), csv: ({ remark }) => remark },
    {
      title: `${t('subaccount.limit')} (MB)`,
      csv: ({ trafficLimit }) => convertToUnitExactly(trafficLimit, 'MB'),
    },
  ];
  return saveRows(FILE_NAME, cellsOf(columns, added), format, locale);
}
