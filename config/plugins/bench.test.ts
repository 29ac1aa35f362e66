import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cheerio } from '@umijs/max/plugin-utils';
import { benchEntry, enterBench, workerSource } from './bench';

const NAME = 'config/plugins/bench.ts';

describe('a build of the bench fails', () => {
  it('when the service worker of msw has moved or changed', () => {
    expect(() => workerSource('/nowhere')).toThrow(`${NAME}: msw has no`);
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    mkdirSync(join(folder, 'lib'));
    writeFileSync(join(folder, 'lib/mockServiceWorker.js'), 'self.goodbye()');
    expect(() => workerSource(folder)).toThrow("has no addEventListener('message'");
    rmSync(folder, { recursive: true });
  });

  it('when Umi’s entry has another name', () => {
    expect(() => benchEntry({ main: '/portal/main.ts' }, '/portal')).toThrow(
      `${NAME}: Umi has no entry`,
    );
    expect(() => enterBench(cheerio.load('<body></body>'))).toThrow(`${NAME}: the page`);
  });
});
