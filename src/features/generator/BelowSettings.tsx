import type { RefObject } from 'react';
import type { Gateway, User } from '@/api/contract';
import { ApiLink } from './apiLink/ApiLink';
import { Help } from './help';
import { Output } from './lines/Output';
import type { useLines } from './lines/useLines';
import type { ChosenAccount } from './rules/chosenAccount';
import { portOf } from './rules/line/lineSpec';
import type { LineSpec } from './rules/line/proxyLine';
import { SampleCards } from './samples/SampleCards';
import { TestCard } from './test';
import type { useProxyConfig, useResidential } from './useResidential';

interface Props extends ReturnType<typeof useProxyConfig>, ReturnType<typeof useLines> {
  readonly user: User;
  readonly gateways: readonly Gateway[];
  readonly gateway: Gateway;
  readonly chosen: ChosenAccount;
  /** The parts of a line; null while the account is not known. */
  readonly spec: LineSpec | null;
  readonly whitelist: ReturnType<typeof useResidential>['whitelist']['data'];
  /** True when the chosen place has nothing in stock. */
  readonly isSoldOut: boolean;
  /** True when the settings have changed since the list was made. */
  readonly isStale: boolean;
  readonly apiLink: RefObject<HTMLDivElement | null>;
}

/** Shows everything made of the settings: the list, the test, the API link, the samples, and the help. */
export function BelowSettings(props: Props) {
  const { user, gateways, gateway, config, change, chosen, spec, stock, cities } = props;
  const { whitelist, list, progress, cancel, isStale, isSoldOut, apiLink } = props;
  const account = chosen.kind === 'account' ? chosen.account : null;
  return (
    <>
      {/* Without a chosen account no list is shown: the list would belong to another account. */}
      <Output list={account && list} progress={progress} isStale={isStale} onCancel={cancel} />
      <TestCard
        config={config}
        chosen={chosen}
        spec={spec}
        host={gateway.host}
        port={portOf(gateway, config.auth)}
        apiToken={user.apiToken}
        whitelist={whitelist}
        countries={stock.whole}
        cities={cities.whole}
        change={change}
      />
      <div ref={apiLink} tabIndex={-1}>
        {account && <ApiLink config={config} gateway={gateway} user={user} isSoldOut={isSoldOut} />}
      </div>
      {account && (
        <SampleCards
          config={config}
          gateways={gateways}
          account={account}
          list={isStale ? null : list}
        />
      )}
      <Help gateway={gateway} />
    </>
  );
}
