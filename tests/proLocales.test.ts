import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { proLocales } from '../config/plugins/proLocales';

const ES = join(
  dirname(createRequire(__filename).resolve('@ant-design/pro-components/package.json')),
  'es',
);
const IMPORT = /^import\s+(?:\w+ from )?["']([^"']+)["']/gm;

/** rollup's context: it names what an import leads to, and throws what a plugin complains about. */
const context = {
  resolve: async (source: string) => source,
  error: (message: string) => {
    throw new Error(message);
  },
};

/** Hands each import of a module of ProComponents to the plugin, as the bundler does; gives what they lead to. */
async function imports(plugin: ReturnType<typeof proLocales>, path: string): Promise<string[]> {
  const file = join(ES, path);
  const sources = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, source = '']) => source);
  return Promise.all(
    sources.map(async (source) =>
      String((await plugin.resolveId.call(context, source, file)) ?? source),
    ),
  );
}

test('of the installed ProComponents only the languages of the portal and the fallback stay', async () => {
  const plugin = proLocales();
  const languages = await imports(plugin, 'provider/intl.js');
  expect([...new Set(languages.filter((one) => one.startsWith('./locale')))].sort()).toEqual([
    './locale/en_US',
    './locale/ru_RU',
    './locale/zh_CN',
  ]);
  const layout = await imports(plugin, 'layout/locales/index.js');
  expect([...new Set(layout.filter((one) => one.startsWith('./')))].sort()).toEqual([
    './en-US',
    './zh-CN',
  ]);
  expect(await imports(plugin, 'provider/index.js')).toContain('antd/es/locale/en_US');
  expect(() => plugin.generateBundle.call(context)).not.toThrow();
});

test('a build in which one of them was not found fails and names it', async () => {
  const plugin = proLocales();
  await imports(plugin, 'provider/intl.js');
  expect(() => plugin.generateBundle.call(context)).toThrow(
    /proLocales\.ts: .*\/layout\/locales\/index\.js imports no/,
  );
});
