import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import type { Gateway, User } from '@/api/contract';
import { recordMilestone } from '@/lib/browser/storage/milestones';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Column } from '@/ui/page/Columns';
import { Help } from './help';
import { NoGateway } from './NoGateway';
import type { ResultTab } from './Results';
import { resolveAccount } from './rules/chosenAccount';
import type { ListOrder } from './rules/line/lineList';
import { gatewayOf, lineSpec } from './rules/line/lineSpec';
import { countIps } from './rules/proxyConfig';
import { Settings } from './settings/Settings';
import {
  readAddressConfig,
  rememberConfig,
  useProxyConfig,
  type useResidential,
} from './useResidential';

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

interface Props extends Pick<ReturnType<typeof useResidential>, 'subAccounts' | 'whitelist'> {
  readonly user: User;
  readonly gateways: readonly Gateway[];
}

/** Shows the settings, and beside them, where both fit, what they make: lines, commands, code, the API link. */
export function Generator({ user, gateways, subAccounts, whitelist }: Props) {
  const t = useText();
  const settings = useProxyConfig(user.id, gateways);
  const [order, setOrder] = useState<ListOrder | null>(null);
  const [tab, setTab] = useState<ResultTab>('list');
  const { config, stock, cities, isChecking } = settings;
  const gateway = gatewayOf(config, gateways);
  const chosen = useMemo(
    () => resolveAccount(config, user, { data: subAccounts.data?.list, error: subAccounts.error }),
    [config, user, subAccounts.data, subAccounts.error],
  );
  if (gateway === null) {
    return (
      <>
        <NoGateway text={t('residential.noGateway')} />
        <Help gateway={null} />
      </>
    );
  }
  const account = chosen.kind === 'account' ? chosen.account : null;
  const isSoldOut = countIps(config, stock.data, cities.data) === 0;

  const generate = () => {
    if (isChecking || account === null) return;
    recordMilestone(user.id, 'proxyList');
    const addressed = readAddressConfig();
    const { quantity, minutes } = addressed;
    // Settings from a link are remembered, too.
    rememberConfig(user.id, addressed);
    setTab('list');
    setOrder({ spec: lineSpec({ ...config, minutes }, gateway, account), count: quantity });
  };
  return (
    <>
      <Flex wrap align="start" gap="middle">
        <Column width={WIDTH.settings}>
          <Settings
            {...settings}
            user={user}
            gateways={gateways}
            gateway={gateway}
            subAccounts={subAccounts}
            chosen={chosen.kind}
            use={tab === 'api' ? 'apiLink' : 'lines'}
            isSoldOut={isSoldOut}
            onGenerate={generate}
          />
        </Column>
        <Column width={WIDTH.result} share={RESULT_SHARE}>
          <Results
            {...settings}
            user={user}
            gateways={gateways}
            gateway={gateway}
            chosen={chosen}
            order={order}
            spec={account && lineSpec(config, gateway, account)}
            subAccounts={subAccounts}
            whitelist={whitelist}
            isSoldOut={isSoldOut}
            tab={tab}
            onTab={setTab}
          />
        </Column>
      </Flex>
      <Help gateway={gateway} />
    </>
  );
}
