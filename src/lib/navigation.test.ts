import fc from 'fast-check';
import { formatPendingPage, parsePendingPage } from '@/features/auth/rules/pendingNavigation';
import {
  guardRoute,
  isPublicPath,
  normalizePath,
  safeTarget,
  withBase,
  withoutBase,
} from './navigation';

const ORIGIN = 'https://portal.example';

describe('the base', () => {
  it.each([
    ['/client', '/'],
    ['/client/', '/'],
    ['/client/usage', '/usage'],
    ['/clientele', '/clientele'],
    ['/usage', '/usage'],
    ['/client/client', '/client'],
  ])('%s without it is %s', (path, route) => {
    expect(withoutBase(path)).toBe(route);
  });

  it('goes on and off', () => {
    expect(withBase('/')).toBe('/client/');
    expect(withoutBase(withBase('/proxysetting/whitelist'))).toBe('/proxysetting/whitelist');
    expect(normalizePath('/client/Usage//')).toBe('/usage');
  });
});

describe('public pages', () => {
  it.each(['/user/login', '/user/login/', '/client/user/login', '/User/Login'])('%s', (path) => {
    expect(isPublicPath(path)).toBe(true);
  });

  it.each(['/', '/user', '/user/login/x', '/user/loginx', '/x/user/login'])('not %p', (path) => {
    expect(isPublicPath(path)).toBe(false);
  });
});

describe('the guard', () => {
  it.each([
    ['/usage', '?a=1&b=2', false, '/user/login?a=1&b=2'],
    ['/client/usage', '', false, '/user/login'],
    ['/nowhere', '', false, '/user/login'],
    ['/', '?ref=x', false, '/user/login?ref=x'],
    ['/user/login', '?a=1', false, null],
    ['/user/register/', '', false, null],
    ['/user/login', '?a=1', true, '/'],
    ['/client/user/resetpassword', '', true, '/'],
    ['/usage', '', true, null],
    ['/account/resetpassword', '', true, null],
  ])('%s%s, signed in %p: %p', (path, search, isSignedIn, target) => {
    expect(guardRoute({ path, search, isSignedIn })).toBe(target);
  });

  it('never sends in circles', () => {
    const path = fc.oneof(
      fc.constantFrom('/', '/user/login', '/user/register/', '/client/usage', '/user'),
      fc.webPath(),
    );
    fc.assert(
      fc.property(path, fc.boolean(), (from, isSignedIn) => {
        const target = guardRoute({ path: from, search: '?q=1', isSignedIn });
        const [route = ''] = (target ?? from).split('?');
        expect(guardRoute({ path: route, search: '?q=1', isSignedIn })).toBeNull();
      }),
    );
  });
});

describe('a stored path', () => {
  it.each([
    ['/usage', '/usage'],
    ['/', '/'],
    ['/client', '/'],
    ['/client/usage?tab=2#x', '/usage?tab=2#x'],
    ['/usage?next=https://evil.example/', '/usage?next=https://evil.example/'],
    ['/client/a/../usage', '/usage'],
    ['/clientele', '/clientele'],
    ['/users', '/users'],
  ])('%s leads to %s', (path, route) => {
    expect(safeTarget(path)).toBe(route);
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '/client//evil.example',
    '/client/..//evil.example',
    'https://evil.example/client/usage',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/usage\u0000',
    '/../admin',
    '/client/../admin',
    '/client/%2e%2e/admin',
    '/user/login',
    '/user',
    '/client/User/nowhere?x=1',
    `/${'a'.repeat(3000)}`,
  ])('%p leads nowhere', (path) => {
    expect(safeTarget(path)).toBeNull();
  });

  it('always stays on the origin and under the base', () => {
    const piece = fc.constantFrom(...'/ \\ .. . %2e @ : ? # a // client'.split(' '));
    const nasty = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string(), fc.webPath()), (path) => {
        const route = safeTarget(path);
        if (route === null) return;
        expect(route).toMatch(/^\/(?!\/)/);
        const url = new URL(withBase(route), ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname).toMatch(/^\/client(?:\/|$)/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the page to go on at after signing in', () => {
  const ME = 'u1';
  const parse = (text: string | null) => parsePendingPage(text, ME);
  const stored = (page: object) => parse(JSON.stringify({ path: '/usage', query: {}, ...page }));

  it('keeps its query and its place', () => {
    const text = formatPendingPage('/residential', '?country=US&empty=', '#faq-speed', ME);
    expect(parse(text)).toBe('/residential?country=US&empty=#faq-speed');
  });

  it('keeps any query', () => {
    const query = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 5 });
    fc.assert(
      fc.property(query, (wanted) => {
        const search = new URLSearchParams(wanted).toString();
        const text = formatPendingPage('/usage', `?${search}`, '', null);
        expect(parse(text)).toBe(search === '' ? '/usage' : `/usage?${search}`);
      }),
    );
  });

  it.each(['', '#', '#jwt_token=secret', '#a&b', 'faq'])('has no place in %p', (hash) => {
    expect(formatPendingPage('/usage', '', hash, null)).toBe('{"path":"/usage","query":{}}');
    expect(stored({ hash })).toBe('/usage');
  });

  it.each([
    [{}, '/usage'],
    [{ customer: ME }, '/usage'],
    [{ customer: 'u2' }, null],
    [{ customer: null }, null],
    [{ query: undefined }, '/usage'],
    [{ query: '?x' }, '/usage'],
    [{ query: { x: 1, y: { toString: 1 }, z: 'ok' } }, '/usage?z=ok'],
    [{ hash: 7 }, '/usage'],
    [{ hash: '#a b' }, null],
    [{ hash: '#\\evil' }, null],
    [{ path: '', hash: '#//evil.example' }, null],
    [{ path: 7 }, null],
    [{ path: '//evil.example', query: { a: '1' } }, null],
    [{ path: '/user/login' }, null],
  ])('is for u1, stored as %j, %p', (page, target) => {
    expect(stored(page)).toBe(target);
  });

  it.each([null, '', '{', 'null', '[]', '7', '{"query":{}}'])('is none in %p', (text) => {
    expect(parse(text)).toBeNull();
  });
});
