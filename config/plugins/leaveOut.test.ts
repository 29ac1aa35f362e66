import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SUPPORTED_LOCALES } from '../../src/lib/locale';
import { leaveOut } from './leaveOut';

const MODULES = join(
  dirname(createRequire(__filename).resolve('@ant-design/pro-components/package.json')),
  '../..',
);
const FORM_ITEM = join(MODULES, 'antd/es/form/FormItem/ItemHolder.js');
const PRO = join(MODULES, '@ant-design/pro-components/es');
/** Umi's locale plugin brings a react-intl of its own. */
const REACT_INTL = join(MODULES, '@umijs/plugins/node_modules/react-intl/lib/components');
/** react-intl uses this copy of intl-messageformat. */
const MESSAGES = join(MODULES, 'intl-messageformat/lib/core.js');
const IMPORT = /^import\s+(?:[\w{}*, ]+ from )?["']([^"']+)["']/gm;

type Plugin = ReturnType<typeof leaveOut>;
/** rollup's context, which resolves an import to its own source. */
const context = { resolve: async (source: string): Promise<unknown> => source };

/** Hands each import of an installed file to the plugin, as the bundler does; returns the ids of the imported modules. */
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
  expect(below('./locale', await imports(plugin, join(PRO, 'provider/intl.js')))).toEqual(
    SUPPORTED_LOCALES.map((locale) => `./locale/${locale.replace('-', '_')}`).sort(),
  );
  expect(below('./', await imports(plugin, join(PRO, 'layout/locales/index.js')))).toEqual([
    './en-US',
  ]);
  // That each import which is to be left out was met, the plugin tells itself at the end.
  for (const file of [
    ...['provider/index.js', 'provider/useStyle/index.js', 'utils/index.js'].map(
      (one) => `${PRO}/${one}`,
    ),
    ...['ProLayout.js', 'components/AppsLogoComponents/index.js'].map(
      (one) => `${PRO}/layout/${one}`,
    ),
    ...['context.js', 'FormItemLabel.js'].map((one) => `${MODULES}/antd/es/form/${one}`),
    ...['card/Card.js', 'config-provider/index.js'].map((one) => `${MODULES}/antd/es/${one}`),
  ])
    for (const one of await imports(plugin, file))
      if (one.startsWith('\0')) expect(plugin.load(one)).toContain('export');
  // The files that Umi writes exist only while it builds.
  const umi = (file: string, source: string) =>
    plugin.resolveId.call(context, source, join('src/.umi-production', file));
  expect(await umi('plugin-locale/locale.tsx', '/node_modules/dayjs')).toBe('\0portal-no-dates');
  expect(await umi('umi.ts', './plugin-moment2dayjs/runtime.tsx')).toBe('\0portal-no-dates');
  expect(await umi('plugin-locale/localeExports.ts', '/node_modules/event-emitter')).toBe(
    '\0portal-events',
  );
  expect(() => plugin.generateBundle()).toThrow(
    'config/plugins/leaveOut.ts: /intl-messageformat/lib/core.js is not in the build',
  );
  const LANGUAGES = /new Intl\.NumberFormat|supportedLocalesOf/;
  for (const file of [MESSAGES, join(REACT_INTL, 'provider.js')]) {
    const read = readFileSync(file, 'utf8');
    expect(read).toMatch(LANGUAGES);
    // This call is inside `resolvedOptions` of a message, which does not run at the start, so it may stay.
    const { code = '' } = plugin.transform(read, file) ?? {};
    expect(
      code.replace(/Intl\.NumberFormat\.supportedLocalesOf\(_this\.locales\)/, ''),
    ).not.toMatch(LANGUAGES);
    expect(plugin.transform(read, '/another.js')).toBeNull();
  }
  const measured = 'isVisible(itemRef.current)';
  const item = readFileSync(FORM_ITEM, 'utf8');
  expect(item).toContain(measured);
  expect(plugin.transform(item, FORM_ITEM)?.code).not.toContain(measured);
  expect(() => plugin.generateBundle()).not.toThrow();
});

test('a build without one of the imports that are left out fails and names it', async () => {
  const plugin = leaveOut();
  await imports(plugin, join(PRO, 'provider/intl.js'));
  expect(() => plugin.generateBundle()).toThrow(
    /leaveOut\.ts: .*\/layout\/locales\/index\.js imports no/,
  );
});

test('a build fails and names the replacement that is gone', async () => {
  const nothing = { resolve: async (): Promise<unknown> => null };
  await expect(
    leaveOut().resolveId.call(nothing, './locale/fr_FR', join(PRO, 'provider/intl.js')),
  ).rejects.toThrow('config/plugins/leaveOut.ts: there is no ./locale/en_US');
});

test('a build fails and names the file in which an expression has changed', () => {
  const plugin = leaveOut();
  expect(() => plugin.transform('export default 1;', MESSAGES)).toThrow(
    'config/plugins/leaveOut.ts: /intl-messageformat/lib/core.js has no new Intl.NumberFormat()',
  );
});
