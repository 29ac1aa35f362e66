import { cheerio } from '@umijs/max/plugin-utils';
import { addTemplates, drawPages } from './start';

// That the painted pages are React's pages, tests/e2e/start.spec.ts shows on the build.
describe('the painted pages', () => {
  it.each([
    [
      'a page shows something else',
      `document.documentElement.className = 'css-var-portal';
       document.getElementById('root').innerHTML = '<h1>Oh no</h1><form></form>';`,
      'config/plugins/start.ts: /user/login in en-US shows "Oh no", not "Sign in"',
    ],
    ['the portal cannot be drawn', 'throw new Error("no such part")', 'no such part'],
  ])('fail the build when %s', async (_what, code, message) => {
    await expect(drawPages({ css: '', code }, ['en-US'])).rejects.toThrow(message);
  });

  it('fail the build when index.html has no root', () => {
    const $ = cheerio.load('<html><body></body></html>');
    expect(() => addTemplates($, { pages: [], style: '' })).toThrow(
      'config/plugins/start.ts: index.html has no #root',
    );
  });
});
