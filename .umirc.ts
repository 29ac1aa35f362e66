import { defineConfig } from '@umijs/max';
import { brand } from './config/brand';
import { TARGET } from './config/browsers';
import { manualChunks, moduleSideEffects } from './config/chunks';
import { COMPILED, COMPILER } from './config/compiled';
import { antdSheets } from './config/plugins/antdSheets';
import { chunkPatterns } from './config/plugins/chunkPatterns';
import { importAgain } from './config/plugins/importAgain';
import { lazyPages } from './config/plugins/lazyPages';
import { leaveOut } from './config/plugins/leaveOut';
import { routes } from './config/routes';
import terser from './config/terser.json';

const API_PROXY = process.env.API_PROXY;
/** Builds and serves the support bench: the portal on a mock backend that runs in the browser (docs/support.md). */
const isBench = process.env.BENCH === '1';

/**
 * Chunks below this size, in bytes, are joined with others unless they have side effects. Without this the sign-in page is 25
 * scripts and 5 KB (gzip) more, the dashboard 77 scripts and 8 KB more; joined up to 20 KB, 2 and 3 KB more.
 */
const SMALLEST_CHUNK = 30_000;

export default defineConfig({
  npmClient: 'npm',
  base: '/client/',
  publicPath: '/client/',
  hash: true,
  vite: {
    plugins: [lazyPages(), importAgain(), antdSheets(), leaveOut(), chunkPatterns()],
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
    'process.env.TEST_RTL': process.env.TEST_RTL ?? '',
    'process.env.SENDS_ERRORS': brand.errors === null ? '' : '1',
    'process.env.REDIRECT_BASE': isBench ? '/client/bench' : '',
  },
  outputPath: process.env.BUILD_DIR ?? 'dist',
  polyfill: false,
  extraBabelPlugins: [
    [
      require.resolve('babel-plugin-react-compiler'),
      { sources: (file: string) => COMPILED.test(file), ...COMPILER },
    ],
  ],
  // terser makes the code 3 to 4 % smaller (gzip) than esbuild does (docs/decisions/001), and takes longer: not for a build whose
  // layout alone is tested.
  jsMinifier: process.env.TEST_RTL ? 'esbuild' : 'terser',
  jsMinifierOptions: terser,
  routes,
  plugins: [
    // First, because the other plugins would complain of files that a failed build has not made.
    './config/plugins/loudFailure',
    './config/plugins/shell',
    './config/plugins/flags',
    // The bench needs the portal's chunks only once calls are answered, and paints no page.
    ...(isBench
      ? ['./config/plugins/bench']
      : ['./config/plugins/preload', './config/plugins/start']),
    // The bench and a build for tests are served by hosts that compress by themselves, and nobody ships them.
    ...(isBench || process.env.TEST_RTL
      ? []
      : ['./config/plugins/compress', './config/plugins/bom']),
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
    // The portal reads and stores the language itself (src/lib/browser/locale.ts): Umi's own writing throws where the browser refuses.
    useLocalStorage: false,
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
