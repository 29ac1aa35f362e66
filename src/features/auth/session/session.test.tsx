/** The session with its real storage, services and request policy; msw plays the network, and storage events the other tabs. */
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createNodeMock } from '../../../../mock/node';
import { findUser } from '../../../../mock/world/account';
import { closedGate } from '../../../../tests/support/world/gate';
import { storedSession } from '../../../../tests/support/world/storedSession';
import type { SessionState } from '../rules/session';

const DEMO = 'demo@example.com';
const NEWCOMER = 'new@example.com';
const MINUTE = 60;
const MINUTE_MS = 60_000;
const REFRESH = '/user/refreshToken';
const INFO = '/user/info';
const LIST = '/auth/whiteipget';

const { world, server } = createNodeMock();
const start = structuredClone(world.state);

interface Sent {
  readonly path: string;
  readonly token: string | null;
}
let sent: Sent[] = [];
let fetched: Pick<Request, 'cache' | 'keepalive'>[] = [];
const paths = () => sent.map(({ path }) => path);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => {
    fetched.push({ cache: request.cache, keepalive: request.keepalive });
    sent.push({
      path: new URL(request.url).pathname.replace(/^\/api/, ''),
      token: request.headers.get('JWT-TOKEN'),
    });
  });
});
afterAll(() => server.close());

/** Some tests load a tab anew, which takes a second even on an idle machine. */
jest.setTimeout(30_000);

let loaded: ReturnType<typeof loadTab> | null = null;
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  stop = () => undefined;
  server.resetHandlers();
  world.clock.offset = 0;
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  loaded?.setServiceClock();
});
beforeEach(() => {
  world.state = structuredClone(start);
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  fetched = [];
});

const idOf = (email: string): string => findUser(world, email)?.id ?? '';
const storedToken = (): string =>
  JSON.parse(localStorage.getItem('userAuthData') ?? '{}').jwt_token ?? '';
const inSeconds = (ms: number) => Math.floor(ms / 1000);

/** Stores a session in the browser; without its owner, as a sign-in does. */
function store(email: string, options: { owner?: boolean; expireAt?: number } = {}): string {
  const { userAuthData, sessionOwner } = storedSession(world, email);
  const auth = { ...JSON.parse(userAuthData) };
  if (options.expireAt !== undefined) auth.expire_at = options.expireAt;
  if (options.owner ?? true) localStorage.setItem('sessionOwner', sessionOwner);
  localStorage.setItem('userAuthData', JSON.stringify(auth));
  return auth.jwt_token;
}

/** Fires the browser's event about another tab's write. */
const hear = (key: string, newValue: string | null = null, oldValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue }));

/** Loads a tab. */
function loadTab() {
  jest.resetModules();
  const { createPluginManager } = require('@@/core/plugin') as typeof import('@@/core/plugin');
  createPluginManager();
  const opened = {
    ...(require('./session') as typeof import('./session')),
    ...(require('./pendingWork') as typeof import('./pendingWork')),
    ...(require('./sending') as typeof import('./sending')),
  };
  const { setRecorder } = require('./callRecorder') as typeof import('./callRecorder');
  const auth = require('@/services/auth') as typeof import('@/services/auth');
  const account = require('@/services/account') as typeof import('@/services/account');
  const { NotSentError } =
    require('@/api/contract/errors') as typeof import('@/api/contract/errors');
  const { syncServiceClock } =
    require('@/lib/browser/clock/serviceClock') as typeof import('@/lib/browser/clock/serviceClock');
  const { uptime } =
    require('@/lib/browser/clock/uptime') as typeof import('@/lib/browser/clock/uptime');
  const { recorder } = require('@/features/report') as typeof import('@/features/report');
  setRecorder(recorder);
  const states: SessionState[] = [];
  opened.session.onSessionChange((after) => states.push(after));
  return {
    ...opened,
    recorder,
    account,
    NotSentError,
    states,
    /** Imitates an answer by which the device's clock is right. */
    setServiceClock: () => syncServiceClock(new Date().toUTCString(), uptime()),
    list: () => auth.whiteipget({ page: 1, pageSize: 20, keyword: '' }),
    deleteIp: (id: string, token: string) =>
      auth.whiteipdelete({ id }, { token, keepalive: true, isShownByCaller: () => true }),
    addIp: () => auth.whiteipadd({ ip: '203.0.113.77', remark: '' }),
  };
}

