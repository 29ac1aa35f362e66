import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { addVitePlugin, type Emitter, type Page } from '../vitePlugin';

const NAME = 'config/plugins/bench.ts';
/** The code that runs in the portal's place, and starts the portal once calls are answered. */
const ENTRY = 'mock/bench/main.ts';
/** The address at which `mock/browser.ts` registers the worker, below the portal's base path. */
const WORKER = 'mockServiceWorker.js';
/** The entry that Umi's development server writes into the page. */
const UMI_ENTRY = /\/\.umi\/umi\.ts$/;

/** The bench's own part of the service worker. */
const WRAPPER = join(__dirname, 'benchWorker.js');
/** Lines of msw's worker that the wrapper relies on. */
const NEEDED = [
  "addEventListener('message', async function (event)",
  "addEventListener('fetch', function (event)",
  'event.respondWith(',
  "'MOCK_ACTIVATE'",
  "'CLIENT_CLOSED'",
];

/** Returns the source of the bench's service worker: its own code, and below it msw's unchanged worker. */
function workerSource(): string {
  const file = createRequire(__filename).resolve(`msw/${WORKER}`);
  const source = readFileSync(file, 'utf8');
  const missing = NEEDED.find((text) => !source.includes(text));
  if (missing) throw new Error(`${NAME}: ${file} has no ${missing}`);
  return `${readFileSync(WRAPPER, 'utf8')}\n${source}`;
}

/** Returns Umi's entries, by name, with the bench in place of the portal. */
function benchEntry(
  entries: Readonly<Record<string, string>>,
  root: string,
): Record<string, string> {
  if (!entries.umi?.endsWith('/umi.ts')) throw new Error(`${NAME}: Umi has no entry "umi"`);
  return { ...entries, umi: join(root, ENTRY) };
}

/** Puts the bench in place of the portal into the page of the development server, which knows no `modifyEntry`. */
function enterBench($: Page): void {
  const script = $('script[src]').filter((_, one) => UMI_ENTRY.test($(one).attr('src') ?? ''));
  if (script.length !== 1)
    throw new Error(`${NAME}: the page of Umi's server has no src/.umi/umi.ts`);
  script.attr('src', `/${ENTRY}`);
}

/**
 * The support bench (`npm run bench:start`, `npm run build:bench`): the entry is mock/bench, and msw's service worker stands
 * beside index.html. Only .umirc.ts names this plugin, and only for a bench, so production has neither.
 */
export default (api: IApi) => {
  api.register({
    key: 'modifyEntry',
    fn: (entries: Record<string, string>) => benchEntry(entries, api.cwd),
  });
  api.modifyHTML(($) => {
    if (api.env !== 'production') enterBench($);
    return $;
  });
  addVitePlugin(api, {
    name: 'portal-bench',
    apply: 'build',
    generateBundle(this: Emitter) {
      this.emitFile({ type: 'asset', fileName: WORKER, source: workerSource() });
    },
  });
  api.addBeforeMiddlewares(() => {
    const source = workerSource();
    return (req, res, next) => {
      if (req.path !== `${api.config.base}${WORKER}`) next();
      else res.type('text/javascript').send(source);
    };
  });
};
