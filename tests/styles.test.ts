import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../config/brand';

it('the brand has its two colours in its sheet, too: in the layouts antd’s primary colour is the settings’', () => {
  const brandSheet = readFileSync(join(__dirname, '../src/layouts/global.css'), 'utf8');
  expect(brandSheet).toContain(`  --brand: var(--ant-color-primary, ${brand.color});`);
  expect(brandSheet).toContain(`  --on-brand: ${brand.onColor};`);
});