/** Returns the demo customer's tab. Loading takes a second, so one serves all tests; a fresh one has shown nobody's pages yet. */
function openTab() {
  loaded ??= loadTab();
  stop = loaded.session.watchSession();
  return loaded;
}

/** Returns that tab once its first call was answered; what was sent since is noted anew. */
async function openUsedTab() {
  store(DEMO);
  const tab = openTab();
  await tab.list();
  sent = [];
  return tab;
}

/** Returns a failed call's error: its name and its code, or why it was certainly not sent. */
async function failureOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'nothing';
  } catch (error) {
    const { name, kind, code } = error as { name: string; kind?: string; code?: number };
    const isNotSent = loaded && error instanceof loaded.NotSentError;
    return `${isNotSent ? 'not sent' : name} ${kind ?? code ?? ''}`.trim();
  }
}

const NETWORK = 'not sent network';
const CANCELLED = 'not sent cancelled';
const LOST = { msg: '', data: null };
const failing = (path: string, answer: () => Response) =>
  server.use(http.get(`*/api${path}`, () => answer()));

describe('a refresh', () => {
  const due = () => store(DEMO, { expireAt: inSeconds(Date.now()) - 60 });
  const openDueTab = () => {
    due();
    return openTab();
  };

  test.each([
    ['no network', () => HttpResponse.error()],
    ['30001', () => HttpResponse.json({ ...LOST, code: 30001, msg: 'Too many requests' })],
    ['no token', () => HttpResponse.json({ code: 0, msg: '', data: {} })],
  ])('that fails with %s ends nothing: the next call asks again', async (_, answer) => {
    const token = due();
    const tab = openTab();
    failing(REFRESH, answer);
    expect(await failureOf(tab.list())).toBe(NETWORK);
    expect(paths()).toEqual([REFRESH]);
    expect(storedToken()).toBe(token);
    expect(tab.session.customer()).toBe(idOf(DEMO));

    server.resetHandlers();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 1000);
    expect((await tab.list()).total).toBeGreaterThan(0);
    expect(paths()).toEqual([REFRESH, REFRESH, LIST]);
    expect(storedToken()).not.toBe(token);
    expect(sent.at(-1)?.token).toBe(storedToken());
  });

  test('with little of its pause left is waited for, by the clock, so that a click on Retry gets through', async () => {
    const tab = openDueTab();
    const { now } = Date;
    const start = now();
    jest.spyOn(Date, 'now').mockImplementation(() => start + Math.floor((now() - start) * 0.99));
    failing(REFRESH, () => HttpResponse.error());
    expect(await failureOf(tab.list())).toBe(NETWORK);
    server.resetHandlers();
    expect((await tab.list()).total).toBeGreaterThan(0);
  });

  test('under a clock that is five hours behind is due when the service’s time says so', async () => {
    world.clock.offset = 300 * MINUTE;
    store(DEMO, { expireAt: inSeconds(Date.now()) + 301 * MINUTE });
    const tab = openTab();
    await tab.list();
    await tab.list();
    expect(paths()).toEqual([LIST, LIST]);
    world.clock.offset += 2 * MINUTE;
    const open = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => open + 2 * MINUTE_MS);
    await tab.list();
    expect(paths().slice(2)).toEqual([REFRESH, LIST]);
  });

  test('is due after five hours of sleep, though the uptime stood still, and happens once for all calls', async () => {
    store(DEMO, { expireAt: inSeconds(Date.now()) + 240 * MINUTE });
    const tab = openTab();
    await tab.list();
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 300 * MINUTE_MS);
    await Promise.all([tab.list(), tab.list()]);
    expect(paths()).toEqual([LIST, REFRESH, LIST, LIST]);
  });

  test('is waited for in the last second of a token, which would be over on its way', async () => {
    const tab = openTab();
    store(DEMO, { expireAt: inSeconds(Date.now() + 999) });
    await tab.list();
    expect(paths()).toEqual([REFRESH, LIST]);
  });

  test('is due at the first start after a sign-in under a clock that is five hours behind', async () => {
    world.clock.offset = 300 * MINUTE;
    store(DEMO, { owner: false, expireAt: inSeconds(Date.now()) + 302 * MINUTE });
    loaded = null;
    await loadTab().session.loadCurrentUser();
    expect(paths()).toEqual([INFO]);
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 3 * MINUTE_MS);
    await loadTab().session.loadCurrentUser();
    expect(paths()).toEqual([INFO, REFRESH, INFO]);
  });

  test('that waits for a tab which the browser has suspended fails as a lost network does', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const request = async (
      _: string,
      { ifAvailable, signal }: LockOptions,
      work: LockGrantedCallback<unknown>,
    ) => {
      if (ifAvailable) return work(null);
      return new Promise((_granted, reject) => {
        if (signal?.aborted) reject(signal.reason);
      });
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    expect(await failureOf(openDueTab().list())).toBe(NETWORK);
    expect(sent).toEqual([]);
  });

  test('that takes longer than a sending may wait lets no change leave any more, and readings still do', async () => {
    const tab = openDueTab();
    server.use(
      http.get(`*/api${REFRESH}`, () => {
        const later = performance.now() + MINUTE_MS;
        jest.spyOn(performance, 'now').mockReturnValue(later);
      }),
    );
    const failures = await Promise.all([failureOf(tab.addIp()), failureOf(tab.list())]);
    expect(failures).toEqual([NETWORK, 'nothing']);
    expect(paths()).toEqual([REFRESH, LIST]);
  });

  test('whose token the browser refuses to keep fails as a lost network does, and the session stays', async () => {
    const tab = openDueTab();
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...entry) {
      if (entry[0] === 'userAuthData') throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, entry);
    });
    expect(await failureOf(tab.list())).toBe(NETWORK);
    expect(paths()).toEqual([REFRESH]);
    expect(tab.session.customer()).toBe(idOf(DEMO));
  });

  test('stores the owner of the new token before the token itself', async () => {
    const tab = openDueTab();
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    await tab.list();
    const written = setItem.mock.calls.map(([key]) => key);
    expect(written).toEqual(['sessionOwner', 'userAuthData', 'sessionRefresh']);
    expect(Object.keys(JSON.parse(localStorage.getItem('userAuthData') ?? '{}')).sort()).toEqual([
      'expire_at',
      'jwt_token',
    ]);
    expect(localStorage.getItem('sessionOwner')).not.toContain(storedToken());
  });

  test('that is answered with 10013 ends the session, and the call that waited was not sent', async () => {
    const tab = openDueTab();
    failing(REFRESH, () => HttpResponse.json({ ...LOST, code: 10013 }));
    expect(await failureOf(tab.list())).toBe(CANCELLED);
    expect(paths()).toEqual([REFRESH]);
    expect(localStorage.getItem('userAuthData')).toBeNull();
    expect(tab.session.customer()).toBeNull();
  });
});

