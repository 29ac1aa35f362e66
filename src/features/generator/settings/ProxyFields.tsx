import { memo } from 'react';
import type { Gateway, SubAccount, User } from '@/api/contract';
import { recordMilestone } from '@/lib/browser/milestones';
import { useText } from '@/ui/format/text';
import { WhitelistNote } from '../credentials/WhitelistNote';
import styles from '../residential.module.css';
import type { ChosenAccount } from '../rules/chosenAccount';
import { isAuthOffered } from '../rules/line/lineSpec';
import { isValidQuantity, QUANTITY_MAX } from '../rules/line/proxyLine';
import {
  isSessionMinutes,
  SESSION_MINUTES_MAX,
  SESSION_MINUTES_MIN,
} from '../rules/line/proxyUsername';
import type { ProxyConfig } from '../rules/proxyConfig';
import { canApply, type SettingsUse } from '../rules/whitelistMode';
import { AccountChoice } from './AccountChoice';
import { Choice } from './Choice';
import { FormatField, GatewayField, ProtocolField } from './ListFields';
import { WholeNumberField } from './WholeNumberField';

interface Props {
  readonly config: ProxyConfig;
  readonly gateways: readonly Gateway[];
  readonly gateway: Gateway | null;
  readonly user: User;
  readonly subAccounts: readonly SubAccount[];
  /** Tells whether the account in the address exists. */
  readonly chosen: ChosenAccount['kind'];
  /** Number of addresses in the whitelist; null while not known. */
  readonly listed: number | null;
  /** A new key discards the text typed into the number fields. */
  readonly numbersKey: number;
  /** The use of the settings in whitelist mode. */
  readonly use: SettingsUse;
  change(next: Partial<ProxyConfig>): void;
  onUse(use: SettingsUse): void;
  onGoToApiLink(): void;
}

/** Shows the fields for protocol, gateway, rotation, account, authentication, quantity and format. */
export const ProxyFields = memo(function ProxyFields(props: Props) {
  const { config, gateways, gateway, user, subAccounts, chosen, listed, change } = props;
  const { use, numbersKey, onUse, onGoToApiLink } = props;
  const t = useText();
  const hasWhitelist = gateway === null || isAuthOffered(gateway, 'whitelist');
  const isWhitelist = config.auth === 'whitelist';
  const hasRotation = canApply('rotation', config.auth, use);
  return (
    <>
      <ProtocolField protocol={config.protocol} gateways={gateways} change={change} />
      <GatewayField
        gateway={gateway}
        gateways={gateways}
        protocol={config.protocol}
        auth={config.auth}
        change={change}
      />
      <Choice
        name={t('residential.authentication')}
        value={config.auth}
        hint={hasWhitelist ? null : t('credentials.why.noWhitelistHere')}
        options={[
          { value: 'password', label: t('residential.auth.password') },
          {
            value: 'whitelist',
            label: t('residential.auth.whitelist'),
            disabled: !hasWhitelist,
          },
        ]}
        onChange={(auth) => change({ auth })}
        // Password is chosen from the start, so a click on it counts as a decision.
        onClick={() => recordMilestone(user.id, 'access')}
      />
      <Choice
        name={t('residential.rotation')}
        value={config.rotation}
        why={hasRotation ? null : t('credentials.why.rotation')}
        options={[
          { value: 'randomize', label: t('residential.rotation.randomize') },
          { value: 'sticky', label: t('residential.rotation.sticky') },
        ]}
        onChange={(rotation) => change({ rotation })}
      />
      {isWhitelist && (
        <div className={styles.wide}>
          <WhitelistNote listed={listed} use={use} onUse={onUse} onGoToApiLink={onGoToApiLink} />
        </div>
      )}
      {config.rotation === 'sticky' && hasRotation && (
        <WholeNumberField
          key={`minutes ${numbersKey}`}
          label={t('residential.minutes')}
          value={config.minutes}
          isValid={isSessionMinutes}
          problem={t('residential.minutesWrong', {
            min: SESSION_MINUTES_MIN,
            max: SESSION_MINUTES_MAX,
          })}
          onChange={(minutes) => change({ minutes })}
        />
      )}
      <AccountChoice
        account={config.account}
        auth={config.auth}
        mainAccount={user.proxyUsername}
        subAccounts={subAccounts}
        chosen={chosen}
        change={change}
      />
      <WholeNumberField
        key={`quantity ${numbersKey}`}
        label={t('residential.quantity')}
        value={config.quantity}
        isValid={isValidQuantity}
        problem={t('residential.quantityWrong', { max: QUANTITY_MAX })}
        onChange={(quantity) => change({ quantity })}
      />
      <FormatField format={config.format} auth={config.auth} use={use} change={change} />
    </>
  );
});
