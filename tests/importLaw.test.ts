/** `.dependency-cruiser.cjs` sees what breaks the import law: imports are planted in a small source tree, and it names them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..');
const PROGRAM = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const LAW = join(ROOT, '.dependency-cruiser.cjs');

const FOLDERS = ['src', 'config', 'mock', 'scripts/contract'];

/** The program takes 2 s to start, and longer on a machine that has other things to do, in ms. */
jest.setTimeout(60_000);

/** What may be imported: a file of each folder that imports nothing, so that no cycle arises. */
const LEAVES = [
  ...'boot components contract domain layouts locales models queries runtime services session ui'
    .split(' ')
    .map((folder) => `src/${folder}/leaf.ts`),
  'src/features/checkout/purchase/index.ts',
  'src/purchase/leaf.ts',
  'src/features/auth/session/session.ts',
  'config/leaf.ts',
  'mock/leaf.ts',
  'scripts/leaf.ts',
  'tests/leaf.ts',
  'node_modules/umi/index.js',
  'node_modules/big.js/index.js',
];
const TYPE = "import type { Leaf } from '@/contract/leaf';";

/** Files that keep the law and files that break it, by path: every rule is broken at least once. */
const FILES: Readonly<Record<string, string>> = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  ...Object.fromEntries(LEAVES.map((file) => [file, 'export type Leaf = 1;'])),
  'src/features/auth/forms/form.module.css': '',
  'src/pages/user/login/index.tsx': "import '../form.module.css'; import './part';",
  'src/pages/user/login/part.tsx': "import '../register/part';",
  'src/pages/user/register/part.tsx': "import '../../recharge/part';",
  'src/pages/recharge/part.tsx': "import '../user/form.module.css';",
  'src/pages/residential/index.tsx': "import './help'; import './place/part';",
  'src/features/generator/help/index.tsx': "import '../place/part';",
  'src/pages/residential/place/part.tsx': `
    import '@/queries/leaf'; import '@/ui/leaf'; import '@/features/auth/session/session'; import '@/features/checkout/purchase'; import '../../../../config/leaf';
    import '@/session/leaf'; import '@/purchase/leaf'; import '@/layouts/leaf'; import '@/boot/leaf';`,
  'src/app.tsx': `
    import '@/layouts/leaf'; import '@/boot/leaf'; import '../config/leaf';
    import '../mock/leaf'; import '../tests/leaf';`,
  'src/app.test.tsx': "import '../tests/leaf';",
  'src/layouts/a.tsx': "import '@/components/leaf'; import '@/pages/recharge/part';",
  'src/components/a.ts': `${TYPE} import '@/ui/leaf'; import '@/contract/leaf'; import '@/runtime/leaf';`,
  'src/ui/a.ts': `${TYPE} import '@/locales/leaf'; import '@/runtime/leaf';`,
  'src/queries/a.ts': `${TYPE} import '@/features/checkout/purchase'; import '@/models/leaf';`,
  'src/models/a.ts': `${TYPE} import '@/runtime/leaf'; import '@/queries/leaf';`,
  'src/purchase/a.ts': "import '@/features/auth/session/session'; import '@/queries/leaf';",
  'src/session/a.ts': "import '@/services/leaf'; import '@/features/checkout/purchase';",
  'src/runtime/a.ts': "import '@/contract/leaf'; import '@/services/leaf';",
  'src/services/a.ts':
    "import 'umi'; import '@/domain/leaf'; import 'big.js'; import '@/runtime/leaf';",
  'src/domain/a.ts': `${TYPE} import 'big.js'; import 'umi'; import '@/contract/leaf'; import '@/runtime/leaf';`,
  'src/domain/one.ts': "import type { Two } from './two'; export type One = Two | 1;",
  'src/domain/two.ts': "import type { One } from './one'; export type Two = One | 2;",
  'src/contract/a.ts': "import 'big.js'; import '@/domain/leaf';",
  'src/locales/a.ts': `${TYPE} import '@/domain/leaf'; import '../../config/leaf';`,
  'config/a.ts': "import type { Leaf } from '@/domain/leaf'; import '@/runtime/leaf';",
  'mock/a.ts':
    "import '../src/contract/leaf'; import '../src/domain/leaf'; import '../scripts/leaf';",
  'scripts/contract/a.ts': "import '../../src/domain/leaf'; import '../../src/session/leaf';",
};

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** What the law forbids in the files, each as "rule: from → to". */
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

/** Who imports what against the law, as the files above have it. */
const BROKEN = violations();

it('what breaks the import law is named, and nothing else', () => {
  expect(BROKEN).toEqual([
    'boot-from-above: src/pages/residential/place/part.tsx → src/boot/leaf.ts',
    'components: src/components/a.ts → src/runtime/leaf.ts',
    'config-types: config/a.ts → src/runtime/leaf.ts',
    'contract-check: scripts/contract/a.ts → src/session/leaf.ts',
    'contract-packages: src/contract/a.ts → node_modules/big.js/index.js',
    'contract-types: src/components/a.ts → src/contract/leaf.ts',
    'contract: src/contract/a.ts → src/domain/leaf.ts',
    'domain-contract-types: src/domain/a.ts → src/contract/leaf.ts',
    'domain-packages: src/domain/a.ts → node_modules/umi/index.js',
    'domain: src/domain/a.ts → src/runtime/leaf.ts',
    'layouts-from-above: src/pages/residential/place/part.tsx → src/layouts/leaf.ts',
    'locales-types: src/locales/a.ts → src/domain/leaf.ts',
    'locales: src/locales/a.ts → config/leaf.ts',
    'mock: mock/a.ts → src/domain/leaf.ts',
    'models: src/models/a.ts → src/queries/leaf.ts',
    'no-cycles: src/domain/one.ts → src/domain/two.ts',
    'nobody-imports-mock: src/app.tsx → mock/leaf.ts',
    'nobody-imports-tools: mock/a.ts → scripts/leaf.ts',
    'nobody-imports-tools: src/app.tsx → tests/leaf.ts',
    'pages-apart: src/pages/recharge/part.tsx → src/features/auth/forms/form.module.css',
    'pages-apart: src/pages/user/login/part.tsx → src/pages/user/register/part.tsx',
    'pages-apart: src/pages/user/register/part.tsx → src/pages/recharge/part.tsx',
    'pages-not-from-below: src/layouts/a.tsx → src/pages/recharge/part.tsx',
    'purchase-index: src/pages/residential/place/part.tsx → src/purchase/leaf.ts',
    'purchase: src/purchase/a.ts → src/queries/leaf.ts',
    'queries: src/queries/a.ts → src/models/leaf.ts',
    'runtime: src/runtime/a.ts → src/services/leaf.ts',
    'services-packages: src/services/a.ts → node_modules/big.js/index.js',
    'services: src/services/a.ts → src/runtime/leaf.ts',
    'session-index: src/pages/residential/place/part.tsx → src/session/leaf.ts',
    'session: src/session/a.ts → src/features/checkout/purchase/index.ts',
    'ui: src/ui/a.ts → src/runtime/leaf.ts',
  ]);
});

it('every rule of the law is broken by a file above, so that none can be lost unnoticed', () => {
  const rules: readonly { readonly name: string }[] = require(LAW).forbidden;
  const names = new Set(rules.map(({ name }) => name));
  expect(new Set(BROKEN.map((line) => line.split(': ')[0]))).toEqual(names);
});
