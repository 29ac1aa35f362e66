import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { leaveOut } from './leaveOut';

const PRO = join(
  dirname(createRequire(__filename).resolve('@ant-design/pro-components/package.json')),
  'es',
);
const IMPORT = /^import\s+(?:[\w{}, ]+ from )?["']([^"']+)["']/gm;

type Plugin = ReturnType<typeof leaveOut>;
/** rollup's context: it names what an import leads to. */
const context = { resolve: async (source: string): Promise<unknown> => source };

/** Hands each import of an installed file to the plugin, as the bundler does; gives what they lead to. */
async function imports(plugin: Plugin, file: string): Promise<string[]> {
  const sources = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, source = '']) => source);
  return Promise.all(
    sources.map(async (source) =>
      String((await plugin.resolveId.call(context, source, file)) ?? source),
    ),
  );
}
const below = (folder: string, sources: readonly string[]) =>
  [...new Set(sources.filter((one) => one.startsWith(folder)))].sort();

test('of the installed packages only what the portal uses comes into the build', async () => {
  const plugin = leaveOut();
  expect(below('./locale', await imports(plugin, join(PRO, 'provider/intl.js')))).toEqual([
    './locale/en_US',
    './locale/ru_RU',
    './locale/zh_CN',
  ]);
  expect(below('./', await imports(plugin, join(PRO, 'layout/locales/index.js')))).toEqual([
    './en-US',
    './zh-CN',
  ]);
  expect(await imports(plugin, join(PRO, 'provider/index.js'))).toContain('antd/es/locale/en_US');
  expect(await imports(plugin, join(PRO, 'utils/index.js'))).toContain('\0portal-no-boundary');
  expect(plugin.load('\0portal-no-boundary')).toContain('as ErrorBoundary');
  expect(() => plugin.generateBundle()).not.toThrow();
});

test('a build in which one of them was not found fails and names it', async () => {
  const plugin = leaveOut();
  await imports(plugin, join(PRO, 'provider/intl.js'));
  expect(() => plugin.generateBundle()).toThrow(
    /leaveOut\.ts: .*\/layout\/locales\/index\.js imports no/,
  );
});

test('a build in which what stands in for one is gone fails and names it', async () => {
  const nothing = { resolve: async (): Promise<unknown> => null };
  await expect(
    leaveOut().resolveId.call(nothing, './locale/fr_FR', join(PRO, 'provider/intl.js')),
  ).rejects.toThrow('config/plugins/leaveOut.ts: there is no ./locale/en_US');
});