describe('whose the session is', () => {
  test('while the owner of a token is unknown, only /user/info is sent; the calls follow', async () => {
    const token = store(DEMO, { owner: false });
    const tab = openTab();
    await Promise.all([tab.list(), tab.list()]);
    expect(sent).toEqual([
      { path: INFO, token },
      { path: LIST, token },
      { path: LIST, token },
    ]);
    expect(tab.session.customer()).toBe(idOf(DEMO));
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).toMatchObject({ email: DEMO });
  });

  test('while the owner cannot be found out, nothing else is sent', async () => {
    store(DEMO, { owner: false });
    const tab = openTab();
    failing(INFO, () => new HttpResponse('', { status: 500 }));
    expect(await failureOf(tab.list())).toBe(NETWORK);
    expect(paths()).toEqual([INFO]);
    expect(storedToken()).not.toBe('');
    server.resetHandlers();
    expect((await tab.list()).total).toBeGreaterThan(0);
  });

  test('another customer’s token from another tab: a call from this screen is cancelled, and nothing is sent', async () => {
    const tab = await openUsedTab();
    store(NEWCOMER);
    expect(await failureOf(tab.list())).toBe(CANCELLED);
    expect(sent).toEqual([]);
    expect(tab.session.customer()).toBeNull();
    expect(tab.states.at(-1)).toMatchObject({ kind: 'replaced', by: idOf(NEWCOMER) });
  });

  test('the same while the owner of the new token is unknown: only /user/info is sent', async () => {
    const tab = await openUsedTab();
    const token = store(NEWCOMER, { owner: false });
    expect(await failureOf(tab.list())).toBe(CANCELLED);
    expect(sent).toEqual([{ path: INFO, token }]);
  });

  test('a call that waits for a refresh while another customer signs in is not sent', async () => {
    store(DEMO, { expireAt: inSeconds(Date.now()) - 60 });
    const tab = openTab();
    server.use(
      http.get(`*/api${REFRESH}`, () => {
        store(NEWCOMER);
        return HttpResponse.error();
      }),
    );
    expect(await failureOf(tab.list())).toMatch(/^not sent/);
    expect(paths()).toEqual([REFRESH]);
    expect(tab.states.at(-1)?.kind).toBe('replaced');
  });

  test('calls of a customer who has signed out are not sent, even after another customer’s sign-in', async () => {
    const tab = await openUsedTab();
    tab.session.endSession('signedOut');
    expect(await failureOf(tab.list())).toBe(CANCELLED);
    store(NEWCOMER);
    expect(await failureOf(tab.list())).toBe(CANCELLED);
    expect(sent).toEqual([]);
  });

  test('a new token of the same customer is used, and the pages stay', async () => {
    const tab = await openUsedTab();
    const token = store(DEMO, { owner: false });
    hear('userAuthData');
    expect(tab.states.at(-1)).toMatchObject({ kind: 'unidentified', isOnScreen: true });
    await tab.list();
    expect(sent.at(-1)).toEqual({ path: LIST, token });
    expect(tab.session.customer()).toBe(idOf(DEMO));
  });

  test('Back from the browser’s cache finds the other customer', async () => {
    store(DEMO);
    const tab = openTab();
    store(NEWCOMER);
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.states.at(-1)?.kind).toBe('replaced');
  });

  test('signed out, only the calls of the sign-in pages leave, without a token', async () => {
    const tab = openTab();
    expect(await failureOf(tab.list())).toBe(CANCELLED);
    await tab.account.login({ email: DEMO, password: 'demo12345' });
    expect(sent).toEqual([{ path: '/account/login', token: '' }]);
  });

  test('10013 for an older token ends nothing, and the call fails as with a lost network: the page offers Retry', async () => {
    store(DEMO);
    const tab = openTab();
    let token = '';
    server.use(
      http.get(`*/api${LIST}`, () => {
        token = store(DEMO);
        return HttpResponse.json({ ...LOST, code: 10013 });
      }),
    );
    expect(await failureOf(tab.list())).toBe('TransportError network');
    expect(storedToken()).toBe(token);
  });

  test.each([10013, 20404])('code %i counts beside success: false, too', async (code) => {
    store(DEMO);
    const tab = openTab();
    failing(LIST, () => HttpResponse.json({ ...LOST, code, success: false }));
    expect(await failureOf(tab.list())).toBe(`BackendError ${code}`);
    expect(localStorage.getItem('userAuthData') === null).toBe(code === 10013);
  });
});

