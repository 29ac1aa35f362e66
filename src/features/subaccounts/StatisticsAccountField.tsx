import type { List, SubAccount } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import type { QueryState } from '@/ui/feedback/QueryView';
import { SelectField } from '@/ui/form/select/SelectField';
import { useText, WithNames } from '@/ui/format/text';
import { ListNotes } from '@/ui/table/ListNotes';

interface Props {
  /** The account whose statistics are shown; '' = all accounts. */
  readonly value: string;
  /** The reading of all sub-accounts. */
  readonly subAccounts: QueryState<List<SubAccount>>;
  onChange(account: string): void;
}

/**
 * Shows the filter for an account. A name that is in no list (a deleted sub-account's, or a mistyped one) stays in the
 * list while chosen, and is marked as missing once all sub-accounts are loaded and could be read.
 */
export function StatisticsAccountField({ value, subAccounts, onChange }: Props) {
  const t = useText();
  const { proxyUsername: main } = useCustomer();
  const usernames = subAccounts.data?.list.map(({ username }) => username);
  const isKnown = value === '' || value === main || usernames?.includes(value);
  const isMissing = !isKnown && subAccounts.data?.unread === null;
  const names = [...(isKnown ? [] : [value]), ...(usernames ?? [])];
  return (
    <>
      <SelectField
        label={t('usage.account')}
        value={value}
        onChange={onChange}
        problem={
          isMissing && (
            <WithNames text={t('usage.accountMissing', { name: value })} names={[value]} />
          )
        }
        options={[
          { value: '', label: t('usage.allAccounts') },
          { value: main, label: t('usage.mainAccount', { name: main }), username: main },
          ...names.map((name) => ({ value: name, label: name, isVerbatim: true })),
        ]}
      />
      <ListNotes name={t('menu.subaccount')} query={subAccounts} />
    </>
  );
}
