import type { Params } from '@/api/contract';
import { saveFile } from '@/lib/browser/saveFile';
import { convertToUnitExactly } from '@/lib/number/traffic';
import { CSV_BYTE_ORDER_MARK, toCsv } from '@/lib/text/csv';
import type { Translate } from '@/ui/format/text';

const FILE_NAME = 'sub-accounts-added.csv';

/** Saves sub-accounts with their passwords as a CSV file. The traffic limit is in MB, as in the export of the list. */
export function saveAddedAsCsv(added: readonly Params<'auth.passadd'>[], t: Translate): void {
  const header = [
    t('subaccount.username'),
    t('subaccount.password'),
    t('subaccount.remark'),
    `${t('subaccount.limit')} (MB)`,
  ];
  const lines = added.map(({ username, password, remark, trafficLimit }) => [
    username,
    password,
    remark,
    convertToUnitExactly(trafficLimit, 'MB'),
  ]);
  const text = toCsv([header, ...lines]);
  saveFile(FILE_NAME, 'text/csv;charset=utf-8', [CSV_BYTE_ORDER_MARK, text]);
}
