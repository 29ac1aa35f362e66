import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cheerio } from '@umijs/max/plugin-utils';
import { SUPPORTED_LOCALES } from '../../src/lib/locale';
import { brand } from '../brand';
import { markOf, paintShell } from './shell';

const SHEET = '<link rel="stylesheet" href="/client/assets/umi.css">';
const ROOT = '<div id="root"></div>';
const page = (head: string, body: string) =>
  cheerio.load(`<html><head>${head}</head><body>${body}</body></html>`);

describe('the painted shell', () => {
  it('stands in the root, before the sheets', () => {
    const $ = page(SHEET, ROOT);
    paintShell($, true);
    expect($('#root .boot svg').length).toBe(1);
    expect($('#root .way-out a').length).toBe(SUPPORTED_LOCALES.length);
    expect($('head link').length).toBe(0);
    expect($('body > :last-child').is('link')).toBe(true);
  });

  it('shows the logo of the brand, without its title', () => {
    const $ = page(SHEET, ROOT);
    paintShell($, true);
    const logo = cheerio.load(readFileSync(join(__dirname, '../../public', brand.logo), 'utf8'));
    logo('title').remove();
    expect($('.boot').html()).toBe(logo('body').html()?.trim());
  });

  it('fails the build when the logo is no SVG', () => {
    expect(() => markOf('PNG')).toThrow('config/plugins/shell.ts: public/logo.svg is no SVG');
  });

  it('needs no sheets in development', () => {
    expect(() => paintShell(page('', ROOT), false)).not.toThrow();
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
