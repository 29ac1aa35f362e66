import { SelectField } from '@/ui/form/SelectField';
import { useText } from '@/ui/format/text';
import { standingOf } from './rules/accountStanding';

interface Props {
  /** The username that statistics are filtered by; '' = all accounts. */
  readonly value: string;
  /** The main account's username; undefined while it is not known. */
  readonly main: string | undefined;
  /** Usernames of the sub-accounts; undefined while they are not known. */
  readonly subAccounts: readonly string[] | undefined;
  onChange(account: string): void;
}

/**
 * Whose traffic is shown. A name that is in no list (a deleted sub-account's, or a mistyped one) stays in the list while
 * it is chosen, and is marked as missing as soon as that is certain.
 */
export function AccountField({ value, main, subAccounts, onChange }: Props) {
  const t = useText();
  const standing = standingOf(value, main, subAccounts, null);
  const names = [...(standing === 'account' ? [] : [value]), ...(subAccounts ?? [])];
  return (
    <SelectField
      label={t('usage.account')}
      value={value}
      onChange={onChange}
      problem={standing === 'missing' ? t('usage.accountMissing', { name: value }) : undefined}
      options={[
        { value: '', label: t('usage.allAccounts') },
        ...(main === undefined
          ? []
          : [{ value: main, label: t('usage.mainAccount', { name: main }) }]),
        ...names.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}
