import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  '/portal/src/features/auth/session/identify.ts',
  '/portal/src/features/auth/session/requestPolicy.ts',
  '/portal/src/features/report/recorder.ts',
  '/portal/src/locales/portal/en-US.ts',
  '/portal/src/locales/portal/ru-RU.ts',
  '/portal/src/features/generator/Generator.tsx',
  '/portal/src/locales/residential/en-US.ts',
  '/portal/src/locales/residential/ru-RU.ts',
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

/** What the plugin makes of a bundle. */
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
      fileName: 'preload.js',
      source: expect.stringContaining(`"/dashboard":["assets/pages.css","${PAGES}"]`),
    });
    expect(file).toMatchObject({
      source: expect.stringContaining(`"ru":{"/residential":["assets/pages.css","${PAGES}"`),
    });
    expect(file).not.toMatchObject({ source: expect.stringContaining(FIRST) });
    expect(address).toMatch(/^\/client\/preload\.js\?v=[0-9a-f]{8}$/);
  });

  it('asks the storage by the keys that the portal writes', () => {
    const { source } = made(FITTING).file as { readonly source: string };
    const asked = [...source.matchAll(/localStorage\.getItem\('(.+?)'\)/g)].map(([, key]) => key);
    const portal = [
      'features/auth/session/store.ts',
      'lib/browser/locale.ts',
      'lib/browser/appearance.ts',
    ].map((file) => readFileSync(join(__dirname, '../../src', file), 'utf8'));
    const written = portal.map((code) => /KEY = '(.+?)';/.exec(code)?.[1]);
    expect(written).not.toContain(undefined);
    expect(asked).toEqual(written);
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

  it('fails the build when it was not made before index.html', () => {
    const { headScripts, checkMade } = preload(() => '/client/');
    expect(headScripts()).toEqual([]);
    expect(checkMade).toThrow('config/plugins/preload.ts: the build has made no preload.js');
  });
});
