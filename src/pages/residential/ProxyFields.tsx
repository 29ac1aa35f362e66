import { Link } from '@umijs/max';
import { Field } from '@/components/Field';
import { SelectInput } from '@/components/SelectInput';
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

const FORMATS = LINE_FORMATS.map((format) => ({ value: format, label: formatLabel(format) }));

/** Protocol, gateway, rotation, account, authentication, quantity and format. */
export function ProxyFields(props: Props) {
  const { config, gateways, gateway, user, subAccounts, chosen, listed, change } = props;
  const t = useText();
  const isWhitelist = config.auth === 'whitelist';
  const placeOf = (one: Gateway) =>
    `${hostForPort(one.host)}:${isWhitelist ? one.whitelistPort : one.port}`;
  const offered = offeredProtocols(gateways);
  return (
    <>
      <Field
        label={t('residential.protocol')}
        hint={t(`residential.protocolText.${config.protocol}`)}
      >
        {(control) => (
          <SelectInput
            {...control}
            value={config.protocol}
            options={offered.map((one) => ({ value: one, label: one.toUpperCase() }))}
            onChange={(protocol) => protocol && change({ protocol })}
          />
        )}
      </Field>
      <Field label={t('residential.gateway')} hint={gateway && placeOf(gateway)}>
        {(control) => (
          <SelectInput
            {...control}
            value={gateway?.id ?? ''}
            options={gateways
              .filter((one) => one.protocols.includes(config.protocol))
              .map((one) => ({ value: one.id, label: `${one.name} (${placeOf(one)})` }))}
            onChange={(chosen) => change({ gateway: chosen })}
          />
        )}
      </Field>
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
      <Field label={t('residential.format')}>
        {(control) => (
          <SelectInput
            {...control}
            value={config.format}
            options={FORMATS}
            onChange={(format) => format && change({ format })}
          />
        )}
      </Field>
    </>
  );
}
