import { chromium } from '@playwright/test';
import { startBackend } from '../scripts/backend.mjs';
const dist = process.argv[2] ?? 'dist';
const out = process.argv[3] ?? '/tmp/shots';
const server = await startBackend(dist);
const s = await server.session();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
console.log(Object.keys(s), Object.keys(server));
for (const [w, h] of [[1440, 900], [360, 740]]) for (const [loc, theme] of [['en-US', 'light'], ['ru-RU', 'dark']]) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, baseURL: server.url ?? server.origin, locale: loc, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(([l, t]) => { localStorage.setItem('umi_locale', l); localStorage.setItem('appearance', t); }, [loc, theme]);
  const shot = (n) => page.screenshot({ path: `${out}/${n}-${w}-${loc}-${theme}.png` });
  await page.goto('/client/user/login'); await page.locator('h1').waitFor(); await page.waitForTimeout(1500); await shot('login');
  await page.locator('input').nth(0).fill('demo@example.com');
  await page.locator('input[type=password]').fill(process.env.PW ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard'); await page.waitForTimeout(3000); await shot('dash');
  await page.locator('button:has(.anticon-bell)').click(); await page.waitForTimeout(800); await shot('bell');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k'); await page.waitForTimeout(800); await shot('palette');
  await page.keyboard.type('ger'); await page.waitForTimeout(1500); await shot('palette-ger');
  await page.keyboard.press('Escape'); await page.waitForTimeout(300);
  await page.locator('button:has(.anticon-user)').last().click(); await page.waitForTimeout(600); await shot('menu');
  await context.close();
}
await browser.close(); await server.stop?.(); process.exit(0);
