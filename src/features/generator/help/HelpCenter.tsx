import { Flex } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { searchTexts } from '@/lib/text/search';
import { SearchInput } from '@/ui/form/SearchInput';
import { useText } from '@/ui/format/text';
import { Tabs } from '@/ui/page/Tabs';
import { LazyTexts } from '../LazyTexts';
import { ApiTab } from './ApiTab';
import { HELP_TABS_ID, type HelpTab } from './address';
import { type HelpTexts, helpEntries } from './contents';
import { apiExamples } from './examples';
import { FaqTab } from './FaqTab';
import { SearchResults } from './SearchResults';
import { useHelpView } from './useHelpView';

interface Props {
  /** Base address of the chosen gateway's API; `host` and `port` are the gateway's, too. */
  readonly apiBase: string | null;
  readonly host: string;
  readonly port: number;
}

const HEIGHT = 420;
const SEARCH = { maxWidth: 480, marginBlockEnd: 8 };

interface ViewProps extends Props {
  readonly texts: HelpTexts;
  readonly view: ReturnType<typeof useHelpView>;
}

/** Draws the content of a tab. antd draws the content after the tabs, and only then can the page scroll to the addressed part. */
function Drawn({
  follow,
  children,
}: Pick<ViewProps['view'], 'follow'> & { readonly children: ReactNode }) {
  useEffect(follow, [follow]);
  return children;
}

/** Draws the results of a search, or the two tabs. */
function View({ texts, view, apiBase, host, port }: ViewProps) {
  const t = useText();
  const { query, tab, setTab, open, setOpen, markAddress, follow } = view;
  const entries = useMemo(() => helpEntries(texts), [texts]);
  const examples = useMemo(() => apiExamples(apiBase, host, port), [apiBase, host, port]);
  if (query.trim() !== '') {
    return (
      <SearchResults
        result={searchTexts(query, entries)}
        texts={texts}
        examples={examples}
        markAddress={markAddress}
      />
    );
  }
  return (
    <Tabs
      id={HELP_TABS_ID}
      activeKey={tab}
      onChange={(key) => {
        setTab(key as HelpTab);
        markAddress(key);
      }}
      items={[
        {
          key: 'faq',
          label: t('residential.faq'),
          children: (
            <Drawn follow={follow}>
              <FaqTab texts={texts} open={open} onOpen={setOpen} markAddress={markAddress} />
            </Drawn>
          ),
        },
        {
          key: 'api',
          label: t('common.apiDocument'),
          children: (
            <Drawn follow={follow}>
              <ApiTab texts={texts} examples={examples} markAddress={markAddress} />
            </Drawn>
          ),
        },
      ]}
    />
  );
}

/** Shows the FAQ and the API document, with one search over both and an address for each part. */
export default function HelpCenter(props: Props) {
  const t = useText();
  const view = useHelpView();
  return (
    <>
      <Flex role="search">
        <SearchInput
          label={t('residential.helpSearch')}
          style={SEARCH}
          value={view.query}
          onChange={view.setQuery}
        />
      </Flex>
      <LazyTexts height={HEIGHT}>
        {(texts) => <View {...props} texts={texts} view={view} />}
      </LazyTexts>
    </>
  );
}
