import { useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import { useCustomer } from '@/features/auth';
import { recordMilestone } from '@/lib/browser/storage/milestones';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Column } from '@/ui/page/Columns';
import { ERROR_ID } from './help/contents';
import { NoGateway } from './NoGateway';
import type { ResultTab } from './Results';
import { type LineList, makeLineList } from './rules/line/lineList';
import { limitToOffer, lineSpec } from './rules/line/lineSpec';
import { newSessionId } from './rules/line/proxyUsername';
import { offeredProtocols } from './rules/proxyConfig';
import { Settings } from './settings/Settings';
import { type GeneratorPage, type PageData, rememberConfig, useGenerator } from './useGenerator';

/** The least widths at which settings and result stand side by side, in px: from a window of 1280 px on. */
const WIDTH = { settings: 468, result: 500 };
/** The result takes most of the room that is left. */
const RESULT_SHARE = 4;

const RESULTS_HEIGHT = 860;
/** Drawn after the settings, so that these can be filled in first. */
const Results = lazyPart(async () => ({ default: (await import('./Results')).Results }), {
  height: RESULTS_HEIGHT,
  isDeferred: true,
});

/** Shows the settings, and beside them, where both fit, what they make: lines, commands, code, the API link. */
function Workbench(page: GeneratorPage) {
  const { id: userId } = useCustomer();
  const [list, setList] = useState<LineList | null>(null);
  const [firstSession] = useState(newSessionId);
  const [tab, setTab] = useState<ResultTab>('list');
  const { hash } = useLocation();
  const { gateways, gateway, account, canGenerate } = page;
  useEffect(() => {
    if (hash.startsWith(`#${ERROR_ID}`)) setTab('test');
  }, [hash]);
  const generate = () => {
    if (!canGenerate || account === null) return;
    recordMilestone(userId, 'proxyList');
    const asked = page.readAsked();
    // Settings from a link are remembered, too.
    rememberConfig(userId, asked);
    setTab('list');
    const spec = lineSpec(limitToOffer(asked, gateways), gateway, account);
    setList(makeLineList(spec, asked.quantity));
  };
  return (
    <Flex wrap align="start" gap="middle">
      <Column width={WIDTH.settings}>
        <Settings
          {...page}
          isForPlainLines={page.config.auth === 'whitelist' && tab !== 'api'}
          onGenerate={generate}
        />
      </Column>
      <Column width={WIDTH.result} share={RESULT_SHARE}>
        <Results
          {...page}
          list={list}
          sessionId={list?.sessionId ?? firstSession}
          tab={tab}
          onTab={setTab}
        />
      </Column>
    </Flex>
  );
}

/** Shows the generator of proxy lines. What was typed and made stays when the gateways, read again, are none. */
export default function Generator(data: PageData) {
  const t = useText();
  const [gateways, setGateways] = useState(data.gateways);
  const isOffered = offeredProtocols(data.gateways).length > 0;
  if (isOffered && gateways !== data.gateways) setGateways(data.gateways);
  const page = useGenerator({ ...data, gateways });
  const { gateway } = page;
  return (
    <>
      {!isOffered && (
        <NoGateway text={t(gateway ? 'residential.gatewaysGone' : 'residential.noGateway')} />
      )}
      {gateway && <Workbench {...page} gateway={gateway} />}
    </>
  );
}
