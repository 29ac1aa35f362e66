import { defineConfig } from '@umijs/max';
import { brand } from './config/brand';
import { routes } from './config/routes';

const TARGET = 'es2022';
const API_PROXY = process.env.API_PROXY;

/**
 * Smaller chunks are joined with others where that changes nothing, in bytes: each costs a round trip. Measured with 10 000,
 * both first pages load 2 KB more.
 */
const SMALLEST_CHUNK = 20_000;

/**
 * Umi's generated `exports` module pulls every plugin into the first chunk. These modules do nothing when they are only
 * imported, so a chunk that uses none of their names can do without them: axios comes with the first call.
 */
const PURE =
  /\/(\.umi(-production)?\/(exports|plugin-request)|node_modules\/(.*\/)?(axios|@ahooksjs|lodash\.\w+)\/)/;

function moduleSideEffects(id: string): boolean {
  return !PURE.test(id);
}

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Two halves of the first code are compiled in two short tasks instead of a long one, and React outlives a release. */
function manualChunks(id: string): string | undefined {
  return REACT.test(id) ? 'react' : undefined;
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
  define: { 'process.env.TEST_LOCALE': process.env.TEST_LOCALE ?? '' },
  outputPath: process.env.BUILD_DIR ?? 'dist',
  polyfill: false,
  esbuildMinifyIIFE: true,
  routes,
  plugins: [
    './config/plugins/shell',
    './config/plugins/preload',
    './config/plugins/lazyPages',
    './config/plugins/importAgain',
    './config/plugins/fetchOnly',
    './config/plugins/staticStyles',
    './config/plugins/flags',
    './config/plugins/loudFailure',
  ],
  // The layout plugin is left off: the shell in src/layouts does its work at a third of its bytes.
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
  mock: API_PROXY ? false : { exclude: ['mock/!(umi).ts', 'mock/*/**/*.ts'] },
  proxy: API_PROXY ? { '/api': { target: API_PROXY, changeOrigin: true } } : undefined,
});
