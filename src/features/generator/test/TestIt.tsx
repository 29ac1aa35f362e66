import { useMemo } from 'react';
import { randomBytes } from '@/lib/browser/random';
import { Hint } from '@/ui/feedback/Hint';
import { useText } from '@/ui/format/text';
import { brand } from '../../../../config/brand';
import { gatewayUrl } from '../rules/line/proxyLine';
import { newSessionId } from '../rules/line/proxyUsername';
import type { ProxyConfig } from '../rules/proxyConfig';
import { Commands } from './Commands';
import { ErrorDecoder } from './ErrorDecoder';
import { describeSituation, type PageState } from './errorSituation';

export interface Props extends PageState {
  /** The gateway of the settings. */
  readonly host: string;
  readonly port: number;
  change(next: Partial<ProxyConfig>): void;
}

const siteOf = (address: string) => new URL(address).host;

/** Shows a command to try the settings with, and help for when it prints something else. */
export default function TestIt({ host, port, change, ...state }: Props) {
  const t = useText();
  const { spec, config, chosen } = state;
  const sessionId = useMemo(() => newSessionId(randomBytes), []);
  const words = {
    account: chosen.kind === 'account' ? chosen.account.username : config.account,
    endpoint: gatewayUrl({ host, port }, config.protocol),
  };
  return (
    <>
      {spec === null ? (
        <Hint>{t('residential.accountFirst')}</Hint>
      ) : (
        <>
          <Hint>{t('residential.tryText', { site: siteOf(brand.addressSite) })}</Hint>
          <Commands spec={spec} sessionId={sessionId} />
        </>
      )}
      <ErrorDecoder situation={describeSituation(state)} textValues={words} change={change} />
    </>
  );
}
