import {
  API,
  API_SECTIONS,
  type ApiItem,
  apiId,
  FAQ,
  FAQ_GROUPS,
  type Question,
  questionId,
} from './contents';

/** The two halves of the help. */
export type HelpTab = 'faq' | 'api';

/** Names the tabs of the help, whose elements antd names by it. */
export const HELP_TABS_ID = 'help';
/** The element of a tab's own heading. */
const tabId = (tab: HelpTab) => `${HELP_TABS_ID}-tab-${tab}`;

/** What an address asks for: the tab, and in it a question or a heading. */
interface Wanted {
  readonly tab: HelpTab;
  /** The element's id. */
  readonly id: string;
  readonly question: Question | null;
}

/** What an address asks for with the part after its #; null when that is no part of the help. */
export function wantedBy(hash: string): Wanted | null {
  const id = hash.slice(1);
  if (id === 'faq' || id === 'api') return { tab: id, id: tabId(id), question: null };
  const question = FAQ_GROUPS.flatMap((group): readonly Question[] => FAQ[group]).find(
    (one) => questionId(one) === id,
  );
  if (question) return { tab: 'faq', id, question };
  if (FAQ_GROUPS.some((group) => questionId(group) === id)) {
    return { tab: 'faq', id, question: null };
  }
  const isItem = API_SECTIONS.flatMap((section): readonly ApiItem[] => [
    section,
    ...API[section],
  ]).some((item) => apiId(item) === id);
  return isItem ? { tab: 'api', id, question: null } : null;
}

/** Whether an address asks for a part of the help. */
export const asksForHelp = (hash: string): boolean => wantedBy(hash) !== null;