describe('the customer’s own data in the browser', () => {
  const typed = () => `draft:${idOf(DEMO)}:recharge`;
  /** Stores what the customer has typed, done and saved, and entries of another customer and of the browser. */
  function keep(): void {
    store(DEMO);
    const own = ['lastProxySettings', 'notices', 'unsentWork', 'presets', 'countries'];
    for (const name of own) localStorage.setItem(`${name}:${idOf(DEMO)}`, '[]');
    localStorage.setItem(`mark:${idOf(DEMO)}:access`, '1');
    localStorage.setItem(`notices:${idOf(NEWCOMER)}`, '[]');
    localStorage.setItem('appearance', 'dark');
    sessionStorage.setItem(typed(), '{}');
  }

  test('is deleted at a sign-out, except unsent work, presets, countries and first steps', () => {
    keep();
    openTab().session.endSession('signedOut');
    expect(Object.keys(localStorage).sort()).toEqual(
      [
        'appearance',
        `notices:${idOf(NEWCOMER)}`,
        `mark:${idOf(DEMO)}:access`,
        ...['countries', 'presets', 'unsentWork'].map((name) => `${name}:${idOf(DEMO)}`),
      ].sort(),
    );
    expect(sessionStorage.getItem(typed())).toBeNull();
  });

  test('is deleted from another tab’s session storage, too', () => {
    keep();
    openTab();
    localStorage.removeItem('userAuthData');
    hear('userAuthData');
    expect(sessionStorage.getItem(typed())).not.toBeNull();
    hear('signedOut', null, idOf(DEMO));
    expect(sessionStorage.getItem(typed())).toBeNull();
  });

  test('is kept when the backend ends the session', async () => {
    keep();
    const tab = openTab();
    tab.session.endSession('expired');
    // The start after it finds no token, and clears what is left of the session.
    tab.session.endSession('signedOut');
    expect(sessionStorage.getItem(typed())).not.toBeNull();
  });
});

