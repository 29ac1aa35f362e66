import { Link } from '@umijs/max';
import { useId } from 'react';
import { useText } from '@/components/text';
import type { Gateway, SubAccount, User } from '@/contract';
import type { ChosenAccount } from '@/domain/chosenAccount';
import { offeredProtocols, type ProxyConfig } from '@/domain/proxyConfig';
import { hostForPort, isQuantity, LINE_FORMATS, QUANTITY_MAX } from '@/domain/proxyLine';
import { isSessionMinutes, SESSION_MINUTES_MAX, SESSION_MINUTES_MIN } from '@/domain/proxyUsername';
import { setMark } from '@/runtime/marks';
import { AccountChoice } from './AccountChoice';
import { Choice } from './Choice';
import { formatLabel } from './notes';
import styles from './residential.module.css';
import { WholeField } from './WholeField';

interface Props {
  readonly config: ProxyConfig;
  readonly gateways: readonly Gateway[];
  readonly gateway: Gateway | null;
  readonly user: User;
  readonly subAccounts: readonly SubAccount[];
  /** Whether there is the account that the address names. */
  readonly chosen: ChosenAccount['kind'];
  /** How many addresses the whitelist has; null while that is not known. */
  readonly listed: number | null;
  change(next: Partial<ProxyConfig>): void;
}

/** Protocol, gateway, rotation, account, authentication, quantity and format. */
export function ProxyFields(props: Props) {
  const { config, gateways, gateway, user, subAccounts, chosen, listed, change } = props;
  const t = useText();
  const id = useId();
  const isWhitelist = config.auth === 'whitelist';
  const placeOf = (one: Gateway) =>
    `${hostForPort(one.host)}:${isWhitelist ? one.whitelistPort : one.port}`;
  const offered = offeredProtocols(gateways);
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-protocol`}>{t('residential.protocol')}</label>
        <select
          id={`${id}-protocol`}
          value={config.protocol}
          onChange={(event) => {
            const protocol = offered.find((one) => one === event.target.value);
            if (protocol) change({ protocol });
          }}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {one.toUpperCase()}
            </option>
          ))}
        </select>
        <small>{t(`residential.protocolText.${config.protocol}`)}</small>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-gateway`}>{t('residential.gateway')}</label>
        <select
          id={`${id}-gateway`}
          value={gateway?.id ?? ''}
          onChange={(event) => change({ gateway: event.target.value })}
        >
          {gateways
            .filter((one) => one.protocols.includes(config.protocol))
            .map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.name} (${placeOf(one)})`}
              </option>
            ))}
        </select>
        {gateway && <small className={styles.place}>{placeOf(gateway)}</small>}
      </div>
      <Choice
        name={t('residential.authentication')}
        value={config.auth}
        options={[
          { value: 'password', label: t('residential.auth.password') },
          { value: 'whitelist', label: t('residential.auth.whitelist') },
        ]}
        onChange={(auth) => change({ auth })}
        // Password is chosen from the start: a click on it says that it is meant.
        onClick={() => setMark(user.id, 'access')}
      />
      <Choice
        name={t('residential.rotation')}
        value={config.rotation}
        options={[
          { value: 'randomize', label: t('residential.rotation.randomize') },
          { value: 'sticky', label: t('residential.rotation.sticky') },
        ]}
        onChange={(rotation) => change({ rotation })}
      />
      {isWhitelist && (
        <p className={styles.wide}>
          {t('residential.whitelistText')}{' '}
          {listed !== null && t('residential.whitelistCount', { count: listed })}{' '}
          <Link to="/proxysetting/whitelist">{t('residential.whitelistLink')}</Link>
        </p>
      )}
      {config.rotation === 'sticky' && (
        <WholeField
          label={t('residential.minutes')}
          value={config.minutes}
          isFine={isSessionMinutes}
          problem={t('residential.minutesWrong', {
            min: SESSION_MINUTES_MIN,
            max: SESSION_MINUTES_MAX,
          })}
          onChange={(minutes) => change({ minutes })}
        />
      )}
      <AccountChoice
        config={config}
        user={user}
        subAccounts={subAccounts}
        chosen={chosen}
        change={change}
      />
      <WholeField
        label={t('residential.quantity')}
        value={config.quantity}
        isFine={isQuantity}
        problem={t('residential.quantityWrong', { max: QUANTITY_MAX })}
        onChange={(quantity) => change({ quantity })}
      />
      <div className={styles.field}>
        <label htmlFor={`${id}-format`}>{t('residential.format')}</label>
        <select
          id={`${id}-format`}
          value={config.format}
          onChange={(event) => {
            const format = LINE_FORMATS.find((one) => one === event.target.value);
            if (format) change({ format });
          }}
        >
          {LINE_FORMATS.map((format) => (
            <option key={format} value={format}>
              {formatLabel(format)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
