import { createHash } from 'node:crypto';
import type { IApi } from '@umijs/max';
import { START_KEYS } from '../../src/lib/browser/storage';
import { DEFAULT_LOCALE, SUPPORTED_LOCALES } from '../../src/lib/locale';
import { LOGIN_PATH } from '../../src/lib/navigation';
import { routes } from '../routes';
import { settings } from '../settings';
import { addVitePlugin, type BuiltFile, type Bundle, type Emitter, fileOf } from '../vitePlugin';

const NAME = 'config/plugins/preload.ts';

interface RouteEntry {
  readonly path: string;
  readonly component?: string;
  readonly routes?: readonly RouteEntry[];
}

const LAYOUT_SIGNED_IN = '@/layouts/MainLayout';
const LAYOUT_ANONYMOUS = '@/layouts/UserLayout';
const FILE = 'preload.js';

/** Modules that a signed-in start loads beside its page: the first call, and the texts of its language. */
const SIGNED_IN_START = [
  'src/features/auth/session/identify.ts',
  'src/features/auth/session/requestPolicy.ts',
  'src/features/report/recorder.ts',
];
const TEXTS = 'src/locales/portal';

/** What a page's content needs beside the page's own module: code, and texts by language. */
const CONTENT: Readonly<Record<string, { readonly code: string; readonly texts: string }>> = {
  '/residential': {
    code: 'src/features/generator/Generator.tsx',
    texts: 'src/locales/residential',
  },
};

function flat(entries: readonly RouteEntry[]): RouteEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.routes ?? [])]);
}

function filesOf(chunks: ReadonlyMap<string, BuiltFile>) {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`${NAME}: no chunk is the entry`);
  if (!entry.viteMetadata) throw new Error(`${NAME}: vite does not say which sheets a chunk has`);
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks.get(name);
    const isFirst = name === entry.fileName || entry.imports?.includes(name);
    if (chunk === undefined || seen.has(name) || isFirst) return seen;
    seen.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
    for (const next of chunk.imports ?? []) withImports(next, seen);
    return seen;
  };
  const sizeOf = (name: string): number => {
    const { code, source = '' } = chunks.get(name) ?? {};
    return (code ?? source).length;
  };
  const needs = (module: string): Set<string> => {
    const source = module.replace(/^@\//, 'src/');
    const ends = [`/${source}`, `/${source}.tsx`, `/${source}/index.tsx`];
    // The chunk is looked up by the module, because small chunks are joined with others.
    const chunk = [...chunks.values()].find((one) =>
      one.moduleIds?.some((id) => ends.some((end) => fileOf(id).endsWith(end))),
    );
    if (chunk === undefined) throw new Error(`${NAME}: no chunk has ${module}`);
    return withImports(chunk.fileName);
  };
  /**
   * Files that modules' chunks need, without what the entry brings. The large ones come last: a server of HTTP/1.1 answers six
   * requests at a time, and six small ones leave most of the line idle while they wait.
   */
  return (...modules: readonly string[]): string[] =>
    [...new Set(modules.flatMap((module) => [...needs(module)]))].sort(
      (a, b) => sizeOf(a) - sizeOf(b),
    );
}

/**
 * The script that starts fetching a page's chunks while the first one is still on its way. It stands in a file of its
 * own, because the portal has no inline script. Where it has come, the shell's "Load it again" loads the very address: a link to it
 * would drop what follows its # (a sign-in that has just come back, say) or, with that, load nothing. Which language a start has is
 * decided as `initialLocale` decides it (`src/lib/locale.ts`).
 */
