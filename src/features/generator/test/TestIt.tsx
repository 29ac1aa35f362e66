import { useMemo } from 'react';
import { Hint } from '@/ui/feedback/Hint';
import { useText } from '@/ui/format/text';
import { brand } from '../../../../config/brand';
import { newSessionId } from '../rules/line/proxyUsername';
import type { GeneratorPage } from '../useResidential';
import { Commands } from './Commands';
import { ErrorDecoder } from './ErrorDecoder';

const siteOf = (address: string) => new URL(address).host;

/** Shows a command to try the settings with, and help for when it prints something else. */
export default function TestIt(page: GeneratorPage) {
  const t = useText();
  const { spec } = page;
  const sessionId = useMemo(() => newSessionId(), []);
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
      <ErrorDecoder page={page} />
    </>
  );
}
