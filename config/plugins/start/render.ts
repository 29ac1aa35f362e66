import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { START_KEYS } from '../../../src/lib/browser/storage/storage';
import { withBase } from '../../../src/lib/navigation';
import type { Appearance } from '../../theme';
import { OWN_SEARCH, THEME } from './paint';

/** A page, in a language and an appearance. */
export interface Visit {
  readonly locale: string;
  /** Without the base. */
  readonly path: string;
  readonly appearance: Appearance;
}

/** A page as the portal draws it for a visitor. */
export interface Drawn extends Visit {
  readonly heading: string;
  readonly title: string;
  readonly dir: string;
  readonly html: string;
  /** The sheets that antd writes at run time. */
  readonly styles: readonly string[];
}

/** The portal's code and its sheets, as one file each. */
export interface Portal {
  readonly code: string;
  readonly css: string;
}

const PAGE = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';
/** A page is drawn in two seconds; a busy machine takes longer. */
const LIMIT_MS = 60_000;
const STEP_MS = 10;
/** antd's mark of the elements that it styles: as development has it, and in the painted page. */
const DEV_MARK = /css-dev-only-do-not-override-\w+/g;
const MARK = 'css-start';
const ROUTE_FILE = /\/core\/route\.tsx$/;
const PUBLIC_PAGE = /^@\/(pages\/user\/|layouts\/UserLayout)/;

/** Leaves out what signed-in pages need, and finds modules by the names that Umi writes. */
const asUmi = (root: string): Plugin => ({
  name: 'as-umi',
  setup(bundle) {
    bundle.onResolve({ filter: /^@\// }, ({ path, importer }) =>
      ROUTE_FILE.test(importer) && !PUBLIC_PAGE.test(path) ? { path, namespace: 'none' } : null,
    );
    bundle.onResolve({ filter: /^@fs\// }, ({ path, kind }) =>
      bundle.resolve(path.replace('@fs', '.'), { resolveDir: root, kind }),
    );
    bundle.onLoad({ filter: /./, namespace: 'none' }, () => ({
      contents: 'export default () => null',
    }));
  },
});

/** Bundles the portal as Umi puts it together in its folder for a build. antd then writes its styles at run time. */
export async function bundlePortal(
  root: string,
  umi: string,
  env: Readonly<Record<string, string>>,
): Promise<Portal> {
  const exports = join(umi, 'exports.ts');
  const { outputFiles } = await build({
    entryPoints: [join(umi, 'umi.ts')],
    outdir: join(umi, 'start'),
    write: false,
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    tsconfigRaw: '{}',
    define: {
      'import.meta.hot': 'undefined',
      'process.env.NODE_ENV': '"development"',
      ...Object.fromEntries(
        Object.entries(env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
      ),
    },
    alias: { '@': join(root, 'src'), '@@': umi, umi: exports, '@umijs/max': exports },
    plugins: [asUmi(root)],
    logLevel: 'error',
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { code: textOf('.js'), css: textOf('.css') };
}

/** Gives a window the parts of browsers that jsdom lacks and the portal's start uses. */
function complete({ window }: JSDOM): void {
  class Channel {
    readonly port1 = { onmessage: null as ((event: { data: unknown }) => void) | null };
    readonly port2 = {
      postMessage: (data: unknown) => {
        window.setTimeout(() => this.port1.onmessage?.({ data }));
      },
    };
  }
  const noMatch = (media: string) =>
    Object.assign(new window.EventTarget(), { media, matches: false });
  Object.assign(window, {
    TextDecoder,
    TextEncoder,
    Request,
    Response,
    Headers,
    MessageChannel: Channel,
    matchMedia: noMatch,
  });
}

/**
 * Draws a public page as the portal does for a visitor who has never been here.
 * @throws when the page has no heading in the end
 */
export async function drawPage(portal: Portal, visit: Visit): Promise<Drawn> {
  const { locale, path, appearance } = visit;
  const complaints: string[] = [];
  const virtualConsole = new VirtualConsole()
    .on('jsdomError', ({ message }) => complaints.push(message))
    .on('error', (...args: unknown[]) => complaints.push(args.map(String).join(' ')));
  const dom = new JSDOM(PAGE, {
    url: `https://portal.example${withBase(path)}${OWN_SEARCH}`,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  const { window } = dom;
  const { document } = window;
  try {
    complete(dom);
    window.localStorage.setItem(START_KEYS.locale, locale);
    window.localStorage.setItem(START_KEYS.appearance, appearance);
    window.eval(portal.code);
    const end = Date.now() + LIMIT_MS;
    const heading = () => document.querySelector('#root h1');
    while (!heading() && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    const drawn = heading();
    if (!drawn) throw new Error(`${path} has no heading in ${locale}. ${complaints.join('. ')}`);
    for (const field of document.querySelectorAll('input[type="email"]')) {
      // Only a field for text tells where its caret is.
      for (const [name, value] of [
        ['type', 'text'],
        ['autocapitalize', 'none'],
        ['spellcheck', 'false'],
      ] as const) {
        field.setAttribute(name, value);
      }
    }
    const { className: theme, dir } = document.documentElement;
    const renamed = (text: string) => text.replaceAll(theme, THEME).replace(DEV_MARK, MARK);
    return {
      ...visit,
      heading: drawn.textContent ?? '',
      title: document.title,
      dir,
      html: renamed(document.querySelector('#root')?.innerHTML ?? ''),
      styles: [...document.querySelectorAll('style')].map(({ innerHTML }) => renamed(innerHTML)),
    };
  } finally {
    window.close();
  }
}
