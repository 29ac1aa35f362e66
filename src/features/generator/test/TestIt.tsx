import { useMemo } from 'react';
import { useCustomer } from '@/features/auth';
import { Hint } from '@/ui/feedback/Hint';
import { useText } from '@/ui/format/text';
import { brand } from '../../../../config/brand';
import { portOf } from '../rules/line/lineSpec';
import { gatewayUrl } from '../rules/line/proxyLine';
import { newSessionId } from '../rules/line/proxyUsername';
import type { GeneratorPage } from '../useResidential';
import { Commands } from './Commands';
import { ErrorDecoder } from './ErrorDecoder';
import { describeSituation } from './errorSituation';

const siteOf = (address: string) => new URL(address).host;

/** Shows a command to try the settings with, and help for when it prints something else. */
export default function TestIt(page: GeneratorPage) {
  const t = useText();
  const { apiToken } = useCustomer();
  const { spec, config, account, gateway, change } = page;
  const sessionId = useMemo(() => newSessionId(), []);
  const endpoint = { host: gateway.host, port: portOf(gateway, config.auth) };
  const words = {
    account: account?.username ?? config.account,
    endpoint: gatewayUrl(endpoint, config.protocol),
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
      <ErrorDecoder
        situation={describeSituation(page, apiToken)}
        textValues={words}
        change={change}
      />
    </>
  );
}
