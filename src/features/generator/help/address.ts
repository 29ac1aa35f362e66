import { history } from '@umijs/max';
import { replaceAddress } from '../replaceAddress';
import { API_ITEMS, apiId, FAQ_GROUPS, QUESTIONS, type Question, questionId } from './contents';

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

/** The part of the help that an address names: the tab, and in it a question or a heading. */
export interface HelpTarget {
  readonly tab: HelpTab;
  /** The id of the element. */
  readonly id: string;
  readonly question: Question | null;
}

/** Returns the part of the help that a hash names; null for any other hash. */
export function parseHelpHash(hash: string): HelpTarget | null {
  const id = hash.slice(1);
  if (id === 'faq' || id === 'api') return { tab: id, id: tabId(id), question: null };
  const question = QUESTIONS.find((one) => questionId(one) === id) ?? null;
  if (question || FAQ_GROUPS.some((group) => questionId(group) === id)) {
    return { tab: 'faq', id, question };
  }
  return API_ITEMS.some((item) => apiId(item) === id) ? { tab: 'api', id, question } : null;
}