test.each([
  ['here', (tab: ReturnType<typeof openTab>) => tab.session.endSession('signedOut')],
  ['in another tab', () => void hear('signedOut', idOf(DEMO))],
])('a sign-out %s is remembered past a reload, until somebody signs in', (_, leave) => {
  store(DEMO);
  leave(openTab());
  localStorage.removeItem('userAuthData');
  const { session } = loadTab();
  const { isSignedOut } = require('./store') as typeof import('./store');
  expect(isSignedOut()).toBe(true);
  session.beginSession({ jwtToken: 'next', expireAt: inSeconds(Date.now()) + MINUTE });
  session.endSession('expired');
  expect(isSignedOut()).toBe(false);
});

describe('the notice that another customer has signed in', () => {
  test('is due once, in a tab that has shown another customer before', () => {
    store(DEMO);
    expect(openTab().session.saveShownCustomer(idOf(DEMO))).toBe(false);
    store(NEWCOMER);
    const tab = openTab();
    expect(tab.session.saveShownCustomer(idOf(NEWCOMER))).toBe(true);
    expect(tab.session.saveShownCustomer(idOf(NEWCOMER))).toBe(false);
  });

  test.each([
    ['signed out here', (tab: ReturnType<typeof openTab>) => tab.session.endSession('signedOut')],
    [
      'signed out in another tab',
      () => {
        localStorage.removeItem('userAuthData');
        hear('userAuthData');
      },
    ],
    ['gone before this tab starts', () => localStorage.removeItem('userAuthData')],
  ])('is not due when the former customer has %s', async (_, leave) => {
    store(DEMO);
    const tab = openTab();
    tab.session.saveShownCustomer(idOf(DEMO));
    leave(tab);
    loadTab();
    const app = require('@/app') as typeof import('@/app');
    expect(await app.getInitialState()).not.toHaveProperty('currentUser');
    store(NEWCOMER);
    expect(openTab().session.saveShownCustomer(idOf(NEWCOMER))).toBe(false);
  });
});

describe('the start', () => {
  test.each([
    ['a lost network', () => HttpResponse.error(), true],
    ['500', () => new HttpResponse('', { status: 500 }), true],
    [
      'success: false',
      () => HttpResponse.json({ success: false, errorCode: 10013, errorMessage: 'expired' }),
      true,
    ],
    ['any code', () => HttpResponse.json({ ...LOST, code: 20404 }), false],
    ['10013', () => HttpResponse.json({ ...LOST, code: 10013 }), false],
  ])('with %s from /user/info', async (_, answer, isStored) => {
    store(DEMO, { owner: false });
    const tab = openTab();
    failing(INFO, answer);
    const outcome = await tab.session.loadCurrentUser().catch(() => 'failed');
    expect(outcome).toBe(isStored ? 'failed' : null);
    expect(localStorage.getItem('userAuthData') !== null).toBe(isStored);
    if (!isStored) return;
    server.resetHandlers();
    expect(await tab.session.loadCurrentUser()).toMatchObject({ email: DEMO });
  });

  test('a token that was replaced while /user/info was on its way is asked about anew', async () => {
    store(DEMO, { owner: false });
    const tab = loadTab();
    loaded = null;
    let asked = 0;
    server.use(
      http.get(`*/api${INFO}`, () => {
        asked += 1;
        if (asked > 1) return undefined;
        store(NEWCOMER, { owner: false });
        return HttpResponse.json({ ...LOST, code: 10013 });
      }),
    );
    expect(await tab.session.loadCurrentUser()).toMatchObject({ email: NEWCOMER });
    expect(asked).toBe(2);
  });
});