function script(chunks: ReadonlyMap<string, BuiltFile>, base: string): string {
  const files = filesOf(chunks);
  const pages = flat(routes as readonly RouteEntry[]).filter(
    (route) => route.component && !route.path.includes('*'),
  );
  const isAnonymous = (route: RouteEntry) => route.path.startsWith('/user');
  const perPage = (anonymous: boolean) =>
    Object.fromEntries(
      pages
        .filter((route) => isAnonymous(route) === anonymous && !route.routes)
        .map((route) => [route.path, files(route.component ?? '')]),
    );
  const content = (locale: string) =>
    Object.fromEntries(
      Object.entries(CONTENT).map(([path, { code, texts }]) => [
        path,
        files(code, `${texts}/${locale}.ts`),
      ]),
    );
  const plan = {
    base,
    anonymous: { all: files(LAYOUT_ANONYMOUS), pages: perPage(true), home: LOGIN_PATH },
    signedIn: {
      all: files(LAYOUT_SIGNED_IN, ...SIGNED_IN_START),
      pages: perPage(false),
      home: '/dashboard',
    },
    byLocale: Object.fromEntries(
      SUPPORTED_LOCALES.map((locale) => [
        locale,
        { texts: files(`${TEXTS}/${locale}.ts`), content: content(locale) },
      ]),
    ),
    locale: DEFAULT_LOCALE,
    keys: START_KEYS,
    look: settings.navTheme === 'realDark' ? 'dark' : 'system',
  };
  return `(function(p){try{
document.addEventListener('click',function(e){if(e.target.closest&&e.target.closest('.way-out a')){e.preventDefault();location.reload()}});
var signed=false,stored=null;
try{signed=!!localStorage.getItem(p.keys.auth);stored=localStorage.getItem(p.keys.locale);
document.documentElement.dataset.start=localStorage.getItem(p.keys.appearance)||p.look}catch(e){}
var language=function(tag){return tag.split(/[-_]/)[0].toLowerCase()};
var spoken=function(tag){return Object.keys(p.byLocale).find(function(l){return language(l)===language(tag)})};
var locale=p.byLocale[stored]?stored:[].map.call(navigator.languages,spoken).find(Boolean)||p.locale,own=p.byLocale[locale];
var part=signed?p.signedIn:p.anonymous,path=location.pathname.slice(p.base.length-1).replace(/\\/+$/,'');
var files=(part.pages[path]||part.pages[part.home]||[]).concat(signed?own.texts:[],part.all),first=files.length;
if(signed)files=files.concat(own.content[path]||[]);
files.forEach(function(f,i){if(files.indexOf(f)!==i)return;
var l=document.createElement('link'),css=/\\.css$/.test(f);
l.rel=css?'preload':'modulepreload';if(css)l.as='style';if(i>=first)l.fetchPriority='low';
l.crossOrigin='';l.href=p.base+f;document.head.appendChild(l)})
}catch(e){}})(${JSON.stringify(plan)});`;
}

/** The vite plugin, and how index.html names the script that it made. */
export function preload(base: () => string) {
  let version: string | undefined;
  return {
    /**
     * The script for the head of index.html. Its address ends with the content's hash, since the file's name has none. Umi asks for
     * it after a build that failed, too, before `loudFailure` can say why it failed: so having none is no error here.
     */
    headScripts: () =>
      version === undefined ? [] : [{ src: `${base()}${FILE}?v=${version}`, async: true }],
    /** Fails when a build that ended well has made no script. */
    checkMade(): void {
      if (version === undefined) throw new Error(`${NAME}: the build has made no ${FILE}`);
    },
    plugin: {
      name: 'portal-preload',
      apply: 'build',
      enforce: 'post',
      generateBundle(this: Emitter, _options: unknown, bundle: Bundle) {
        const chunks = new Map(Object.values(bundle).map((chunk) => [chunk.fileName, chunk]));
        const source = script(chunks, base());
        version = createHash('sha256').update(source).digest('hex').slice(0, 8);
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

/**
 * Has every page's chunks fetched beside the first chunk instead of after it. vite preloads only what a chunk that runs
 * asks for, and Umi's own `routePreloadOnLoad` knows webpack only. The
 * dashboard's content comes after 6.1 s instead of 6.3 s by it (1.6 Mbit/s, 150 ms, CPU ÷ 4). What a page's
 * content needs beside its module comes with low priority, so that it does not hold up the first calls: the generator's content comes
 * after 2.2 times the floor (docs/budgets.md) instead of 2.5. The script also tells the painted shell which appearance the
 * customer chose. The first paint does not wait for it (`blocking="render"`): a portal that was chosen dark would never begin white on a
 * light device, but when this file does not come, the page would stay white for ever, without the shell's way out.
 */
export default (api: IApi) => {
  const { plugin, headScripts, checkMade } = preload(() => api.config.publicPath);
  addVitePlugin(api, plugin);
  api.addHTMLHeadScripts(headScripts);
  api.modifyHTML(($) => {
    if (api.env === 'production') checkMade();
    return $;
  });
};
