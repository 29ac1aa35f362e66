import { defineConfig } from '@umijs/max';
import { brand } from './config/brand';
import { routes } from './config/routes';
import terser from './config/terser.json';

const TARGET = 'es2022';
const API_PROXY = process.env.API_PROXY;
/** Builds and serves the support bench: the portal on a mock backend that runs in the browser (docs/support.md). */
const isBench = process.env.BENCH === '1';

/**
 * Chunks below this size, in bytes, are joined with others where that changes nothing. Without it the sign-in page is 25
 * scripts instead of 7, and 3 KB (gzip) more; the dashboard 77 instead of 25, and 5 KB more.
 */
const SMALLEST_CHUNK = 20_000;

/**
 * Umi's generated `exports` module pulls every plugin into the first chunk. These modules do nothing when they are only
 * imported, so a chunk that uses none of their names can do without them: axios comes with the first call, and the sign-in
 * page is 230 KB (gzip) instead of 252.
 */
const PURE =
  /\/(\.umi(-production)?\/(exports|plugin-request)|node_modules\/(.*\/)?(axios|@rc-component|@ahooksjs|lodash\.\w+)\/)/;

function moduleSideEffects(id: string): boolean {
  return !PURE.test(id);
}

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** The texts of an area of pages in one language. */
const TEXTS = /\/src\/locales\/(portal|residential|longTexts)\/([\w-]+)\.ts$/;

/**
 * A helper of ten lines that antd's fields use. Joined with the Skeleton and the texts of times it would bring these to the
 * sign-in page, 5 KB (gzip).
 */
const FIELD_HELPER = /\/node_modules\/@rc-component\/util\/es\/mergeProps\.js$/;

/** Comes when code is shown. Joined with another chunk it would come with that one, on pages without any code. */
const HIGHLIGHTER = /\/src\/domain\/samples\/highlight\.ts$/;

/**
 * React has a chunk of its own, 68 KB (gzip), whose name does not change with the portal's code: after a release the browser
 * still has it in its cache. Texts have one for each area and language: small chunks of code would be joined with them, so
 * that the sign-in page came with the texts of all pages in both languages.
 */
function manualChunks(id: string): string | undefined {
  if (REACT.test(id)) return 'react';
  if (FIELD_HELPER.test(id)) return 'fieldHelper';
  if (HIGHLIGHTER.test(id)) return 'highlight';
  const [, area, locale] = TEXTS.exec(id) ?? [];
  return area && `${area}-${locale}`;
}

export default defineConfig({
  npmClient: 'npm',
  base: '/client/',
  publicPath: '/client/',
  hash: true,
  vite: {
    build: {
      target: TARGET,
      cssTarget: TARGET,
      modulePreload: { polyfill: false },
      rollupOptions: {
        treeshake: { moduleSideEffects },
        output: { experimentalMinChunkSize: SMALLEST_CHUNK, manualChunks },
      },
    },
  },
  helmet: false,
  define: {
    'process.env.TEST_LOCALE': process.env.TEST_LOCALE ?? '',
    'process.env.REDIRECT_BASE': isBench ? '/client/bench' : '',
  },
  outputPath: process.env.BUILD_DIR ?? 'dist',
  polyfill: false,
  // terser makes the code 3 to 4 % smaller (gzip) than esbuild does (docs/decisions/001), and takes longer: not for a build whose
  // layout alone is tested.
  jsMinifier: process.env.TEST_LOCALE ? 'esbuild' : 'terser',
  jsMinifierOptions: terser,
  routes,
  plugins: [
    // First, so that it speaks before the others look for what a failed build has not made.
    './config/plugins/loudFailure',
    './config/plugins/samples',
    './config/plugins/shell',
    './config/plugins/preload',
    './config/plugins/lazyPages',
    './config/plugins/importAgain',
    './config/plugins/antdSheets',
    './config/plugins/flags',
    './config/plugins/leaveOut',
    ...(isBench ? ['./config/plugins/bench'] : []),
  ],
  // ProLayout stands in src/layouts/Shell.tsx instead (docs/decisions/013).
  layout: false,
  model: {},
  initialState: { loading: '@/loading' },
  access: {},
  request: {},
  locale: {
    default: 'en-US',
    baseSeparator: '-',
    baseNavigator: true,
    useLocalStorage: true,
    title: false,
    antd: false,
  },
  moment2dayjs: { preset: 'none' },
  title: brand.name,
  links: [
    { rel: 'icon', type: 'image/svg+xml', href: `/client${brand.favicon}` },
    { rel: 'apple-touch-icon', href: `/client${brand.touchIcon}` },
    { rel: 'manifest', href: `/client${brand.manifest}` },
  ],
  metas: [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'description', content: brand.description },
    { name: 'referrer', content: 'strict-origin' },
    { name: 'color-scheme', content: 'light dark' },
  ],
  mock: API_PROXY || isBench ? false : { exclude: ['mock/!(umi).ts', 'mock/*/**/*.ts'] },
  proxy: API_PROXY ? { '/api': { target: API_PROXY, changeOrigin: true } } : undefined,
});
