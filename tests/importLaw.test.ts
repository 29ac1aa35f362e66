/** `.dependency-cruiser.cjs` finds the imports that break the law, planted in a small source tree. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..');
const PROGRAM = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const LAW = join(ROOT, '.dependency-cruiser.cjs');

const FOLDERS = ['src', 'config', 'mock', 'scripts/contract'];

/** dependency-cruiser takes 2 s to start, and longer on a busy machine, in ms. */
jest.setTimeout(60_000);

/** Files that may be imported: they import nothing themselves, so that no cycle arises. */
const LEAVES = [
  ...'layouts lib lib/browser locales models pages/usage services ui api api/contract features/one features/one/rules'
    .split(' ')
    .map((folder) => `src/${folder}/leaf.ts`),
  'src/api/contract/lists.ts',
  'src/api/contract/examples.ts',
  'src/features/one/index.ts',
  'src/features/one/rules/index.ts',
  'config/leaf.ts',
  'mock/leaf.ts',
  'scripts/leaf.ts',
  'tests/leaf.ts',
  'node_modules/umi/index.js',
  'node_modules/react/index.js',
  'node_modules/big.js/index.js',
];
const TYPE = "import type { Leaf } from '@/api/contract/leaf';";

/** Files that keep the law and files that break it, by path: every rule is broken at least once. */
const FILES: Readonly<Record<string, string>> = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  ...Object.fromEntries(LEAVES.map((file) => [file, 'export type Leaf = 1;'])),
  'src/lib/a.ts': "import 'big.js'; import '@/api/leaf'; import 'react';",
  'src/lib/browser/a.ts': "import 'react'; import '@/lib/leaf'; import '@/ui/leaf';",
  'src/lib/one.ts': "import type { Two } from './two'; export type One = Two | 1;",
  'src/lib/two.ts': "import type { One } from './one'; export type Two = One | 2;",
  'src/api/a.ts': "import '@/lib/leaf'; import './contract/leaf'; import '@/services/leaf';",
  'src/api/contract/a.ts': "import 'big.js'; import '@/lib/leaf';",
  'src/services/a.ts': `${TYPE} import 'umi'; import 'big.js'; import '@/models/leaf';`,
  'src/ui/a.ts': `${TYPE} import '@/api/contract/lists'; import '@/lib/browser/leaf'; import '@/api/contract/leaf'; import '@/services/leaf';`,
  'src/ui/b.ts': "import '@/features/one';",
  'src/models/a.ts': `${TYPE} import '@/ui/leaf';`,
  'src/locales/a.ts':
    "import type { Leaf } from '@/lib/leaf'; import '@/ui/leaf'; import '../../config/leaf';",
  'src/features/one/a.ts': "import './rules/leaf'; import './leaf'; import '../../../config/leaf';",
  'src/features/two/a.ts': `
    import '@/features/one'; import '@/features/one/rules'; import '@/services/leaf'; import '@/models/leaf';
    import '@/features/one/leaf'; import '@/features/one/rules/leaf'; import '@/layouts/leaf';`,
  'src/features/two/a.test.ts': "import '@/features/one/leaf'; import '../../../mock/leaf';",
  'src/features/two/rules/a.ts': `
    ${TYPE} import 'big.js'; import '@/features/one/rules'; import '@/lib/leaf'; import '@/api/contract/lists';
    import '@/lib/browser/leaf'; import '@/api/contract/leaf'; import 'umi';`,
  'src/layouts/a.tsx':
    "import '@/features/one'; import '@/features/one/leaf'; import '@/pages/usage/leaf';",
  'src/pages/usage/index.tsx': "import '@/features/one'; import '@/layouts/leaf'; import './leaf';",
  'src/app.tsx': `
    import '@/layouts/leaf'; import '../config/leaf';
    import '../mock/leaf'; import '../tests/leaf'; import '@/api/contract/examples';`,
  'src/app.test.tsx': "import '../tests/leaf';",
  'config/a.ts': "import type { Leaf } from '@/lib/leaf'; import '@/lib/browser/leaf';",
  'config/plugins/a.ts': "import '@/lib/browser/leaf'; import '../../src/features/one';",
  'mock/a.ts':
    "import '../src/api/contract/leaf'; import '../src/lib/leaf'; import '../scripts/leaf';",
  'scripts/contract/a.ts':
    "import '../../src/lib/leaf'; import '../../src/features/one/rules'; import '../../src/features/one';",
};

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** Lists the imports that the law forbids in the files, each as "rule: from → to". */
function violations(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'import-law-'));
  try {
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const args = [PROGRAM, '--config', LAW, '--output-type', 'json', ...FOLDERS];
    const { summary } = JSON.parse(
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    );
    return (summary.violations as readonly Violation[])
      .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
      .sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The forbidden imports of the files above. */
const BROKEN = violations();

it('what breaks the import law is named, and nothing else', () => {
  expect(BROKEN).toEqual([
    'api: src/api/a.ts → src/services/leaf.ts',
    'config-plugins: config/plugins/a.ts → src/features/one/index.ts',
    'config-types: config/a.ts → src/lib/browser/leaf.ts',
    'contract-check: scripts/contract/a.ts → src/features/one/index.ts',
    'contract-packages: src/api/contract/a.ts → node_modules/big.js/index.js',
    'contract: src/api/contract/a.ts → src/lib/leaf.ts',
    'examples-not-shipped: src/app.tsx → src/api/contract/examples.ts',
    'features-by-index: src/features/two/a.ts → src/features/one/leaf.ts',
    'features-by-index: src/features/two/a.ts → src/features/one/rules/leaf.ts',
    'features-from-above: src/layouts/a.tsx → src/features/one/leaf.ts',
    'features-not-from-below: src/ui/b.ts → src/features/one/index.ts',
    'features: src/features/two/a.ts → src/layouts/leaf.ts',
    'layouts-from-above: src/features/two/a.ts → src/layouts/leaf.ts',
    'layouts-from-above: src/pages/usage/index.tsx → src/layouts/leaf.ts',
    'lib: src/lib/a.ts → src/api/leaf.ts',
    'lib: src/lib/browser/a.ts → src/ui/leaf.ts',
    'locales-types: src/locales/a.ts → src/ui/leaf.ts',
    'locales: src/locales/a.ts → config/leaf.ts',
    'mock: mock/a.ts → src/lib/leaf.ts',
    'models: src/models/a.ts → src/ui/leaf.ts',
    'no-cycles: src/lib/one.ts → src/lib/two.ts',
    'nobody-imports-mock: src/app.tsx → mock/leaf.ts',
    'nobody-imports-tools: mock/a.ts → scripts/leaf.ts',
    'nobody-imports-tools: src/app.tsx → tests/leaf.ts',
    'pages-apart: src/layouts/a.tsx → src/pages/usage/leaf.ts',
    'pages-apart: src/pages/usage/index.tsx → src/pages/usage/leaf.ts',
    'rules-contract-types: src/features/two/rules/a.ts → src/api/contract/leaf.ts',
    'rules-contract-types: src/lib/a.ts → src/api/leaf.ts',
    'rules-packages: src/features/two/rules/a.ts → node_modules/umi/index.js',
    'rules-packages: src/lib/a.ts → node_modules/react/index.js',
    'rules: src/features/two/rules/a.ts → src/lib/browser/leaf.ts',
    'services-packages: src/services/a.ts → node_modules/big.js/index.js',
    'services: src/services/a.ts → src/models/leaf.ts',
    'ui-contract-types: src/ui/a.ts → src/api/contract/leaf.ts',
    'ui: src/ui/a.ts → src/services/leaf.ts',
    'ui: src/ui/b.ts → src/features/one/index.ts',
  ]);
});

it('every rule of the law is broken by a file above, so that none can be lost unnoticed', () => {
  const rules: readonly { readonly name: string }[] = require(LAW).forbidden;
  const names = new Set(rules.map(({ name }) => name));
  expect(new Set(BROKEN.map((line) => line.split(': ')[0]))).toEqual(names);
});
