import '@/lib/browser/trustedTypes';
import '@/lib/browser/standIns';
import { getLocale, type RuntimeConfig } from '@umijs/max';
import type { ReactNode } from 'react';
import type { User } from '@/api/contract';
import { consumeLinkParams, requestConfig, session, setRecorder } from '@/features/auth';
import { recorder, sendErrors } from '@/features/report';
import { fetchFirstPage, type RouteTable } from '@/layouts/start/firstPage';
import { leaveKeysToInputMethod } from '@/lib/browser/keyboard/inputMethod';
import { retryFailedImports } from '@/lib/browser/lazyModule';
import { currentLocale, loadMessages, registerMessages, switchLocale } from '@/lib/browser/locale';
import { whenIdle } from '@/lib/browser/wait';
import { DEFAULT_LOCALE, isSupportedLocale } from '@/lib/locale';
import { keepFocus } from '@/ui/page/restoreFocus';
import { brand } from '../config/brand';
import { type Settings, settings } from '../config/settings';
import { AppFrame } from './layouts/AppFrame';

registerMessages({
  'en-US': () => import('./locales/portal/en-US'),
  'ru-RU': () => import('./locales/portal/ru-RU'),
});

/** Umi keeps this for every page: the signed-in customer, the failure of the start, and the layout settings. */
export interface InitialState {
  readonly currentUser?: User;
  /** Why the user, or the texts, could not be read although a session is stored; the shell offers Retry. */
  readonly startupError?: unknown;
  readonly settings: Settings;
}

/** The call for the signed-in user, which begins before the first drawing; null once `getInitialState` has taken it over. */
let asked: Promise<User | null> | null = null;

/** The code of the page that the address shows. Never rejects: a failure shows where the page renders. */
let firstPage: Promise<void> = Promise.resolve();

/** The frame around the first page is drawn when the browser is idle, at most this many ms after the call for the user began. */
const IDLE_MS = 200;

/** Umi's hook: the startup of spec §4. */
export async function getInitialState(): Promise<InitialState> {
  const first = asked;
  asked = null;
  if (!session.hasStoredSession()) {
    session.endSession('signedOut');
    return { settings };
  }
  try {
    const [user] = await Promise.all([
      first ?? session.loadCurrentUser(),
      loadMessages(),
      // Without its code the page would be drawn as a placeholder first, and React delays the content that replaces one.
      firstPage,
    ]);
    return user ? { currentUser: user, settings } : { settings };
  } catch (startupError) {
    return { startupError, settings };
  }
}

setRecorder(recorder);

// Empty unless the brand entry names an endpoint: the build drops the code that sends.
if (process.env.SENDS_ERRORS) sendErrors(brand.errors);

leaveKeysToInputMethod();
keepFocus();

export const request = requestConfig;

export const locale: RuntimeConfig['locale'] = {
  // Umi makes a new intl whenever texts are added. Without a lasting cache, every message would be parsed again then.
  cache: {
    dateTime: {},
    number: {},
    message: {},
    relativeTime: {},
    pluralRules: {},
    list: {},
    displayNames: {},
  },
  getLocale: currentLocale,
};

let table: RouteTable | null = null;

/** Umi's hook: keeps the table of routes, by which the first page's code is found. */
export function patchRoutes(routeTable: RouteTable): void {
  table = routeTable;
}

/**
 * Umi's hook: takes secrets out of the address before anything renders. While the painted shell is shown, fetches the first page's
 * code and asks for the signed-in user. The frame around every page is drawn while these answers are awaited, because the browser is
 * idle then.
 */
export function render(renderPage: () => void): void {
  // The code has loaded, so a failure that the preload script reported is over.
  delete document.documentElement.dataset.failed;
  retryFailedImports();
  consumeLinkParams();
  const signedIn = session.hasStoredSession();
  if (table !== null) firstPage = fetchFirstPage(table, signedIn);
  if (!signedIn) {
    void firstPage.then(renderPage);
    return;
  }
  asked = session.loadCurrentUser();
  // `getInitialState` awaits the same promise and reports the failure.
  asked.catch(() => undefined);
  void whenIdle(IDLE_MS).then(renderPage);
}

/** Umi's hook: resets an unsupported locale to English on every route change (spec §4). */
export function onRouteChange(): void {
  if (!isSupportedLocale(getLocale())) void switchLocale(DEFAULT_LOCALE);
}

/** Umi's hook: puts the portal's own frame around every page. */
export function innerProvider(container: ReactNode): ReactNode {
  return <AppFrame>{container}</AppFrame>;
}
