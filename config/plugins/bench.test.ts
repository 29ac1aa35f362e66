import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cheerio } from '@umijs/max/plugin-utils';
import { benchEntry, enterBench, workerSource } from './bench';

const NAME = 'config/plugins/bench.ts';

describe('the bench', () => {
  it('brings the service worker of msw, below its own', () => {
    expect(workerSource()).toMatch(/self\.addEventListener = [\s\S]+\* Mock Service Worker\./);
    expect(() => workerSource('/nowhere')).toThrow(`${NAME}: msw has no`);
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    mkdirSync(join(folder, 'lib'));
    writeFileSync(join(folder, 'lib/mockServiceWorker.js'), 'self.goodbye()');
    expect(() => workerSource(folder)).toThrow("has no addEventListener('message'");
    rmSync(folder, { recursive: true });
  });

  it('is the entry of a build in place of the portal', () => {
    const entries = benchEntry({ umi: '/portal/src/.umi-production/umi.ts' }, '/portal');
    expect(entries).toEqual({ umi: '/portal/mock/bench/main.ts' });
    expect(() => benchEntry({ main: '/portal/main.ts' }, '/portal')).toThrow(
      `${NAME}: Umi has no entry`,
    );
  });

  it('is the entry of the development server in place of the portal', () => {
    const $ = cheerio.load('<body><script type="module" src="/src/.umi/umi.ts"></script></body>');
    enterBench($);
    expect($('script').attr('src')).toBe('/mock/bench/main.ts');
    expect(() => enterBench(cheerio.load('<body></body>'))).toThrow(`${NAME}: the page`);
  });
});
