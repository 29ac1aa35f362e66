import { useText } from '../text';
import { SelectField } from './SelectField';

interface Props {
  /** The username that statistics are filtered by; '' = all accounts. */
  readonly value: string;
  /** The main account's username. */
  readonly main: string;
  /** Usernames of the sub-accounts. */
  readonly subAccounts: readonly string[];
  onChange(account: string): void;
}

/** Whose traffic is shown. A name that is in no list (a deleted sub-account's) stays choosable while it is chosen. */
export function AccountField({ value, main, subAccounts, onChange }: Props) {
  const t = useText();
  const isGone = value !== '' && value !== main && !subAccounts.includes(value);
  const names = isGone ? [value, ...subAccounts] : subAccounts;
  return (
    <SelectField
      label={t('usage.account')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('usage.allAccounts') },
        { value: main, label: t('usage.mainAccount', { name: main }) },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}
