import { cheerio } from '@umijs/max/plugin-utils';
import { addTemplates, drawPages } from './start';

/** A portal that writes its heading and a sheet of its theme. */
const portal = (heading: string) => ({
  css: '.box{color:var(--ant-red)}.none{color:blue}',
  code: `
    const html = document.documentElement, look = localStorage.getItem('appearance');
    html.className = 'css-var-portal-' + look;
    html.dir = 'ltr';
    const sheet = document.createElement('style');
    sheet.textContent = '.css-var-portal-' + look + '{--ant-red:' + (look === 'dark' ? 'pink' : 'red') + ';--ant-none:0}';
    const ant = document.createElement('style');
    ant.textContent = '@layer antd{:where(.css-dev-only-do-not-override-a1).ant-btn{color:red}.ant-menu{color:red}}';
    document.head.append(sheet, ant);
    const names = {
      en: { login: 'Sign in', register: 'Create an account', resetpassword: 'Set a new password', emailtoreset: 'Forgot password' },
    };
    const h1 = document.createElement('h1');
    h1.textContent = ${heading};
    const form = document.createElement('form'), email = document.createElement('input'), button = document.createElement('button');
    form.className = 'box ' + html.className;
    email.type = 'email';
    button.className = 'ant-btn css-dev-only-do-not-override-a1';
    form.append(email, button);
    document.getElementById('root').append(h1, form);`,
});
const OWN = `names.en[location.pathname.split('/').pop()]`;

const PAGE = '<html><head></head><body><div id="root"></div></body></html>';

describe('the painted pages', () => {
  it('are templates behind the root, with the rules and variables that they need', async () => {
    const painted = await drawPages(portal(OWN), ['en-US']);
    const $ = cheerio.load(PAGE);
    addTemplates($, painted);
    const login = $('template[data-locale="en-US"][data-path="/user/login"]');
    expect(login.attr('data-busy')).toBe('Signing in…');
    expect(login.attr('data-dir')).toBe('ltr');
    expect($('#root + template[data-look]').length).toBe(1);
    expect(login.html()).toContain('<form class="box css-var-start">');
    // Only a field for text tells where its caret is.
    expect(login.html()).toContain('type="text"');
    const { style } = painted;
    expect(style).toContain('.css-var-start{--ant-red:red}');
    expect(style).toContain('[data-appearance=dark] :is(.css-var-start){--ant-red:pink}');
    expect(style).toContain('.box{color:var(--ant-red)}');
    expect(style).toContain('@layer antd{:where(.css-start).ant-btn{color:red}}');
    expect(style).not.toMatch(/none\{|--ant-none|ant-menu/);
  });

  it('fail the build when a page shows something else', async () => {
    await expect(drawPages(portal(`'Something went wrong'`), ['en-US'])).rejects.toThrow(
      'config/plugins/start.ts: /user/login in en-US shows "Something went wrong", not "Sign in"',
    );
  });

  it('fail the build when the portal cannot be drawn', async () => {
    const broken = { css: '', code: 'throw new Error("no such part")' };
    await expect(drawPages(broken, ['en-US'])).rejects.toThrow('no such part');
  });

  it('fail the build when index.html has no root', () => {
    const $ = cheerio.load('<html><body></body></html>');
    expect(() => addTemplates($, { pages: [], style: '' })).toThrow(
      'config/plugins/start.ts: index.html has no #root',
    );
  });
});
