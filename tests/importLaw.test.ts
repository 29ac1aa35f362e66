/** `.dependency-cruiser.cjs` sees what breaks the import law: imports are planted in a small source tree, and it names them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..');
const PROGRAM = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const LAW = join(ROOT, '.dependency-cruiser.cjs');

/** The program takes 2 s to start, and longer on a machine that has other things to do, in ms. */
jest.setTimeout(60_000);

/** Files that keep the law and files that break it, by path. */
const FILES: Readonly<Record<string, string>> = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'node_modules/umi/index.js': 'module.exports = {};',
  'node_modules/big.js/index.js': 'module.exports = {};',
  'src/pages/user/form.module.css': '',
  'src/pages/user/login/index.tsx': "import '../form.module.css'; import './part';",
  'src/pages/user/login/part.tsx': "import '../register/part';",
  'src/pages/user/register/part.tsx': "import '../../recharge/part';",
  'src/pages/recharge/part.tsx': "import '../user/form.module.css';",
  'src/pages/residential/index.tsx': "import './help'; import './place/part';",
  'src/pages/residential/help/index.tsx': "import '../place/part';",
  'src/pages/residential/place/part.tsx': '',
  'src/services/order.ts': "import 'umi'; import 'big.js'; import '@/domain/one';",
  'src/domain/one.ts': "import type { Two } from './two'; export type One = Two | 1;",
  'src/domain/two.ts': "import type { One } from './one'; export type Two = One | 2;",
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
    const args = [PROGRAM, '--config', LAW, '--output-type', 'json', 'src'];
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

it('what breaks the import law is named, and nothing else', () => {
  expect(violations()).toEqual([
    'no-cycles: src/domain/one.ts → src/domain/two.ts',
    'pages-apart: src/pages/recharge/part.tsx → src/pages/user/form.module.css',
    'pages-apart: src/pages/user/login/part.tsx → src/pages/user/register/part.tsx',
    'pages-apart: src/pages/user/register/part.tsx → src/pages/recharge/part.tsx',
    'services-packages: src/services/order.ts → node_modules/big.js/index.js',
  ]);
});