describe('the first /user/info, sent while the first page’s code loads,', () => {
  /** Holds back the answer to the first `/user/info`, and then sends it. */
  function holdFirst(answer: () => Response | undefined) {
    const first = closedGate();
    let count = 0;
    server.use(
      http.get(`*/api${INFO}`, async () => {
        count += 1;
        if (count > 1) return undefined;
        await first.opened;
        return answer();
      }),
    );
    return first.open;
  }

  test.each([
    ['names the first customer', () => undefined],
    ['says 10013', () => HttpResponse.json({ ...LOST, code: 10013 })],
    ['is lost', () => HttpResponse.error()],
  ])('is forgotten at a sign-out: a late answer that %s changes nothing', async (_, answer) => {
    const former = store(DEMO, { owner: false });
    const tab = loadTab();
    loaded = null;
    const app = require('@/app') as typeof import('@/app');
    const release = holdFirst(answer);
    app.render(() => undefined);
    await waitFor(() => expect(sent).toEqual([{ path: INFO, token: former }]));

    tab.session.endSession('signedOut');
    const token = store(NEWCOMER, { owner: false });
    hear('userAuthData');
    const starting = app.getInitialState();
    release();
    const started = await starting;
    expect(started.startupError).toBeUndefined();
    expect(started.currentUser?.email).toBe(NEWCOMER);
    expect(sent.filter(({ path }) => path === INFO)).toEqual([
      { path: INFO, token: former },
      { path: INFO, token },
    ]);
    expect(tab.session.customer()).toBe(idOf(NEWCOMER));
    expect(tab.states.some(({ customer }) => customer === idOf(DEMO))).toBe(false);
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).toMatchObject({
      email: NEWCOMER,
    });
  });
});

