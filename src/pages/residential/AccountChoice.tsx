import { useId } from 'react';
import { useText } from '@/components/text';
import type { SubAccount, User } from '@/contract';
import type { ChosenAccount } from '@/domain/chosenAccount';
import type { ProxyConfig } from '@/domain/proxyConfig';
import styles from './residential.module.css';

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
  const id = useId();
  const isWhitelist = config.auth === 'whitelist';
  const isMain = isWhitelist || config.account === user.proxyUsername;
  const isWrong = chosen === 'missing' || chosen === 'unread';
  const said = isWhitelist
    ? t('residential.accountWhy')
    : chosen !== 'account' && t(`residential.account.${chosen}`, { name: config.account });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('residential.account')}</label>
      <select
        id={id}
        disabled={isWhitelist}
        value={isMain ? '' : config.account}
        aria-invalid={isWrong}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={(event) => change({ account: event.target.value })}
      >
        <option value="">{t('residential.mainAccount', { name: user.proxyUsername })}</option>
        {chosen !== 'account' && <option value={config.account}>{config.account}</option>}
        {subAccounts.map((sub) => (
          <option key={sub.id} value={sub.username}>
            {sub.username}
          </option>
        ))}
      </select>
      {said && (
        <small
          id={`${id}-said`}
          className={isWrong ? styles.problem : ''}
          role={isWrong ? 'alert' : undefined}
        >
          {said}
        </small>
      )}
    </div>
  );
}
