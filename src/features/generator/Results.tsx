import { Hint } from '@/ui/feedback/Hint';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Card } from '@/ui/page/Card';
import { Tabs } from '@/ui/page/Tabs';
import { ListNotes } from '@/ui/table/ListNotes';
import { ApiLink } from './apiLink/ApiLink';
import { Login } from './Login';
import { Output } from './lines/Output';
import { NoAccount } from './NoAccount';
import type { LineList } from './rules/line/lineList';
import { lineOf } from './rules/line/proxyLine';
import type { GeneratorPage } from './useGenerator';
import { LineWarnings, WhitelistNote } from './warnings';

/** The tabs of the result, in their order, with their labels. */
const LABELS = {
  list: 'residential.tab.list',
  test: 'residential.tab.test',
  code: 'residential.tab.code',
  tools: 'residential.tab.tools',
  api: 'residential.tab.api',
} as const;
const TABS = Object.keys(LABELS) as readonly ResultTab[];
export type ResultTab = keyof typeof LABELS;

/** The id given to antd's Tabs, which builds the ids of its elements from it. */
const TABS_ID = 'result';

const PANEL_HEIGHT = 520;
const TestIt = lazyPart(() => import('./test/TestIt'), { height: PANEL_HEIGHT });
// Only customers who open these tabs need them, so they are not among the parts that are fetched ahead.
const CodeSamples = lazyPart(() => import('./samples/CodeSamples'), {
  height: PANEL_HEIGHT,
  prefetch: false,
});
const Tools = lazyPart(() => import('./samples/Tools'), {
  height: PANEL_HEIGHT,
  prefetch: false,
});

interface Props extends GeneratorPage {
  /** The list that Generate was last pressed for. */
  readonly list: LineList | null;
  /** The session on a Sticky IP of all that is shown, also of the list's first line. */
  readonly sessionId: string;
  readonly tab: ResultTab;
  onTab(tab: ResultTab): void;
}

/** Shows all that is made of the settings, in tabs that keep their state, and below them the login. */
export function Results(props: Props) {
  const { gateways, gateway, config, account, spec, sessionId, stock, cities } = props;
  const { subAccounts, whitelist, listed, list, soldOutPart, areLinesSoldOut, tab, onTab } = props;
  const t = useText();
  const isPlaceSoldOut = soldOutPart !== null;
  const isStale =
    list !== null &&
    spec !== null &&
    (list.count !== config.quantity ||
      lineOf(list.spec, list.sessionId) !== lineOf(spec, list.sessionId));
  const goToApiLink = () => {
    onTab('api');
    document.getElementById(`${TABS_ID}-tab-api`)?.focus();
  };
  const noAccount = (title: string) => (
    <Card title={title}>
      <Hint>
        <NoAccount {...props} />
      </Hint>
    </Card>
  );
  const emptyAuth = config.auth === 'whitelist' ? 'emptyWhitelist' : 'emptyText';
  const emptyText = areLinesSoldOut ? 'emptySoldOut' : emptyAuth;
  const samples = account && { config, gateways, account, isPlaceSoldOut, sessionId };
  const panels = {
    // Without a chosen account no list is shown: the list would belong to another account.
    list: (
      <Output
        list={list}
        isHidden={account === null}
        isStale={isStale}
        emptyText={account === null ? <NoAccount {...props} /> : t(`residential.${emptyText}`)}
      >
        {/* Here rather than among the settings, where they would move the fields. */}
        <ListNotes name={t('menu.subaccount')} query={subAccounts} />
        <ListNotes name={t('place.countries')} query={stock} />
        <ListNotes name={t('place.cities')} query={cities} />
        {config.auth === 'whitelist' && <ListNotes name={t('menu.whitelist')} query={whitelist} />}
        {config.auth === 'whitelist' && (
          <WhitelistNote listed={listed} onGoToApiLink={goToApiLink} />
        )}
        {account && spec && (
          <LineWarnings spec={spec} account={account} areLinesSoldOut={areLinesSoldOut} />
        )}
      </Output>
    ),
    test: (
      <Card title={t('residential.try')}>
        <TestIt {...props} />
      </Card>
    ),
    code: samples ? <CodeSamples {...samples} /> : noAccount(t('samples.title')),
    tools: samples ? <Tools {...samples} /> : noAccount(t('tools.title')),
    api: spec ? (
      <ApiLink
        spec={spec}
        quantity={config.quantity}
        gateway={gateway}
        isPlaceSoldOut={isPlaceSoldOut}
      />
    ) : (
      noAccount(t('residential.apiLink'))
    ),
  } as const;
  return (
    <>
      <Tabs
        id={TABS_ID}
        activeKey={tab}
        onChange={(key) => onTab(key as ResultTab)}
        items={TABS.map((key) => ({ key, label: t(LABELS[key]), children: panels[key] }))}
      />
      <Login {...props} />
    </>
  );
}
