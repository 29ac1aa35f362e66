import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import { usePreferences } from '@/features/account';
import { session } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { LANGUAGE_NAMES, SUPPORTED_LOCALES } from '@/lib/locale';
import type { MessageKey } from '@/locales/keys';
import { type Translate, useText } from '@/ui/format/text';
import { menuIcon } from '../menu/menuIcons';
import { type MarkedRoute, useMainRoutes } from '../menu/useMenu';
import { SEARCH_WORDS } from './searchWords';

/** The groups of the palette. */
export type Group = 'recent' | 'page' | 'action' | 'country' | 'record' | 'question' | 'account';

/** A line of the palette. */
export interface Item {
  readonly id: string;
  readonly title: string;
  readonly group: Group;
  /** Left out, the group's icon is shown. */
  readonly icon?: ReactNode;
  /** True for a name that a browser must not translate. */
  readonly isVerbatim?: boolean;
  run(): void;
}

/** A page or an action of the palette. */
export interface Command extends Item {
  /** More words to find the command by. */
  readonly words: readonly string[];
}

const searchWordsOf = (...ids: string[]) => ids.flatMap((id) => SEARCH_WORDS[id] ?? []);

/** Returns a command for each page of the route table that can be opened from anywhere. */
function pagesOf(routes: readonly MarkedRoute[], t: Translate, iconAbove?: string): Command[] {
  return routes.flatMap((route): Command[] => {
    const { path, name, icon = iconAbove, ofRow, unaccessible, children } = route;
    if (unaccessible === true || ofRow === true) return [];
    if (children && children.length > 0) return pagesOf(children, t, icon);
    if (path === undefined || name === undefined) return [];
    return [
      {
        id: path,
        icon: menuIcon(icon),
        title: t(`menu.${name}` as MessageKey),
        words: searchWordsOf(path),
        group: 'page',
        run: () => history.push(path),
      },
    ];
  });
}

/** Returns the command of an action; actions of one `kind` are found by the same words. */
const actionOf = (id: string, title: string, run: () => void, kind = ''): Command => ({
  id,
  title,
  words: searchWordsOf(kind, id),
  group: 'action',
  run,
});

/** Returns every page and the common actions, in the customer's language. */
export function useCommands(): readonly Command[] {
  const t = useText();
  const preferences = usePreferences();
  const routes = useMainRoutes();
  const pages = pagesOf(routes, t);
  const languages = SUPPORTED_LOCALES.map((locale) => {
    const title = `${t('common.language')}: ${LANGUAGE_NAMES[locale]}`;
    const run = () => void preferences.chooseLanguage(locale);
    return actionOf(`language-${locale}`, title, run, 'language');
  });
  const appearances = preferences.appearances.map((appearance) => {
    const title = `${t('common.theme')}: ${t(`common.theme.${appearance}`)}`;
    const run = () => preferences.chooseAppearance(appearance);
    return actionOf(`theme-${appearance}`, title, run, 'theme');
  });
  /** Returns the command that opens a part of a page; none where the page is closed to the customer. */
  const linkTo = (id: string, title: string, page: string, part: string): Command[] =>
    pages.some((open) => open.id === page)
      ? [actionOf(id, title, () => history.push(`${page}${part}`))]
      : [];
  const others: Command[] = [
    ...linkTo('usage-details', t('usage.usageDetail'), '/usage', '?tab=details'),
    ...linkTo('faq', t('dashboard.resource.faq'), '/residential', '#faq-start'),
    ...linkTo('errors', t('dashboard.resource.errors'), '/residential', '#faq-errors'),
    ...linkTo('api-document', t('common.apiDocument'), '/residential', '#api-overview'),
    actionOf('report', t('common.report'), () => announce('report', null)),
    actionOf('signout', t('shell.signOut'), () => session.endSession('signedOut')),
  ];
  return [...pages, ...languages, ...appearances, ...others];
}
