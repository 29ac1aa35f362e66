import { SelectField } from '@/ui/form/select/SelectField';
import { useText, WithNames } from '@/ui/format/text';

interface Props {
  /** The account whose statistics are shown; '' = all accounts. */
  readonly value: string;
  /** The main account's username. */
  readonly main: string;
  /** Usernames of the sub-accounts; undefined until they are loaded. */
  readonly subAccounts: readonly string[] | undefined;
  onChange(account: string): void;
}

/**
 * Shows the filter for an account. A name that is in no list (a deleted sub-account's, or a mistyped one) stays in the
 * list while chosen, and is marked as missing once all sub-accounts are loaded.
 */
export function AccountField({ value, main, subAccounts, onChange }: Props) {
  const t = useText();
  const isAccount = value === '' || value === main || subAccounts?.includes(value);
  const isMissing = !isAccount && subAccounts !== undefined;
  const names = [...(isAccount ? [] : [value]), ...(subAccounts ?? [])];
  return (
    <SelectField
      label={t('usage.account')}
      value={value}
      onChange={onChange}
      problem={
        isMissing && <WithNames text={t('usage.accountMissing', { name: value })} names={[value]} />
      }
      options={[
        { value: '', label: t('usage.allAccounts') },
        { value: main, label: t('usage.mainAccount', { name: main }), username: main },
        ...names.map((name) => ({ value: name, label: name, isVerbatim: true })),
      ]}
    />
  );
}
