// `npm run icons`: makes the web manifest and the PNG icons out of the brand entry (config/brand.ts) and its logo. They are
// committed; tests/manifest.test.ts fails when they have to be made again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brand } from '../config/brand.ts';
import { APP_ICONS, manifest } from '../config/manifest.ts';
import { ensureChromium } from './chromium.mjs';
import { launch } from './launch.mjs';
import { root } from './packages.mjs';

const JSON_INDENT = 2;
const PERCENT = 100;
const publicFile = (name) => join(root, 'public', name);
const logo = readFileSync(publicFile(brand.logo), 'base64');

const browser = await launch(ensureChromium());
for (const icon of APP_ICONS) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${icon.maskable ? brand.color : 'transparent'} }
    img { width: ${icon.logo * PERCENT}% }
  </style><img src="data:image/svg+xml;base64,${logo}" alt="">`);
  await page.locator('img').evaluate((image) => image.decode());
  mkdirSync(dirname(publicFile(icon.file)), { recursive: true });
  await page.screenshot({ path: publicFile(icon.file), omitBackground: true });
  await page.close();
}
await browser.close();
writeFileSync(publicFile(brand.manifest), `${JSON.stringify(manifest, null, JSON_INDENT)}\n`);
