import type { Gateway } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { Field } from '@/ui/form/Field';
import { SelectInput } from '@/ui/form/select/SelectInput';
import { useText, WithNames } from '@/ui/format/text';
import { gatewayName, gatewaysFor, portOf } from '../rules/line/lineSpec';
import { formatLabel, hostForPort, LINE_FORMATS, shownFormat } from '../rules/line/proxyLine';
import { offeredProtocols } from '../rules/proxyConfig';
import type { GeneratorPage } from '../useGenerator';

/** Shows the protocols that some gateway speaks. */
export function ProtocolField({ config, gateways, change }: GeneratorPage) {
  const { protocol } = config;
  const t = useText();
  const options = offeredProtocols(gateways).map((one) => ({
    value: one,
    label: one.toUpperCase(),
    isVerbatim: true,
  }));
  return (
    <Field label={t('residential.protocol')} hint={t(`residential.protocolText.${protocol}`)}>
      {(control) => (
        <SelectInput
          {...control}
          value={protocol}
          options={options}
          onChange={(chosen) => chosen && change({ protocol: chosen })}
        />
      )}
    </Field>
  );
}

/** Shows the gateways that fit the protocol and the way to sign in, with the port for it. */
export function GatewayField({ config, gateway, gateways, change }: GeneratorPage) {
  const t = useText();
  const placeOf = (one: Gateway) => `${hostForPort(one.host)}:${portOf(one, config.auth)}`;
  return (
    <Field label={t('residential.gateway')} hint={<span translate="no">{placeOf(gateway)}</span>}>
      {(control) => (
        <SelectInput
          {...control}
          value={gateway.id}
          options={gatewaysFor(config, gateways).map((one) => ({
            value: one.id,
            label: `${gatewayName(one)} (${placeOf(one)})`,
            shown: gatewayName(one),
            isVerbatim: true,
          }))}
          onChange={(chosen) => change({ gateway: chosen })}
        />
      )}
    </Field>
  );
}

/**
 * Lets the customer choose the main account or a sub-account. An unknown name in the address is shown unchanged, with a note that
 * there is no such account.
 */
export function AccountField({ config, subAccounts, chosen: { kind }, change }: GeneratorPage) {
  const { account, auth } = config;
  const t = useText();
  const { proxyUsername: mainAccount } = useCustomer();
  const listed = subAccounts.data?.list ?? [];
  const isWhitelist = auth === 'whitelist';
  const isMain = isWhitelist || account === mainAccount;
  const isWrong = kind === 'missing' || kind === 'unread';
  const note = kind !== 'account' && (
    <WithNames text={t(`residential.account.${kind}`, { name: account })} names={[account]} />
  );
  const unread = subAccounts.error && listed.length === 0 && t('shell.outage.part');
  const options = [
    {
      value: '',
      label: t('residential.mainAccount', { name: mainAccount }),
      username: mainAccount,
      shown: t('subaccount.mainAccount'),
    },
    ...[...(kind === 'account' ? [] : [account]), ...listed.map(({ username }) => username)].map(
      (name) => ({ value: name, label: name, isVerbatim: true }),
    ),
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

interface FormatProps extends Pick<GeneratorPage, 'config' | 'change'> {
  /** True while the settings are for lines of host and port alone, not for the API link. */
  readonly isForPlainLines: boolean;
}

/** Shows the formats of a line. */
export function FormatField({ config, isForPlainLines, change }: FormatProps) {
  const t = useText();
  const options = LINE_FORMATS.map((one) => {
    const isOffered = shownFormat(one, isForPlainLines) === one;
    return {
      value: one,
      label: isOffered
        ? formatLabel(one, isForPlainLines)
        : `${formatLabel(one)} · ${t('credentials.why.needsLogin')}`,
      isVerbatim: isOffered,
      disabled: !isOffered,
    };
  });
  return (
    <Field label={t('residential.format')} hint={isForPlainLines && t('credentials.why.format')}>
      {(control) => (
        <SelectInput
          {...control}
          value={shownFormat(config.format, isForPlainLines)}
          options={options}
          onChange={(chosen) => chosen && change({ format: chosen })}
        />
      )}
    </Field>
  );
}
