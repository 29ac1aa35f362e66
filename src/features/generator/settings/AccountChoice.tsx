import type { SubAccount } from '@/api/contract';
import { Field } from '@/ui/form/Field';
import { SelectInput } from '@/ui/form/select/SelectInput';
import { useText, WithNames } from '@/ui/format/text';
import type { ChosenAccount } from '../rules/chosenAccount';
import type { ProxyConfig } from '../rules/proxyConfig';

interface Props extends Pick<ProxyConfig, 'account' | 'auth'> {
  /** The main account's username. */
  readonly mainAccount: string;
  /** Undefined while they are not read. */
  readonly subAccounts: readonly SubAccount[] | undefined;
  /** True when the sub-accounts could not be read. */
  readonly isUnread: boolean;
  /** Tells whether the account in the address exists. */
  readonly chosen: ChosenAccount['kind'];
  change(next: Partial<ProxyConfig>): void;
}

/**
 * Lets the customer choose the main account or a sub-account. An unknown name in the address is shown unchanged, with a note that
 * there is no such account.
 */
export function AccountChoice(props: Props) {
  const { account, auth, mainAccount, subAccounts, isUnread, chosen, change } = props;
  const t = useText();
  const isWhitelist = auth === 'whitelist';
  const isMain = isWhitelist || account === mainAccount;
  const isWrong = !isWhitelist && (chosen === 'missing' || chosen === 'unread');
  const note = chosen !== 'account' && (
    <WithNames text={t(`residential.account.${chosen}`, { name: account })} names={[account]} />
  );
  const unread = isUnread && !subAccounts?.length && t('shell.outage.part');
  const unlisted = chosen === 'account' ? null : account;
  const options = [
    {
      value: '',
      label: t('residential.mainAccount', { name: mainAccount }),
      username: mainAccount,
      shown: t('subaccount.mainAccount'),
    },
    ...(unlisted === null ? [] : [{ value: unlisted, label: unlisted, isVerbatim: true }]),
    ...(subAccounts ?? []).map(({ username }) => ({
      value: username,
      label: username,
      isVerbatim: true,
    })),
  ];
  return (
    <Field
      label={t('residential.account')}
      problem={isWrong && note}
      hint={isWhitelist ? t('residential.accountWhy') : note || unread}
    >
      {(control) => (
        <SelectInput
          {...control}
          disabled={isWhitelist}
          value={isMain ? '' : account}
          options={options}
          onChange={(name) => change({ account: name })}
        />
      )}
    </Field>
  );
}
