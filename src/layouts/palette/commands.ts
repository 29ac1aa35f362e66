import { history } from '@umijs/max';
import { useContext, useMemo } from 'react';
import { LANGUAGE_NAMES, SUPPORTED_LOCALES } from '@/domain/locale';
import type { MessageKey } from '@/locales/keys';
import { usePreferences } from '@/queries/preferences';
import { session } from '@/session';
import { ReportContext } from '@/ui/ReportButton';
import { useText } from '@/ui/text';

/** Something that the palette can do. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** Further words that find it. */
  readonly words: string;
  readonly kind: 'page' | 'action';
  run(): void;
}

/** The pages, by menu key; those that need a row's own address are left out. */
const PAGES: readonly (readonly [path: string, name: string])[] = [
  ['/dashboard', 'dashboard'],
  ['/neworder', 'neworder'],
  ['/residential', 'residential'],
  ['/proxysetting/subaccount', 'subaccount'],
  ['/proxysetting/addsub', 'addsub'],
  ['/proxysetting/whitelist', 'whitelist'],
  ['/usage', 'usage'],
  ['/recharge', 'recharge'],
  ['/account/setting', 'accountsetting'],
  ['/account/resetpassword', 'accountresetpassword'],
];

/** Every page and the common actions, in the customer's language. */
export function useCommands(): readonly Command[] {
  const t = useText();
  const preferences = usePreferences();
  const report = useContext(ReportContext);
  return useMemo(() => {
    const pages = PAGES.map(
      ([path, name]): Command => ({
        id: path,
        title: t(`menu.${name}` as MessageKey),
        // The address finds a page in either language.
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
        title: t('palette.usageDetails'),
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
  }, [t, preferences, report]);
}
