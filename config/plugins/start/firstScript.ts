/**
 * The preload script in the head of index.html (`config/plugins/preload.ts`). A file of its own, because the portal has no inline
 * script. Fetches the page's files while the first chunk is still loading, paints a page before sign-in, and has the shell say so when
 * the first chunk fails.
 */
import { localStore, START_KEYS } from '../../../src/lib/browser/storage/storage';
import { initialLocale } from '../../../src/lib/locale';
import { normalizePath } from '../../../src/lib/navigation';
import { paint } from './paint';

type Files = readonly string[];

/** The files that pages need, for visitors or for customers. */
interface Area {
  /** Files of every page. */
  readonly all: Files;
  readonly pages: Readonly<Record<string, Files>>;
  /** The page that any other address leads to. */
  readonly home: string;
}

/** The files of each page, as the build knows them; addresses below `base`. */
export interface Plan {
  readonly base: string;
  readonly anonymous: Area;
  readonly signedIn: Area;
  /** The texts of signed-in pages, by language. */
  readonly texts: Readonly<Record<string, Files>>;
  /** The content of some signed-in pages, which is less urgent. */
  readonly content: Readonly<Record<string, Files>>;
  /** The appearance for visitors who have chosen none. */
  readonly look: string;
}

/** Written by the build around this script. */
declare const plan: Plan;

const html = document.documentElement;

function reportFailure(): void {
  html.dataset.failed = '';
}

let isAskedAgain = false;

/** Asks once more for the first chunk; for one that has run, this does nothing. */
function askAgain(first: HTMLScriptElement | null): void {
  if (first && !isAskedAgain) import(first.src).catch(reportFailure);
  isAskedAgain = true;
}

/**
 * Tells when the first chunk, or one that it imports, does not load, or does not run because the browser is too old for it. A failure
 * from before this script ran is found once the page has loaded.
 */
function watchFirstChunk(): void {
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement && target.type === 'module') askAgain(target);
      else if (
        event.filename?.includes(`${plan.base}assets/`) &&
        document.querySelector('#root > .boot')
      )
        reportFailure();
    },
    true,
  );
  window.addEventListener('load', () => askAgain(document.querySelector('script[type="module"]')));
}

/**
 * Has the shell's "Load it again" reload the very address: a link to the address would drop the part after # (the answer of a sign-in,
 * say) or, with this part, load nothing.
 */
function reloadByLink(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('.way-out a')) return;
    event.preventDefault();
    window.location.reload();
  });
}

function fetchAhead(file: string, isUrgent: boolean): void {
  const link = document.createElement('link');
  const isSheet = file.endsWith('.css');
  link.rel = isSheet ? 'preload' : 'modulepreload';
  if (isSheet) link.as = 'style';
  if (!isUrgent) link.fetchPriority = 'low';
  link.crossOrigin = '';
  link.href = plan.base + file;
  document.head.append(link);
}

/** Fetches what the page of the address needs, and paints it for a visitor. */
function start(): void {
  const locale = initialLocale(localStore.read(START_KEYS.locale), navigator.languages);
  const look = localStore.read(START_KEYS.appearance) || plan.look;
  html.dataset.start = look;
  const isSignedIn = Boolean(localStore.read(START_KEYS.auth));
  const { all, pages, home } = isSignedIn ? plan.signedIn : plan.anonymous;
  const path = normalizePath(window.location.pathname);
  const texts = isSignedIn ? plan.texts[locale] : undefined;
  const content = isSignedIn ? plan.content[path] : undefined;
  const urgent = new Set([...(pages[path] ?? pages[home] ?? []), ...(texts ?? []), ...all]);
  for (const file of urgent) fetchAhead(file, true);
  for (const file of content ?? []) if (!urgent.has(file)) fetchAhead(file, false);
  if (!isSignedIn) paint({ locale, path: pages[path] ? path : home, look });
}

try {
  reloadByLink();
  watchFirstChunk();
  start();
} catch {
  // The portal does without: its own code fetches and draws everything.
}
