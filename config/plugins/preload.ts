import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { buildSync } from 'esbuild';
import { SUPPORTED_LOCALES } from '../../src/lib/locale';
import { LOGIN_PATH } from '../../src/lib/navigation';
import { TARGET } from '../browsers';
import { routes } from '../routes';
import { settings } from '../settings';
import { addVitePlugin, type BuiltFile, type Bundle, type Emitter, fileOf } from '../vitePlugin';
import type { Plan } from './start/firstScript';

const NAME = 'config/plugins/preload.ts';

interface RouteEntry {
  readonly path: string;
  readonly component?: string;
  readonly routes?: readonly RouteEntry[];
}

const LAYOUT_SIGNED_IN = '@/layouts/MainLayout';
const LAYOUT_ANONYMOUS = '@/layouts/UserLayout';

/** The texts that a signed-in start loads beside its page, by language. */
const TEXTS = 'src/locales/portal';

/** The content of a page, which the page's own module loads later. */
const CONTENT: Readonly<Record<string, string>> = {
  '/residential': 'src/features/generator/Generator.tsx',
};

/** Returns a script with what it imports, as short as it gets. */
function bundled(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: TARGET,
    minify: true,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

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
   * Returns the files that modules' chunks need, without those that the entry loads. Large files are last: a server of HTTP/1.1
   * answers six requests at a time, and six small ones leave most of the line idle while they wait.
   */
  return (...modules: readonly string[]): string[] =>
    [...new Set(modules.flatMap((module) => [...needs(module)]))].sort(
      (a, b) => sizeOf(a) - sizeOf(b),
    );
}

/** Returns the preload script (`config/plugins/start/firstScript.ts`) with the files of each page. */
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
  const plan: Plan = {
    base,
    anonymous: { all: files(LAYOUT_ANONYMOUS), pages: perPage(true), home: LOGIN_PATH },
    signedIn: { all: files(LAYOUT_SIGNED_IN), pages: perPage(false), home: '/dashboard' },
    texts: Object.fromEntries(
      SUPPORTED_LOCALES.map((locale) => [locale, files(`${TEXTS}/${locale}.ts`)]),
    ),
    content: Object.fromEntries(
      Object.entries(CONTENT).map(([path, module]) => [path, files(module)]),
    ),
    look: settings.navTheme === 'realDark' ? 'dark' : 'system',
  };
  return `(function(plan){${bundled('start/firstScript.ts')}})(${JSON.stringify(plan)});`;
}

/** Returns the vite plugin, and a function that names its script in index.html. */
export function preload(base: () => string) {
  let file: string | undefined;
  return {
    /**
     * Returns the script for the head of index.html. Umi calls this after a failed build, too, before `loudFailure.ts` can tell the
     * reason, so a missing script is no error here: start.ts fails without it. It has a high priority: Chromium asks for
     * asynchronous scripts last, and the painted form would wait for the portal's code (1.9 s instead of 1.2).
     */
    headScripts: () =>
      file === undefined ? [] : [{ src: `${base()}${file}`, async: true, fetchpriority: 'high' }],
    plugin: {
      name: 'portal-preload',
      apply: 'build',
      enforce: 'post',
      generateBundle(this: Emitter, _options: unknown, bundle: Bundle) {
        const chunks = new Map(Object.values(bundle).map((chunk) => [chunk.fileName, chunk]));
        const source = script(chunks, base());
        // Named by its content, so that a second visit runs it from the cache, before the portal's code, and paints at once.
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        file = `assets/preload-${hash}.js`;
        this.emitFile({ type: 'asset', fileName: file, source });
      },
    },
  };
}

/**
 * Has every page's chunks fetched beside the first chunk instead of after it. vite preloads only the imports of a chunk that already
 * runs, and Umi's own `routePreloadOnLoad` knows webpack only. The dashboard's content is drawn after 6.1 s instead of 6.3 s
 * (1.6 Mbit/s, 150 ms, CPU ÷ 4). The further files of a page's content are fetched with low priority, so that they do not delay the
 * first calls: the generator's content is drawn after 2.2 times the floor (docs/budgets.md) instead of 2.5. The script also tells
 * the painted shell which appearance the customer chose. The first paint does not wait for the script (`blocking="render"`): a dark
 * portal would then never begin white on a light device, but a lost script would leave the page white for ever, without the
 * shell's message.
 */
export default (api: IApi) => {
  const { plugin, headScripts } = preload(() => api.config.publicPath);
  addVitePlugin(api, plugin);
  api.addHTMLHeadScripts(headScripts);
};
