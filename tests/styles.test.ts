import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../config/brand';

const SOURCE = join(__dirname, '../src');
/** More lines would mean that a control of antd's is drawn again, or a rule is written twice. */
const MOST_LINES = 900;

const linesOf = (sheet: string): readonly string[] =>
  readFileSync(join(SOURCE, sheet), 'utf8').trimEnd().split('\n');

it(`the stylesheets of the portal have at most ${MOST_LINES} lines`, () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('.umi'))
    .flatMap(linesOf);
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(MOST_LINES);
});

it('the brand has its two colours in its sheet, too: in the layouts antd’s primary colour is the settings’', () => {
  const lines = linesOf('layouts/global.css');
  expect(lines).toContain(`  --brand: var(--ant-color-primary, ${brand.color});`);
  expect(lines).toContain(`  --on-brand: ${brand.onColor};`);
});
