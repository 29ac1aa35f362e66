import { brand } from '../config/brand';
import { sourcesOf } from './support/sources';

/** More lines would mean that a control of antd's is drawn again, or a rule is written twice. */
const MOST_LINES = 900;
const sheets = sourcesOf('src', /\.css$/);

it(`the stylesheets of the portal have at most ${MOST_LINES} lines`, () => {
  const lines = sheets.flatMap(({ text }) => text.trimEnd().split('\n'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
});

it('the brand has its two colours in its sheet, too: in the layouts antd’s primary colour is the settings’', () => {
  const brandSheet = sheets.find(({ file }) => file === 'src/layouts/global.css')?.text;
  expect(brandSheet).toContain(`  --brand: var(--ant-color-primary, ${brand.color});`);
  expect(brandSheet).toContain(`  --on-brand: ${brand.onColor};`);
});
