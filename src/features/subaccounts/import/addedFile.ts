import type { Params } from '@/api/contract';
import { saveRows, type TableFormat } from '@/lib/browser/saveFile';
import { convertToUnitExactly } from '@/lib/number/traffic';
import type { Translate } from '@/ui/format/text';

const FILE_NAME = 'sub-accounts-added.csv';

/** Saves sub-accounts with their passwords as a file. The traffic limit is in MB, as in the export of the list. */
export function saveAdded(
  added: readonly Params<'auth.passadd'>[],
  format: TableFormat,
  t: Translate,
  locale: string,
): Promise<void> {
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
  return saveRows(FILE_NAME, [header, ...lines], format, locale);
}
