import { history } from '@umijs/max';
import { useContext, useMemo } from 'react';
import { usePreferences } from '@/features/account';
import { session } from '@/features/auth';
import { LANGUAGE_NAMES, SUPPORTED_LOCALES } from '@/lib/locale';
import type { MessageKey } from '@/locales/keys';
import { ReportContext } from '@/ui/feedback/ReportButton';
import { useText } from '@/ui/format/text';
import { type MarkedRoute, useMainRoutes } from '../menu/useMenu';

/** A page or an action of the palette. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** More words to find the command by. */
  readonly words: string;
  readonly kind: 'page' | 'action';
  run(): void;
}

interface NamedPage {
  readonly path: string;
  readonly name: string;
}

/** The pages of the route table that can be opened from anywhere. */
function pagesOf(routes: readonly MarkedRoute[]): NamedPage[] {
  return routes.flatMap(({ path, name, redirect, ofRow, unaccessible, children }): NamedPage[] => {
    if (redirect !== undefined || unaccessible === true || ofRow === true) return [];
    if (children && children.length > 0) return pagesOf(children);
    return path !== undefined && name !== undefined ? [{ path, name }] : [];
  });
}

/** Returns every page and the common actions, in the customer's language. */
export function useCommands(): readonly Command[] {
  const t = useText();
  const preferences = usePreferences();
  const report = useContext(ReportContext);
  const routes = useMainRoutes();
  return useMemo(() => {
    const pages = pagesOf(routes).map(
      ({ path, name }): Command => ({
        id: path,
        title: t(`menu.${name}` as MessageKey),
        // By its path, a page is found in any language.
        words: path,
        kind: 'page',
        run: () => history.push(path),
      }),
    );
    const languages = SUPPORTED_LOCALES.map(
      (locale): Command => ({
        id: `language-${locale}`,
        title: `${t('common.language')}: ${LANGUAGE_NAMES[locale]}`,
        words: locale,
        kind: 'action',
        run: () => void preferences.chooseLanguage(locale),
      }),
    );
    const themes = preferences.themes.map(
      (theme): Command => ({
        id: `theme-${theme}`,
        title: `${t('common.theme')}: ${t(`common.theme.${theme}`)}`,
        words: theme,
        kind: 'action',
        run: () => preferences.chooseTheme(theme),
      }),
    );
    const others: Command[] = [
      {
        id: 'usage-details',
        title: t('usage.usageDetail'),
        words: 'usage detail',
        kind: 'action',
        run: () => history.push('/usage?tab=details'),
      },
      {
        id: 'report',
        title: t('common.report'),
        words: 'bug error support help',
        kind: 'action',
        run: report,
      },
      {
        id: 'signout',
        title: t('shell.signOut'),
        words: 'logout exit',
        kind: 'action',
        run: () => session.end('signedOut'),
      },
    ];
    return [...pages, ...languages, ...themes, ...others];
  }, [t, preferences, report, routes]);
}
