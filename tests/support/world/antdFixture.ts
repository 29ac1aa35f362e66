// `tsx tests/support/world/antdFixture.ts steps`: builds a module that imports nothing but this component of antd, with the vite of
// Umi and config/plugins/antdSheets.ts, and prints the stylesheet. A process of its own, because vite is an ES module.
import { createRequire } from 'node:module';
import { antdSheets } from '../../../config/plugins/antdSheets';

interface BuiltAsset {
  readonly fileName: string;
  readonly source?: string;
}
interface Vite {
  build(options: object): Promise<{ readonly output: readonly BuiltAsset[] }>;
}

const load = createRequire(__filename);
const ENTRY = '\0fixture.js';
/** Only antd's own modules are read, because the packages below it have no styles. */
const FOREIGN = /^(react|react-dom|dayjs|clsx|@rc-component|@ant-design|@babel)(\/|$)/;

async function sheetOf(component: string): Promise<string> {
  const { build }: Vite = load('@umijs/bundler-vite/compiled/vite');
  const fixture = {
    name: 'fixture',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) =>
      id === ENTRY ? `export { default } from 'antd/es/${component}/index.js';` : null,
  };
  const { output } = await build({
    root: process.cwd(),
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [fixture, antdSheets()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      rollupOptions: { input: ENTRY, external: FOREIGN, preserveEntrySignatures: 'strict' },
    },
  });
  return output.map(({ fileName, source }) => (/\.css$/.test(fileName) ? source : '')).join('');
}

sheetOf(process.argv[2] ?? '').then(
  (sheet) => process.stdout.write(sheet),
  (error: unknown) => {
    process.stderr.write(String(error));
    process.exitCode = 1;
  },
);
