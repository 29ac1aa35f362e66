import fc from 'fast-check';
import {
  createPendingNavigation,
  parsePendingNavigation,
  resolvePendingTarget,
} from '@/features/auth/rules/pendingNavigation';
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
  it.each([
    '/user/login',
    '/user/register',
    '/user/resetpassword',
    '/user/emailtoreset',
    '/user/login/',
    '/client/user/login',
    '/User/Login',
  ])('%s', (path) => {
    expect(isPublicPath(path)).toBe(true);
  });

  it.each([
    '/',
    '/user',
    '/dashboard',
    '/account/resetpassword',
    '/user/login/x',
    '/user/loginx',
    '/x/user/login',
    '',
    '/clientele/user/login',
  ])('not %p', (path) => {
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
  ])('%s%s, signed in %p: %p', (path, search, signedIn, target) => {
    expect(guardRoute({ path, search, signedIn })).toBe(target);
  });

  it('never sends in circles', () => {
    const path = fc.oneof(
      fc.constantFrom('/', '/user/login', '/user/register/', '/client/usage', '/user'),
      fc.webPath(),
    );
    fc.assert(
      fc.property(path, fc.boolean(), (from, signedIn) => {
        const target = guardRoute({ path: from, search: '?q=1', signedIn });
        const [route = ''] = (target ?? from).split('?');
        expect(guardRoute({ path: route, search: '?q=1', signedIn })).toBeNull();
      }),
    );
  });
});

describe('a target from outside', () => {
  it.each([
    ['/usage', '/usage'],
    ['/', '/'],
    ['/client', '/'],
    ['/client/usage?tab=2#x', '/usage?tab=2#x'],
    ['/usage?next=https://evil.example/', '/usage?next=https://evil.example/'],
    [`${ORIGIN}/client/neworder?gb=5`, '/neworder?gb=5'],
    ['/client/a/../usage', '/usage'],
    ['/clientele', '/clientele'],
    ['/users', '/users'],
  ])('%s leads to %s', (raw, route) => {
    expect(safeTarget(raw, ORIGIN)).toBe(route);
  });

  it.each([
    null,
    undefined,
    42,
    {},
    '',
    'usage',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/client//evil.example',
    '/client/..//evil.example',
    '//portal.example/client/usage',
    'https://evil.example/client/usage',
    'https://portal.example.evil.example/client/usage',
    'https://portal.example@evil.example/client/usage',
    'http://portal.example/client/usage',
    'https://portal.example:8443/client/usage',
    'https:/portal.example',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://portal.example/client/x',
    '/\t/evil.example',
    '/usage\u0000',
    `${ORIGIN}/admin`,
    `${ORIGIN}/clientele`,
    '/../admin',
    '/client/../admin',
    '/client/%2e%2e/admin',
    '/user/login',
    '/client/user/login?x=1',
    '/user/register/',
    '/user',
    '/user/nowhere',
    '/client/User/nowhere?x=1',
    `/${'a'.repeat(3000)}`,
  ])('%p leads nowhere', (raw) => {
    expect(safeTarget(raw, ORIGIN)).toBeNull();
  });

  it('always stays on the origin and under the base', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'a',
      '//',
      'client',
    );
    const nasty = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string(), fc.webPath()), (raw) => {
        const route = safeTarget(raw, ORIGIN);
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

describe('a pending navigation', () => {
  const ME = 'u1';

  it.each([
    [undefined, true],
    [ME, true],
    ['u2', false],
    [null, false],
  ])('of %p is resumed by u1: %p', (customer, isResumed) => {
    const stored = JSON.stringify({ path: '/usage', query: {}, customer });
    expect(parsePendingNavigation(stored, ME) !== null).toBe(isResumed);
  });

  it('keeps path and query', () => {
    const pending = createPendingNavigation('/neworder', '?gb=5&tag=a&tag=b&empty=', '');
    expect(pending).toEqual({ path: '/neworder', query: { gb: '5', tag: ['a', 'b'], empty: '' } });
    const read = parsePendingNavigation(JSON.stringify(pending), ME);
    expect(read).toEqual(pending);
    expect(read && resolvePendingTarget(read, ORIGIN)).toBe('/neworder?gb=5&tag=a&tag=b&empty=');
  });

  it('keeps the place on the page', () => {
    const pending = createPendingNavigation('/residential', '?country=US', '#faq-speed');
    const read = parsePendingNavigation(JSON.stringify(pending), ME);
    expect(read && resolvePendingTarget(read, ORIGIN)).toBe('/residential?country=US#faq-speed');
  });

  it.each(['', '#', '#jwt_token=secret', '#a&b', 'faq'])('%p is no place on a page', (hash) => {
    expect(createPendingNavigation('/usage', '', hash)).toEqual({ path: '/usage', query: {} });
    const stored = JSON.stringify({ path: '/usage', query: {}, hash });
    expect(parsePendingNavigation(stored, ME)).toEqual({ path: '/usage', query: {} });
  });

  it('is not resumed with a misleading fragment', () => {
    for (const hash of ['#a b', '#\\evil', '#\n']) {
      expect(resolvePendingTarget({ path: '/usage', query: {}, hash }, ORIGIN)).toBeNull();
    }
    const target = resolvePendingTarget({ path: '', query: {}, hash: '#//evil.example' }, ORIGIN);
    expect(target).toBeNull();
  });

  it('round-trips any query', () => {
    const query = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 5 });
    fc.assert(
      fc.property(query, (wanted) => {
        const pending = createPendingNavigation('/usage', `?${new URLSearchParams(wanted)}`, '');
        expect({ ...pending.query }).toEqual({ ...wanted });
      }),
    );
  });

  it.each([null, '', '{', 'null', '[]', '7', '{"query":{}}', '{"path":7,"query":{}}'])(
    'as %p counts as nothing',
    (text) => {
      expect(parsePendingNavigation(text, ME)).toBeNull();
    },
  );

  it('leaves out query values that are no text', () => {
    expect(
      parsePendingNavigation('{"path":"/a","query":{"x":1,"y":{"z":1},"w":["a",2],"v":"ok"}}', ME),
    ).toEqual({ path: '/a', query: { v: 'ok' } });
    expect(parsePendingNavigation('{"path":"/a","query":"?x"}', ME)).toEqual({
      path: '/a',
      query: {},
    });
    expect(parsePendingNavigation('{"path":"/a"}', ME)).toEqual({ path: '/a', query: {} });
  });

  it.each(['https://evil.example', '//evil.example', '/user/login', 'javascript:alert(1)'])(
    'to %s is not resumed',
    (path) => {
      expect(resolvePendingTarget({ path, query: {} }, ORIGIN)).toBeNull();
      expect(resolvePendingTarget({ path, query: { a: '1' } }, ORIGIN)).toBeNull();
    },
  );
});
