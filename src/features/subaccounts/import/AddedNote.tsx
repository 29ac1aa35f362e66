import { convertToUnitExactly } from '@/lib/number/traffic';
import { escapeFormula } from '@/lib/text/csv';
import { Note } from '@/ui/feedback/notes/Note';
import { useText } from '@/ui/format/text';
import { ExportButton } from '@/ui/table/ExportButton';
import type { RecordColumns } from '@/ui/table/RecordTable';
import type { SentSubAccount } from '../add/useSendSubAccount';

/** Offers the added sub-accounts as a file with their passwords. The traffic limit is in MB, as in the export of the list. */
export function AddedNote({ added }: { readonly added: readonly SentSubAccount[] }) {
  const t = useText();
  const columns: RecordColumns<SentSubAccount> = [
    { title: t('subaccount.username'), csv: ({ username }) => username },
    { title: t('subaccount.password'), csv: ({ password }) => password },
    { title: t('subaccount.remark'), csv: ({ remark }) => remark },
    {
      title: `${t('subaccount.limit')} (${t('unit.MB')})`,
      align: 'end',
      csv: ({ trafficLimit }) => convertToUnitExactly(trafficLimit, 'MB'),
    },
  ];
  const isGuarded = added.some(({ password }) => escapeFormula(password) !== password);
  const text = [
    t('subaccount.import.allocateInList'),
    t('subaccount.import.exportText'),
    isGuarded && t('subaccount.import.guarded'),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Note
      kind="success"
      action={
        <ExportButton
          fileName="sub-accounts-added.csv"
          name={t('subaccount.import.export')}
          columns={columns}
          load={async () => ({ list: [...added], unread: null })}
        />
      }
    >
      {text}
    </Note>
  );
}
