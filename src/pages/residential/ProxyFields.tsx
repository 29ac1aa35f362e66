import { Link } from '@umijs/max';
import { useEffect, useId, useState } from 'react';
import { NumberField } from '@/components/NumberField';
import { useText } from '@/components/text';
import type { Gateway, Protocol, SubAccount, User } from '@/contract';
import type { ProxyConfig } from '@/domain/proxyConfig';
import { isQuantity, LINE_FORMATS, QUANTITY_MAX } from '@/domain/proxyLine';
import { isSessionMinutes, SESSION_MINUTES_MAX, SESSION_MINUTES_MIN } from '@/domain/proxyUsername';
import styles from './residential.module.css';

const PROTOCOLS: readonly Protocol[] = ['http', 'https', 'socks5'];

interface Props {
  readonly config: ProxyConfig;
  readonly gateways: readonly Gateway[];
  readonly gateway: Gateway | null;
  readonly user: User;
  readonly subAccounts: readonly SubAccount[];
  /** How many addresses the whitelist has; null while that is not known. */
  readonly listed: number | null;
  change(next: Partial<ProxyConfig>): void;
}

function Choice<T extends string>(props: {
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  onChange(value: T): void;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>{props.name}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** A whole number that goes into the settings once it is one; what is typed stays as it is. */
function WholeField(props: {
  readonly label: string;
  readonly value: number;
  readonly problem: string;
  isFine(value: number): boolean;
  onChange(value: number): void;
}) {
  const id = useId();
  const { value, onChange, isFine } = props;
  const [text, setText] = useState(String(value));
  const isWrong = !/^\d+$/.test(text) || !isFine(Number(text));
  // Another tab of the browser's history may bring another number.
  useEffect(() => setText((now) => (Number(now) === value ? now : String(value))), [value]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{props.label}</label>
      <NumberField
        id={id}
        inputMode="numeric"
        maxLength={7}
        value={text}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(next) => {
          setText(next);
          if (/^\d+$/.test(next) && isFine(Number(next))) onChange(Number(next));
        }}
      />
      {isWrong && (
        <small id={`${id}-problem`} role="alert" className={styles.problem}>
          {props.problem}
        </small>
      )}
    </div>
  );
}

/** Protocol, gateway, rotation, account, authentication, quantity and format. */
export function ProxyFields(props: Props) {
  const { config, gateways, gateway, user, subAccounts, listed, change } = props;
  const t = useText();
  const id = useId();
  const isWhitelist = config.auth === 'whitelist';
  const offered = PROTOCOLS.filter((one) => gateways.some((g) => g.protocols.includes(one)));
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-protocol`}>{t('residential.protocol')}</label>
        <select
          id={`${id}-protocol`}
          value={config.protocol}
          onChange={(event) => {
            const protocol = PROTOCOLS.find((one) => one === event.target.value);
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
                {`${one.name} (${one.host}:${isWhitelist ? one.whitelistPort : one.port})`}
              </option>
            ))}
        </select>
      </div>
      <Choice
        name={t('residential.authentication')}
        value={config.auth}
        options={[
          { value: 'password', label: t('residential.auth.password') },
          { value: 'whitelist', label: t('residential.auth.whitelist') },
        ]}
        onChange={(auth) => change({ auth })}
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
      <div className={styles.field}>
        <label htmlFor={`${id}-account`}>{t('residential.account')}</label>
        <select
          id={`${id}-account`}
          disabled={isWhitelist}
          value={isWhitelist ? '' : config.account}
          onChange={(event) => change({ account: event.target.value })}
        >
          <option value="">{t('residential.mainAccount', { name: user.proxyUsername })}</option>
          {subAccounts.map((sub) => (
            <option key={sub.id} value={sub.username}>
              {sub.username}
            </option>
          ))}
        </select>
        {isWhitelist && <small>{t('residential.accountWhy')}</small>}
      </div>
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
              {format === 'url' ? 'protocol://USER:PASS@HOST:PORT' : format.toUpperCase()}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
