import { cheerio } from '@umijs/max/plugin-utils';
import { markOf, paintShell } from './shell';

const SHEET = '<link rel="stylesheet" href="/client/assets/umi.css">';
const ROOT = '<div id="root"></div>';
const page = (head: string, body: string) =>
  cheerio.load(`<html><head>${head}</head><body>${body}</body></html>`);

describe('the painted shell', () => {
  it('fails the build when the logo is no SVG', () => {
    expect(() => markOf('PNG')).toThrow('config/plugins/shell.ts: public/logo.svg is no SVG');
  });

  it('fails the build when index.html has no root', () => {
    expect(() => paintShell(page(SHEET, ''), true)).toThrow(
      'config/plugins/shell.ts: index.html has no #root',
    );
  });

  it('fails the build when index.html has no sheets', () => {
    expect(() => paintShell(page('', ROOT), true)).toThrow(
      'config/plugins/shell.ts: index.html has no link[rel="stylesheet"]',
    );
  });
});
