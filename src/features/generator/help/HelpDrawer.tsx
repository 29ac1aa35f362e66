import { Drawer, Flex } from 'antd';
import { type ReactNode, useEffect } from 'react';
import type { Gateway } from '@/api/contract';
import { searchTexts } from '@/lib/text/search';
import { SearchInput } from '@/ui/form/SearchInput';
import { useText } from '@/ui/format/text';
import { useRestoreFocus } from '@/ui/page/restoreFocus';
import { Tabs } from '@/ui/page/Tabs';
import { LazyTexts, type LongTexts } from '../LazyTexts';
import { ApiTab } from './ApiTab';
import { HELP_TABS_ID, type HelpTarget, markAddress } from './address';
import { helpEntries } from './contents';
import { apiExamples } from './examples';
import { FaqTab } from './FaqTab';
import { SearchResults } from './SearchResults';
import { useHelpView } from './useHelpView';

const NO_GATEWAY = { apiBase: null, host: 'HOST', port: 7000 } as const;
const HEIGHT = 420;
const WIDTH = 760;
const SEARCH = { maxWidth: 480, marginBlockEnd: 8 };

interface Props {
  /** The part of the help that the address names. */
  readonly target: HelpTarget;
  /** The gateway whose addresses the examples have; null without any. */
  readonly gateway: Gateway | null;
}

interface ViewProps extends Props {
  readonly texts: LongTexts;
  readonly view: ReturnType<typeof useHelpView>;
}

/** Draws the content of a tab. antd draws the content after the tabs, and only then can the page scroll to the addressed part. */
function TabContent({
  follow,
  children,
}: Pick<ViewProps['view'], 'follow'> & { readonly children: ReactNode }) {
  useEffect(follow, [follow]);
  return children;
}

/** Draws the results of a search, or the two tabs. */
function View({ texts, view, target, gateway }: ViewProps) {
  const t = useText();
  const { query, open, setOpen, follow } = view;
  const content = { texts, examples: apiExamples(gateway ?? NO_GATEWAY) };
  if (query.trim() !== '') {
    const items = searchTexts(query, helpEntries(texts));
    return <SearchResults query={query} items={items} {...content} />;
  }
  const panels = [
    ['faq', t('common.faq'), <FaqTab key="faq" texts={texts} open={open} onOpen={setOpen} />],
    ['api', t('common.apiDocument'), <ApiTab key="api" {...content} />],
  ] as const;
  return (
    <Tabs
      id={HELP_TABS_ID}
      activeKey={target.tab}
      onChange={markAddress}
      items={panels.map(([key, label, panel]) => ({
        key,
        label,
        children: <TabContent follow={follow}>{panel}</TabContent>,
      }))}
    />
  );
}

interface DrawerProps extends Props {
  onClose(): void;
}

/** Shows the FAQ and the API document in antd's drawer, with one search over both and an address for each part. */
export default function HelpDrawer({ target, gateway, onClose }: DrawerProps) {
  const t = useText();
  const view = useHelpView(target);
  useRestoreFocus();
  const title = t('residential.help');
  return (
    <Drawer
      open
      title={title}
      aria-label={title}
      size={WIDTH}
      // The part that the address names takes the focus instead (useHelpView).
      autoFocus={false}
      closable={{ 'aria-label': t('common.close') }}
      onClose={onClose}
    >
      <Flex role="search">
        <SearchInput
          label={t('residential.helpSearch')}
          style={SEARCH}
          value={view.query}
          onChange={view.setQuery}
        />
      </Flex>
      <LazyTexts height={HEIGHT}>
        {(texts) => <View texts={texts} view={view} target={target} gateway={gateway} />}
      </LazyTexts>
    </Drawer>
  );
}
