import { history } from '@umijs/max';
import { replaceAddress } from '../replaceAddress';
import { API_ITEMS, apiId, FAQ_GROUPS, QUESTIONS, questionId } from './contents';

/** The two tabs of the help. */
type HelpTab = 'faq' | 'api';

/** The id given to antd's Tabs, which builds the ids of its elements from it. */
export const HELP_TABS_ID = 'help';
/** Id that antd gives to the heading of a tab. */
const tabId = (tab: HelpTab) => `${HELP_TABS_ID}-tab-${tab}`;

/** Records in the address where in the help the reader is. */
export function markAddress(id: string): void {
  replaceAddress(history.location.search, `#${id}`);
}

/** The part of the help that an address names: the tab, and the id of an element in it. */
export interface HelpTarget {
  readonly tab: HelpTab;
  readonly id: string;
}

/** Returns the part of the help that a hash names; null for any other hash. */
export function parseHelpHash(hash: string): HelpTarget | null {
  const id = hash.slice(1);
  if (id === 'faq' || id === 'api') return { tab: id, id: tabId(id) };
  if ([...QUESTIONS, ...FAQ_GROUPS].some((one) => questionId(one) === id))
    return { tab: 'faq', id };
  return API_ITEMS.some((item) => apiId(item) === id) ? { tab: 'api', id } : null;
}
