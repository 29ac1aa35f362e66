import { useLocation } from '@umijs/max';
import { Drawer, Flex } from 'antd';
import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import type { Gateway } from '@/api/contract';
import { fieldsOf } from '@/lib/text/json';
import { SearchInput } from '@/ui/form/SearchInput';
import { useText } from '@/ui/format/text';
import { useRestoreFocus } from '@/ui/page/restoreFocus';
import { Tabs } from '@/ui/page/Tabs';
import { LazyTexts, type LongTexts } from '../LazyTexts';
import { ApiTab } from './ApiTab';
import { HELP_TABS_ID, type HelpTarget, markAddress } from './address';
import { apiExamples } from './examples';
import { FaqTab } from './FaqTab';
import { SearchResults } from './SearchResults';

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
  readonly query: string;
  /** Called when the content of a tab is drawn. */
  follow(): void;
}

/** Draws the content of a tab. antd draws the content after the tabs, and only then can the page scroll to the addressed part. */
function TabContent({ follow, children }: Pick<ViewProps, 'follow'> & PropsWithChildren) {
  useEffect(follow, [follow]);
  return children;
}

/** Draws the results of a search, or the two tabs. */
function View({ texts, query, target, gateway, follow }: ViewProps) {
  const t = useText();
  const content = { texts, examples: apiExamples(gateway ?? NO_GATEWAY) };
  if (query.trim() !== '') return <SearchResults query={query} {...content} />;
  const panels = [
    ['faq', t('common.faq'), <FaqTab key="faq" texts={texts} open={[target.id]} />],
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

/** Shows the help at the part that the address names, with one search over all of it. */
function Content(props: Props) {
  const t = useText();
  const [query, setQuery] = useState('');
  const wanted = useRef<string | null>(props.target.id);
  /** Focuses and shows the wanted part, once. */
  const follow = () => {
    const element = document.getElementById(wanted.current ?? '');
    if (element === null) return;
    wanted.current = null;
    // The question's text is inside the button that opens it.
    const focused = element.closest<HTMLElement>('[role=button]') ?? element;
    focused.focus({ preventScroll: true });
    // The search stands above the tabs.
    const isTab = element.getAttribute('role') === 'tab';
    element.scrollIntoView({ block: isTab ? 'nearest' : 'start' });
  };
  return (
    <>
      <Flex role="search">
        <SearchInput
          label={t('residential.helpSearch')}
          style={SEARCH}
          value={query}
          onChange={setQuery}
        />
      </Flex>
      <LazyTexts height={HEIGHT}>
        {(texts) => <View {...props} texts={texts} query={query} follow={follow} />}
      </LazyTexts>
    </>
  );
}

interface DrawerProps extends Props {
  onClose(): void;
}

/** Shows the FAQ and the API document in antd's drawer, with one search over both and an address for each part. */
export default function HelpDrawer({ onClose, ...props }: DrawerProps) {
  const t = useText();
  const { key, state } = useLocation();
  // A link draws the help anew at its part. A question that is opened only marks the address, also when that is loaded again.
  const [followed, setFollowed] = useState(key);
  if (followed !== key && fieldsOf(state).stays !== true) setFollowed(key);
  useRestoreFocus();
  const title = t('residential.help');
  return (
    <Drawer
      open
      title={title}
      aria-label={title}
      size={WIDTH}
      // The part that the address names takes the focus instead.
      autoFocus={false}
      closable={{ 'aria-label': t('common.close') }}
      onClose={onClose}
    >
      <Content key={followed} {...props} />
    </Drawer>
  );
}
