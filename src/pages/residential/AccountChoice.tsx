import { useMemo } from 'react';
import { Field } from '@/components/Field';
import { SelectInput } from '@/components/SelectInput';
import { useText } from '@/components/text';
import type { SubAccount, User } from '@/contract';
import type { ChosenAccount } from '@/domain/chosenAccount';
import type { ProxyConfig } from '@/domain/proxyConfig';

interface Props {
  readonly config: ProxyConfig;
  readonly user: User;
  readonly subAccounts: readonly SubAccount[];
  /** Whether there is the account that the address names. */
  readonly chosen: ChosenAccount['kind'];
  change(next: Partial<ProxyConfig>): void;
}

/** The main account or a sub-account. A name that is no account stands there as it came, and is said to be none. */
export function AccountChoice({ config, user, subAccounts, chosen, change }: Props) {
  const t = useText();
  const isWhitelist = config.auth === 'whitelist';
  const isMain = isWhitelist || config.account === user.proxyUsername;
  const isWrong = !isWhitelist && (chosen === 'missing' || chosen === 'unread');
  const said = chosen !== 'account' && t(`residential.account.${chosen}`, { name: config.account });
  const unlisted = chosen === 'account' ? null : config.account;
  const options = useMemo(
    () => [
      { value: '', label: t('residential.mainAccount', { name: user.proxyUsername }) },
      ...(unlisted === null ? [] : [{ value: unlisted, label: unlisted }]),
      ...subAccounts.map(({ username }) => ({ value: username, label: username })),
    ],
    [t, user.proxyUsername, unlisted, subAccounts],
  );
  return (
    <Field
      label={t('residential.account')}
      problem={isWrong && said}
      hint={isWhitelist ? t('residential.accountWhy') : said}
    >
      {(control) => (
        <SelectInput
          {...control}
          disabled={isWhitelist}
          value={isMain ? '' : config.account}
          options={options}
          onChange={(account) => change({ account })}
        />
      )}
    </Field>
  );
}