describe('work that is pending when the session ends', () => {
  const firstEntry = () => {
    const entry = world.state.whitelist[0];
    if (!entry) throw new Error('the seed has no whitelist entry');
    return entry;
  };
  const isListed = (id: string) => world.state.whitelist.some((entry) => entry.id === id);

  function pend(tab: ReturnType<typeof openTab>) {
    const { id, ip } = firstEntry();
    let done: Promise<unknown> = Promise.resolve();
    const release = tab.addPendingWork({
      id,
      subject: ip,
      send: (token) => {
        done = tab.deleteIp(id, token);
        return done;
      },
    });
    return { id, ip, release, settled: () => done.catch(() => undefined) };
  }

  /** Opens the demo customer's tab with such work in it. */
  function openPending() {
    const token = store(DEMO);
    const tab = openTab();
    return { token, tab, work: pend(tab) };
  }
  const closePage = () => window.dispatchEvent(new Event('pagehide'));

  test('is in the report of a problem when it was sent at the end, with its answer', async () => {
    const { token, tab, work } = openPending();
    const { read } = tab.recorder;
    tab.session.endSession('signedOut');
    await work.settled();
    const last = read().exchanges.at(-1);
    expect(last).toMatchObject({
      call: 'auth.whiteipdelete',
      path: '/api/auth/whiteipdelete',
      params: { id: work.id },
      status: 200,
      code: 0,
    });
    expect(last?.token).toMatch(/^redacted\d{4}$/);
    expect(JSON.stringify(read().exchanges)).not.toContain(token);
  });

  test.each<readonly [string, (tab: ReturnType<typeof openTab>) => void]>([
    [
      'by the tab that signs out',
      (tab) => {
        tab.session.endSession('signedOut');
        expect(localStorage.getItem('userAuthData')).toBeNull();
      },
    ],
    [
      'by another tab, though the token is gone from storage by then',
      () => {
        localStorage.clear();
        hear('userAuthData');
      },
    ],
    [
      'when another customer signs in',
      () => {
        store(NEWCOMER);
        hear('userAuthData');
      },
    ],
    [
      'when the page is closed, and only once',
      (tab) => {
        closePage();
        tab.session.endSession('signedOut');
      },
    ],
    [
      'when the page is closed while it is asked whose a new one is',
      (tab) => {
        store(DEMO, { owner: false });
        hear('userAuthData');
        expect(tab.states.at(-1)).toMatchObject({ kind: 'unidentified', isOnScreen: true });
        closePage();
      },
    ],
  ])('is sent with its own customer’s token %s', async (_, end) => {
    const { token, tab, work } = openPending();
    end(tab);
    await work.settled();
    expect(sent).toEqual([{ path: '/auth/whiteipdelete', token }]);
    // The browser finishes it without its page, and no cache keeps it.
    expect(fetched).toEqual([{ cache: 'no-store', keepalive: true }]);
    expect(isListed(work.id)).toBe(false);
    await waitFor(() => expect(tab.readUnconfirmedWork(idOf(DEMO))).toEqual([]));
  });

  test('that was undone is not sent', () => {
    const { tab, work } = openPending();
    work.release();
    tab.session.endSession('signedOut');
    expect(sent).toEqual([]);
    expect(tab.readUnconfirmedWork(idOf(DEMO))).toEqual([]);
  });

  const left = (work: ReturnType<typeof pend>, sentAt: unknown = expect.any(Number)) => [
    { id: work.id, subject: work.ip, sentAt },
  ];

  test('and could not be sent is remembered for that customer, until it is forgotten', async () => {
    const { tab, work } = openPending();
    failing('/auth/whiteipdelete', () => HttpResponse.error());
    tab.session.endSession('signedOut');
    await work.settled();
    expect(tab.readUnconfirmedWork(idOf(NEWCOMER))).toEqual([]);
    await waitFor(() => expect(tab.readUnconfirmedWork(idOf(DEMO))).toEqual(left(work, 0)));
    tab.forgetUnconfirmedWork(idOf(DEMO), work.id);
    expect(tab.readUnconfirmedWork(idOf(DEMO))).toEqual([]);
  });

  test.each([
    ['502', () => HttpResponse.html('', { status: 502 })],
    ['10013', () => HttpResponse.json({ ...LOST, code: 10013 })],
  ])('is remembered while the page is closed, and when it fails with %s', async (_, answer) => {
    const { tab, work } = openPending();
    failing('/auth/whiteipdelete', answer);
    closePage();
    expect(tab.readUnconfirmedWork(idOf(DEMO))).toEqual(left(work));
    await work.settled();
    await waitFor(() => expect(tab.readUnconfirmedWork(idOf(DEMO))).toEqual(left(work, 0)));
  });

  test('is remembered, and not sent, when the backend has refused the token', async () => {
    const { tab, work } = openPending();
    failing(LIST, () => HttpResponse.json({ ...LOST, code: 10013 }));
    await failureOf(tab.list());
    expect(paths()).toEqual([LIST]);
    expect(tab.readUnconfirmedWork(idOf(DEMO))).toEqual(left(work, 0));
  });
});

test('a reset link that a signed-in customer asks for leaves the record of their calls readable', async () => {
  const tab = await openUsedTab();
  await tab.account.forgetPwd({ email: DEMO, lang: 'en-US' });
  const calls = tab.recorder.read().exchanges.map(({ call }) => call);
  expect(calls.slice(-2)).toEqual(['auth.whiteipget', 'account.forgetPwd']);
});

test('a call that still waited when the session ended is in no report', async () => {
  store(DEMO, { expireAt: inSeconds(Date.now()) - MINUTE });
  const tab = openTab();
  const gate = closedGate();
  server.use(http.get(`*/api${REFRESH}`, () => gate.opened.then(() => undefined)));
  const failure = failureOf(tab.list());
  await waitFor(() => expect(paths()).toEqual([REFRESH]));
  tab.session.endSession('expired');
  tab.recorder.forget();
  gate.open();
  expect(await failure).toBe(CANCELLED);
  expect(tab.recorder.read().exchanges).toEqual([]);
});
