import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressTexts } from './compress';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('every text file of a build is also there as .br and as .gz, with the same content', async () => {
  const script = 'export const amber = "amber";'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/a.js'), script);
  writeFileSync(join(folder, 'icon.png'), 'not a text');
  await compressTexts(folder);
  expect(readdirSync(folder).sort()).toEqual(
    ['assets', 'icon.png', 'index.html', 'index.html.br', 'index.html.gz'].sort(),
  );
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))))).toBe(script);
  expect(String(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))))).toBe(script);
});

it('a folder without a page is no build', async () => {
  await expect(compressTexts(folder)).rejects.toThrow(
    `config/plugins/compress.ts: ${folder} has no index.html`,
  );
});
