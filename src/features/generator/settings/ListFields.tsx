import type { Gateway } from '@/api/contract';
import { Field } from '@/ui/form/Field';
import { SelectInput } from '@/ui/form/select/SelectInput';
import { useText } from '@/ui/format/text';
import { gatewaysFor, isAuthOffered, portOf } from '../rules/line/lineSpec';
import { hostForPort, LINE_FORMATS, shownFormat } from '../rules/line/proxyLine';
import { offeredProtocols, type ProxyConfig } from '../rules/proxyConfig';
import { formatLabel } from '../warnings';

interface Change {
  change(next: Partial<ProxyConfig>): void;
}

interface ProtocolProps extends Change, Pick<ProxyConfig, 'protocol'> {
  readonly gateways: readonly Gateway[];
}

/** Shows the protocols that some gateway speaks. */
export function ProtocolField(props: ProtocolProps) {
  const { protocol, gateways, change } = props;
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

interface GatewayProps extends ProtocolProps, Pick<ProxyConfig, 'auth'> {
  readonly gateway: Gateway | null;
}

/** Shows the gateways that speak the protocol, with the port for the way to sign in. */
export function GatewayField(props: GatewayProps) {
  const { gateway, gateways, protocol, auth, change } = props;
  const t = useText();
  const labelOf = (one: Gateway) =>
    isAuthOffered(one, auth)
      ? `${one.name} (${placeOf(one)})`
      : `${one.name} · ${t('credentials.why.noWhitelist')}`;
  const placeOf = (one: Gateway) => `${hostForPort(one.host)}:${portOf(one, auth)}`;
  return (
    <Field
      label={t('residential.gateway')}
      hint={gateway && <span translate="no">{placeOf(gateway)}</span>}
    >
      {(control) => (
        <SelectInput
          {...control}
          value={gateway?.id ?? ''}
          options={gatewaysFor(protocol, gateways).map((one) => ({
            value: one.id,
            label: labelOf(one),
            shown: one.name,
            isVerbatim: isAuthOffered(one, auth),
            disabled: !isAuthOffered(one, auth),
          }))}
          onChange={(chosen) => change({ gateway: chosen })}
        />
      )}
    </Field>
  );
}

interface FormatProps extends Change, Pick<ProxyConfig, 'format'> {
  /** True for lines of host and port alone. */
  readonly isPlain: boolean;
}

/** Shows the formats of a line. */
export function FormatField({ format, isPlain, change }: FormatProps) {
  const t = useText();
  const options = LINE_FORMATS.map((one) => {
    const isOffered = shownFormat(one, isPlain) === one;
    return {
      value: one,
      label: isOffered
        ? formatLabel(one, isPlain)
        : `${formatLabel(one)} · ${t('credentials.why.needsLogin')}`,
      isVerbatim: isOffered,
      disabled: !isOffered,
    };
  });
  return (
    <Field label={t('residential.format')} hint={isPlain && t('credentials.why.format')}>
      {(control) => (
        <SelectInput
          {...control}
          value={shownFormat(format, isPlain)}
          options={options}
          onChange={(chosen) => chosen && change({ format: chosen })}
        />
      )}
    </Field>
  );
}
