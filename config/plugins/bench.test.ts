import { readFileSync } from 'node:fs';
import { cheerio } from '@umijs/max/plugin-utils';
import { benchEntry, enterBench, withoutPreload, workerFile } from './bench';

const NAME = 'config/plugins/bench.ts';

describe('the bench', () => {
  it('brings the service worker of msw', () => {
    expect(readFileSync(workerFile(), 'utf8')).toContain('Mock Service Worker');
    expect(() => workerFile('/nowhere')).toThrow(`${NAME}: msw has no`);
  });

  it('is the entry of a build in place of the portal', () => {
    const entries = benchEntry({ umi: '/portal/src/.umi-production/umi.ts' }, '/portal');
    expect(entries).toEqual({ umi: '/portal/mock/bench/main.ts' });
    expect(() => benchEntry({ main: '/portal/main.ts' }, '/portal')).toThrow(
      `${NAME}: Umi has no entry`,
    );
  });

  it('fetches nothing ahead', () => {
    const $ = cheerio.load('<head><script src="/client/preload.js?v=1"></script></head>');
    withoutPreload($);
    expect($('script').length).toBe(0);
    expect(() => withoutPreload($)).toThrow(`${NAME}: index.html has no preload.js`);
  });

  it('is the entry of the development server in place of the portal', () => {
    const $ = cheerio.load('<body><script type="module" src="/src/.umi/umi.ts"></script></body>');
    enterBench($, '/');
    expect($('script').attr('src')).toBe('/mock/bench/main.ts');
    expect(() => enterBench(cheerio.load('<body></body>'), '/')).toThrow(`${NAME}: the page`);
  });
});
