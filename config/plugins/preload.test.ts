import { runInNewContext } from 'node:vm';
import { START_KEYS } from '../../src/lib/browser/storage/storage';
import { SUPPORTED_LOCALES } from '../../src/lib/locale';
import { routes } from '../routes';
import type { Bundle } from '../vitePlugin';
import { preload } from './preload';

interface Entry {
  readonly component?: string;
  readonly routes?: readonly Entry[];
}
const componentsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ component, routes: inner = [] }) => [
    ...(component ? [component] : []),
    ...componentsOf(inner),
  ]);

const FIRST = 'assets/umi.js';
const PAGES = 'assets/pages.js';
const MODULES = [
  ...componentsOf(routes).map((component) => `/portal/${component.replace('@', 'src')}.tsx`),
  '/portal/src/layouts/MainLayout.tsx',
  '/portal/src/layouts/UserLayout.tsx',
  '/portal/src/features/generator/Generator.tsx',
  ...SUPPORTED_LOCALES.map((locale) => `/portal/src/locales/portal/${locale}.ts`),
];
const FITTING: Bundle = {
  [FIRST]: {
    type: 'chunk',
    fileName: FIRST,
    isEntry: true,
    imports: [],
    viteMetadata: { importedCss: new Set() },
  },
  [PAGES]: {
    type: 'chunk',
    fileName: PAGES,
    moduleIds: MODULES,
    code: 'a script is larger here than its sheet',
    imports: [FIRST],
    viteMetadata: { importedCss: new Set(['assets/pages.css']) },
  },
  'assets/pages.css': { type: 'asset', fileName: 'assets/pages.css', source: 'a{color:red}' },
};

const isTexts = (module: string) => module.includes('/locales/portal/');
/** As `FITTING`, but the texts of each language are a file of their own. */
const BY_LANGUAGE: Bundle = {
  ...FITTING,
  [PAGES]: {
    ...FITTING[PAGES],
    type: 'chunk',
    fileName: PAGES,
    moduleIds: MODULES.filter((one) => !isTexts(one)),
  },
  ...Object.fromEntries(
    SUPPORTED_LOCALES.map((locale) => {
      const fileName = `assets/texts-${locale}.js`;
      const moduleIds = MODULES.filter((one) => isTexts(one) && one.includes(locale));
      return [fileName, { type: 'chunk', fileName, moduleIds, imports: [FIRST] }];
    }),
  ),
};

/** Runs the plugin on a bundle; returns the emitted file, and its address in index.html. */
function made(bundle: Bundle) {
  const files: object[] = [];
  const { plugin, headScripts } = preload(() => '/client/');
  plugin.generateBundle.call({ emitFile: (file) => files.push(file) }, {}, bundle);
  return { file: files[0], address: headScripts()[0]?.src };
}

describe('the script that fetches a page beside the first chunk', () => {
  it('names the files of each page, the large ones last, without what comes first anyway', () => {
    const { file, address } = made(FITTING);
    expect(file).toMatchObject({
      fileName: expect.stringMatching(/^assets\/preload-[0-9a-f]{8}\.js$/),
      source: expect.stringContaining(`"/dashboard":["assets/pages.css","${PAGES}"]`),
    });
    expect(file).toMatchObject({
      source: expect.stringContaining(`"content":{"/residential":["assets/pages.css","${PAGES}"`),
    });
    expect(file).not.toMatchObject({ source: expect.stringContaining(FIRST) });
    expect(file).toMatchObject({ fileName: address?.replace('/client/', '') });
  });

  it.each([
    ['ru-RU', 'en-US', 'ru-RU'],
    [null, 'ru', 'ru-RU'],
  ])('with %j stored and %j spoken it fetches the texts in %s', (stored, spoken, locale) => {
    const { source } = made(BY_LANGUAGE).file as { readonly source: string };
    const kept: Record<string, string | null> = {
      [START_KEYS.auth]: '{}',
      [START_KEYS.locale]: stored,
    };
    const fetched: { href?: string }[] = [];
    const noListener = { addEventListener: () => undefined };
    runInNewContext(source, {
      window: {
        ...noListener,
        location: { pathname: '/client/dashboard' },
        localStorage: { getItem: (key: string) => kept[key] ?? null },
      },
      navigator: { languages: [spoken] },
      document: {
        ...noListener,
        documentElement: { dataset: {} },
        createElement: () => ({}),
        head: { append: (link: object) => fetched.push(link) },
      },
    });
    const texts = fetched.map(({ href }) => href).filter((href) => href?.includes('texts'));
    expect(texts).toEqual([`/client/assets/texts-${locale}.js`]);
  });

  it.each([
    [
      'a page has moved',
      { ...FITTING, [PAGES]: { ...FITTING[PAGES], moduleIds: [] } },
      'no chunk has @/',
    ],
    ['no chunk is the first', { [PAGES]: FITTING[PAGES] }, 'no chunk is the entry'],
    [
      'vite names no sheets',
      { ...FITTING, [FIRST]: { ...FITTING[FIRST], viteMetadata: undefined } },
      'vite does not say which sheets a chunk has',
    ],
  ])('fails the build when %s', (_name, bundle, message) => {
    expect(() => made(bundle as Bundle)).toThrow(`config/plugins/preload.ts: ${message}`);
  });
});
