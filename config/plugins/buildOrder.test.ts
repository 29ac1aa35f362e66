import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { cheerio } from '@umijs/max/plugin-utils';
import umiConfig from '../../.umirc';
import type { Page } from '../vitePlugin';

type Plugin = (api: IApi) => void;
type Hook<Args extends readonly unknown[], Result> = (...args: Args) => Result;

/** A build of Umi's with the portal's plugins: its hooks as `commands/build.js` and `getMarkupArgs.js` call them. */
async function buildPage(result: { readonly err?: Error }, built: string): Promise<string> {
  const hooks = {
    complete: [] as Hook<[typeof result], void>[],
    scripts: [] as Hook<[], readonly object[]>[],
    page: [] as Hook<[Page], Page>[],
  };
  const api = {
    env: 'production',
    config: { publicPath: '/client/', base: '/client/' },
    modifyViteConfig: () => undefined,
    addBeforeMiddlewares: () => undefined,
    addHTMLStyles: () => undefined,
    onGenerateFiles: () => undefined,
    onBuildHtmlComplete: () => undefined,
    addTmpGenerateWatcherPaths: () => undefined,
    onBuildComplete: (hook: (typeof hooks.complete)[0]) => hooks.complete.push(hook),
    addHTMLHeadScripts: (hook: (typeof hooks.scripts)[0]) => hooks.scripts.push(hook),
    modifyHTML: (hook: (typeof hooks.page)[0]) => hooks.page.push(hook),
  };
  for (const path of umiConfig.plugins || []) {
    const { default: plugin }: { default: Plugin } = await import(join('../..', path));
    plugin(api as unknown as IApi);
  }
  for (const hook of hooks.complete) hook(result);
  for (const hook of hooks.scripts) hook();
  return hooks.page.reduce((page, hook) => hook(page), cheerio.load(built)).html();
}

const EMPTY = '<html><head></head><body><div id="root"></div></body></html>';
const WHOLE = EMPTY.replace(
  '</head>',
  '<script type="module" src="/client/umi.js"></script><link rel="stylesheet" href="/client/umi.css"></head>',
);

describe('a build with all plugins', () => {
  it('says why it failed, whatever the failure left undone', async () => {
    const err = new Error('config/plugins/preload.ts: no chunk of a page');
    await expect(buildPage({ err }, EMPTY)).rejects.toThrow(err);
  });

  it('fails when it ended without an error and without a script', async () => {
    await expect(buildPage({}, EMPTY)).rejects.toThrow(
      'config/plugins/loudFailure.ts: the build ended without an error, and index.html has no script',
    );
  });

  it('fails when none of its code passed through the plugins', async () => {
    await expect(buildPage({}, WHOLE)).rejects.toThrow(
      'config/plugins/start.ts: the build has painted no page',
    );
  });
});
