import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import type { FaultPlan } from '../../../../mock/faults';
import { followLink } from '../../../../tests/support/jsdom/followLink';
import {
  callsTo,
  demo,
  expectPage,
  fill,
  press,
  renderPage,
  sentence,
  storeElsewhere,
  type WorldState,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import type { TextKey } from '../../../../tests/support/messages';
import { ru, type Texts, t } from '../../../../tests/support/texts';

/** Signs the demo customer in by the form of the sign-in page. */
async function signInByForm(user: UserEvent, texts: Texts = t): Promise<void> {
  await fill(user, texts('user.email'), demo().email);
  await fill(user, texts('user.password'), 'demo12345');
  await press(user, texts('user.signIn'));
}
const hasFailed = () => screen.findByRole('heading', { name: t('startup.failed') });
const retryButton = () => screen.findByRole('button', { name: t('common.retry') });

test('an address with a # leads there after signing in, with its query', async () => {
  const { user } = await renderPage('/residential?country=DE#faq-403', { session: false });
  expect(JSON.parse(sessionStorage.getItem('storagePush') ?? '')).toMatchObject({
    path: '/residential',
    query: { country: 'DE' },
    hash: '#faq-403',
  });
  await signInByForm(user);
  const question = await screen.findByRole('button', { name: t('faq.403.q') });
  expect(question.ariaExpanded).toBe('true');
  expect(sessionStorage.getItem('storagePush')).toBeNull();
});

test('a session from Google or Yandex that the service refuses is told', async () => {
  await renderPage('/user/login', { session: false });
  sessionStorage.setItem('oauthState', 'nonce');
  await followLink('/client/user/login#jwt_token=refused&expire_at=9999999999&state=nonce');
  expect(await screen.findByText(t('user.oauth.failed'))).toBeTruthy();
  expect(localStorage.getItem('userAuthData')).toBeNull();
});

test('the keyboard starts at the heading of each further page, also where a sign-in leads', async () => {
  const { user } = await renderPage('/usage', { session: false });
  const isAt = async (title: TextKey) => {
    const heading = await screen.findByRole('heading', { level: 1, name: t(title) });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  };
  await user.click(screen.getByRole('link', { name: t('user.create') }));
  await isAt('menu.register');
  act(() => history.back());
  await isAt('menu.login');
  await signInByForm(user);
  await isAt('menu.usage');
});

test('who signs out before the service has answered to a session from Google or Yandex is told of no failure', async () => {
  const { user } = await renderPage('/user/login', {
    session: false,
    faults: [{ call: 'user.info', answer: 'status', times: null }],
  });
  sessionStorage.setItem('oauthState', 'nonce');
  await followLink('/client/user/login#jwt_token=slow&expire_at=9999999999&state=nonce');
  await hasFailed();
  await press(user, t('startup.signOut'));
  await screen.findByLabelText(t('user.email'));
  expect(screen.queryByText(t('user.oauth.failed'))).toBeNull();
});

test('signing out leaves neither the page nor its query to who signs in next', async () => {
  const { user } = await renderPage('/usage?account=scraperteam01');
  await press(user, t.pattern('shell.userMenu'));
  await user.click(await screen.findByRole('menuitem', { name: t('shell.signOut') }));
  await expectPage('menu.login');
  expect(history.location.search).toBe('');
  expect(sessionStorage.getItem('storagePush')).toBeNull();
});

test('signing out in another tab leaves no more', async () => {
  await renderPage('/usage?account=scraperteam01');
  act(() => {
    storeElsewhere('signedOut', demo().id);
    storeElsewhere('userAuthData', null);
    storeElsewhere('signedOut', null);
  });
  await expectPage('menu.login');
  expect(history.location.search).toBe('');
  expect(sessionStorage.getItem('storagePush')).toBeNull();
});

test('a page on which another customer’s session ended is not where the next one begins', async () => {
  const { user } = await renderPage('/user/login', { session: false });
  const page = { path: '/usage', query: { account: 'scraperteam01' }, customer: 'another' };
  sessionStorage.setItem('storagePush', JSON.stringify(page));
  await signInByForm(user);
  await expectPage('menu.dashboard');
  expect(sessionStorage.getItem('storagePush')).toBeNull();
});

test('a sign-in ignores a stored address outside the portal, and stores only what the specification allows', async () => {
  const { user } = await renderPage('/user/login', { session: false });
  sessionStorage.setItem('storagePush', JSON.stringify({ path: '//evil.example/x', query: {} }));
  await signInByForm(user);
  await expectPage('menu.dashboard');
  expect(history.location.pathname).toBe('/dashboard');
  const [auth, customer] = ['userAuthData', 'userInfo'].map((key) =>
    JSON.parse(localStorage.getItem(key) ?? 'null'),
  );
  expect(Object.keys(auth).sort()).toEqual(['expire_at', 'jwt_token']);
  expect(auth.expire_at).toBeGreaterThan(Date.now() / 1000);
  expect(customer.email).toBe(demo().email);
  expect(JSON.stringify(customer)).not.toContain('password');
});

test.each([
  '/client/user/resetpassword?token=x',
  '/client/user/login?activated=1',
  '/client/user/register?invalid=1',
  '/client/user/login#error=access_denied&state=nonce',
])('a signed-in customer who comes by %s is told that it changed nothing', async (link) => {
  await renderPage('/dashboard');
  sessionStorage.setItem('oauthState', 'nonce');
  await followLink(link);
  await expectPage('menu.dashboard');
  expect(await screen.findByText(t('user.signedInNotice'))).toBeTruthy();
  expect(history.location).toMatchObject({ pathname: '/dashboard', search: '', hash: '' });
});

describe('the session at the start', () => {
  const stored = () => JSON.parse(localStorage.getItem('userAuthData') ?? '{}');

  test('stays when its refresh fails, and Retry goes on', async () => {
    const { user, heal } = await renderPage('/usage', {
      isDue: true,
      faults: [{ call: 'user.refreshToken', answer: 'status', times: null }],
    });
    await hasFailed();
    const token = stored().jwt_token;
    expect(token).toBeTruthy();
    const retry = await retryButton();
    heal();
    await user.click(retry);
    await expectPage('menu.usage');
    expect(stored().jwt_token).toBeTruthy();
    expect(stored().jwt_token).not.toBe(token);
  });

  test('leads to the sign-in page without a message when it has ended, and keeps the query', async () => {
    await renderPage('/usage?range=30d', {
      faults: [{ call: 'user.info', answer: 'code', code: 10013 }],
    });
    await expectPage('menu.login');
    expect(history.location).toMatchObject({ pathname: '/user/login', search: '?range=30d' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('.ant-message-notice')).toBeNull();
    expect(localStorage.getItem('userAuthData')).toBeNull();
  });
});

test('a sign-in whose user cannot be read: the page shows the error, Sign out leads back, Retry goes on', async () => {
  const { user, fail } = await renderPage('/user/login', { session: false });
  const enter = async () => {
    fail({ call: 'user.info', answer: 'status', status: 500 });
    await signInByForm(user);
    await hasFailed();
    expect(history.location.pathname).toBe('/user/login');
  };
  await enter();
  await press(user, t('startup.signOut'));
  await screen.findByLabelText(t('user.email'));
  expect(localStorage.getItem('userAuthData')).toBeNull();
  await enter();
  await press(user, t('common.retry'));
  await expectPage('menu.dashboard');
  await press(user, t.pattern('shell.userMenu'));
  await screen.findByText(sentence(t('shell.greeting', { name: 'Demo Customer' })));
});

const valueIn = (label: TextKey) => screen.getByLabelText<HTMLInputElement>(t(label)).value;

const [sub] = worldState().subAccounts;
const EDIT = `/proxysetting/editsub?id=${sub?.id}&username=${sub?.username}`;
const NEW = { 'subaccount.username': 'halfwaydone01', 'subaccount.remark': 'for the night shift' };
const ENTRY = { 'whitelist.ip': '192.0.2.77', 'subaccount.remark': 'a machine' };
/** A form: its page, its call, its button, and what was typed in it. */
const FORMS: [string, FaultPlan['call'], TextKey, Readonly<Partial<Record<TextKey, string>>>][] = [
  ['/proxysetting/addsub?ref=7', 'auth.passadd', 'subaccount.add', NEW],
  [EDIT, 'auth.remarkupdate', 'subaccount.saveRemark', { 'subaccount.remark': 'another remark' }],
  ['/proxysetting/whitelist', 'auth.whiteipadd', 'whitelist.add', ENTRY],
  ['/recharge', 'recharge.cryptomusPay', 'recharge.pay', { 'recharge.amount': '25.50' }],
];
test.each(FORMS)('the form on %s is back after 10013 for %s', async (path, call, send, typed) => {
  const { user, fail } = await renderPage(path);
  const fields = Object.entries(typed) as [TextKey, string][];
  for (const [label, text] of fields) await fill(user, t(label), text);
  const secret = call === 'auth.passadd' ? ['subaccount.password' as const] : [];
  for (const label of secret) await fill(user, t(label), 'letters123');
  fail({ call, answer: 'code', code: 10013 });
  await press(user, t(send));
  await expectPage('menu.login');
  expect(document.querySelector('.ant-message-notice')).toBeNull();
  await signInByForm(user);
  await screen.findByLabelText(t(fields[0]?.[0] ?? send));
  expect(history.location.pathname + history.location.search).toBe(path);
  for (const [label, text] of fields) expect(valueIn(label)).toBe(text);
  for (const label of secret) expect(valueIn(label)).toBe('');
});

test('10013 before a sign-in says nothing, and leaves what was typed', async () => {
  const { user } = await renderPage('/user/login', {
    session: false,
    faults: [{ call: 'account.login', answer: 'code', code: 10013 }],
  });
  await signInByForm(user);
  await waitFor(async () => expect(await callsTo('/account/login')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  expect(valueIn('user.email')).toBe(demo().email);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('.ant-message-notice')).toBeNull();
});

interface InPlace {
  readonly path: string;
  open(user: UserEvent, state: WorldState): Promise<void>;
  label(state: WorldState): string;
  readonly send: string;
  readonly call: FaultPlan['call'];
}
const ipIn = ({ whitelist }: WorldState) => whitelist[0]?.ip ?? '';
const IN_PLACE: Readonly<Record<string, InPlace>> = {
  'a move of traffic': {
    path: '/proxysetting/subaccount',
    send: t('subaccount.allocate'),
    open: (user) => press(user, `${t('subaccount.allocate')}: scraperteam01`),
    label: () => t('subaccount.amount'),
    call: 'auth.trafficupdate',
  },
  'the remark of an address': {
    path: '/proxysetting/whitelist',
    open: (user, state) => press(user, t('whitelist.editRemark', { ip: ipIn(state) })),
    label: (state) => t('whitelist.remarkOf', { ip: ipIn(state) }),
    send: t('common.save'),
    call: 'auth.whiteipupdate',
  },
};

/** Waits until antd has focused a field of the dialog, a few frames after showing it. */
const hasFocus = () =>
  waitFor(() => expect(document.activeElement?.closest('form')).not.toBeNull());

test.each(Object.entries(IN_PLACE))(
  'what was typed for %s is there again after 10013, once it is opened again; Escape gives it up',
  async (_, { path, open, label, send, call }) => {
    const { user, state, fail } = await renderPage(path);
    const valueIn = async () =>
      (await screen.findByLabelText<HTMLInputElement>(label(state))).value;
    await open(user, state);
    await hasFocus();
    await fill(user, label(state), '0.5');
    fail({ call, answer: 'code', code: 10013 });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: send });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    await expectPage('menu.login');
    await signInByForm(user);
    await open(user, state);
    await waitFor(async () => expect(await valueIn()).toBe('0.5'));
    await hasFocus();
    await fill(user, label(state), '0.25');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText(label(state))).toBeNull());
    await open(user, state);
    expect(await valueIn()).not.toMatch(/^0/);
  },
);

test.each(['/nowhere?ref=7', '/user/nowhere?ref=7'])(
  'nobody is told what exists before the sign-in: %s, which is no page, asks to sign in, with its query',
  async (path) => {
    await renderPage(path, { session: false });
    await expectPage('menu.login');
    expect(history.location).toMatchObject({ pathname: '/user/login', search: '?ref=7' });
    const create = screen.getByRole('link', { name: t('user.create') });
    expect(create.getAttribute('href')).toMatch(/\/user\/register\?ref=7$/);
  },
);

test('a sign-in does not lead back to an unknown address below /user', async () => {
  const { user, heal, fail } = await renderPage('/user/nowhere', {
    faults: [{ call: 'user.info', answer: 'status', times: null }],
  });
  const retry = await retryButton();
  heal();
  fail({ call: 'user.info', answer: 'code', code: 10013 });
  await user.click(retry);
  await signInByForm(user);
  await expectPage('menu.dashboard');
});

describe('a language that the service does not know yet', () => {
  test('chosen before sign-in, reaches the service, once', async () => {
    const { user } = await renderPage('/user/login', { session: false });
    expect(demo().lang).toBe('en-US');
    await press(user, 'Русский');
    await signInByForm(user, ru);
    await screen.findByRole('button', { name: ru.pattern('shell.userMenu') });
    await waitFor(() => expect(demo().lang).toBe('ru-RU'));
    await renderPage('/account/resetpassword', { locale: 'ru-RU' });
    await screen.findByRole('button', { name: ru.pattern('shell.userMenu') });
    expect(await callsTo('/user/setlang')).toEqual([{ lang: 'ru-RU' }]);
  });

  test('is sent again by the customer alone after a failure', async () => {
    const { user } = await renderPage('/user/login', {
      session: false,
      faults: [{ call: 'user.setlang', answer: 'status' }],
    });
    await press(user, 'Русский');
    await signInByForm(user, ru);
    expect(await screen.findByText(ru.pattern('failure.http', { status: 502 }))).toBeTruthy();
    const anew = await renderPage('/account/resetpassword', { locale: 'ru-RU' });
    await press(anew.user, ru.pattern('shell.userMenu'));
    const russian = await screen.findByRole('menuitemradio', { name: 'Русский' });
    expect(await callsTo('/user/setlang')).toEqual([{ lang: 'ru-RU' }]);
    expect(demo().lang).toBe('en-US');
    await anew.user.click(russian);
    await waitFor(() => expect(demo().lang).toBe('ru-RU'));
  });
});

describe('a browser that cannot store', () => {
  function refuse(refused: string): void {
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...entry) {
      if (entry[0] === refused) throw new DOMException('full', 'QuotaExceededError');
      write.apply(this, entry);
    });
  }
  async function signIn(): Promise<void> {
    const { user } = await renderPage('/user/login', { session: false });
    await signInByForm(user);
  }

  test('the session: the form says so and what to do, and keeps the typed e-mail', async () => {
    refuse('userAuthData');
    await signIn();
    expect(await screen.findByText(t('user.notStored'))).toBeTruthy();
    expect((screen.getByLabelText(t('user.email')) as HTMLInputElement).value).toBe(demo().email);
  });

  test('what a return from Google must prove: the visit does not begin, and the page says what to do', async () => {
    const { user } = await renderPage('/user/login', { session: false });
    refuse('oauthState');
    await press(user, t('user.signInGoogle'));
    expect(await screen.findByText(t('user.notStored'))).toBeTruthy();
  });

  test('the language: the page speaks the chosen one all the same', async () => {
    const { user } = await renderPage('/user/login', { session: false });
    refuse('umi_locale');
    await press(user, 'Русский');
    expect(await screen.findByRole('button', { name: ru('user.signIn') })).toBeTruthy();
  });

  test('the owner of the session: the start fails, and offers Sign out', async () => {
    refuse('sessionOwner');
    await signIn();
    expect(await hasFailed()).toBeTruthy();
    expect(screen.getByRole('button', { name: t('startup.signOut') })).toBeTruthy();
  });
});

test('a start that keeps failing ends no session, asks again on Retry, and offers Reload after two', async () => {
  const { user } = await renderPage('/dashboard', {
    faults: [{ call: 'user.info', answer: 'status', times: null }],
  });
  await hasFailed();
  await waitFor(() => expect(document.title).toBe(`${t('menu.dashboard')} - Amber Proxies`));
  expect(localStorage.getItem('userAuthData')).not.toBeNull();
  const asked = async () => (await callsTo('/user/info')).length;
  expect(await asked()).toBe(1);
  const retryInVain = async () => {
    expect(screen.queryByRole('button', { name: t('common.reload') })).toBeNull();
    const before = await asked();
    await user.click(await retryButton());
    // Without the click, the next try would be five seconds later.
    await waitFor(async () => expect(await asked()).toBe(before + 1), { timeout: 3000 });
    await retryButton();
  };
  await retryInVain();
  await retryInVain();
  const reload = await screen.findByRole<HTMLButtonElement>('button', { name: t('common.reload') });
  expect(reload.disabled).toBe(false);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.offline(window);
  await screen.findByRole('button', {
    name: t('common.reload'),
    description: t('leave.offline'),
  });
  expect(reload.disabled).toBe(true);
});

test('the error of a failed start changes with the language', async () => {
  const { user } = await renderPage('/user/login', {
    faults: [{ call: 'user.info', answer: 'status', times: null }],
  });
  const failed = { status: 502 };
  await screen.findByText(t.pattern('failure.http', failed));
  await press(user, 'Русский');
  expect(await screen.findByText(ru.pattern('failure.http', failed))).toBeTruthy();
  expect(screen.queryByText(t.pattern('failure.http', failed))).toBeNull();
});

test.each([
  ['/user/login', 'user.password'],
  ['/user/register', 'user.confirmPassword'],
] as const)(
  'Caps Lock is hinted at in a password until the field is left: %s, %s',
  async (path, label) => {
    const { user } = await renderPage(path, { session: false });
    const password = await screen.findByLabelText(t(label));
    const hint = () => screen.queryByText(t('user.capsLock'));
    const type = (key: string, modifierCapsLock: boolean) =>
      fireEvent.keyUp(password, { key, modifierCapsLock });
    await user.click(password);
    await user.keyboard('a');
    expect(hint()).toBeNull();
    type('A', true);
    expect(hint()).toBeTruthy();
    type('a', false);
    expect(hint()).toBeNull();
    type('A', true);
    expect(hint()).toBeTruthy();
    await user.tab({ shift: true });
    await waitFor(() => expect(hint()).toBeNull());
  },
);

test.each(['login', 'register', 'emailtoreset', 'resetpassword'])(
  '/user/%s says how to reach support',
  async (path) => {
    await renderPage(`/user/${path}`, { session: false });
    const address = screen.getByRole('link', { name: /@/ });
    expect(address.getAttribute('href')).toBe(`mailto:${address.textContent}`);
  },
);

test('a taken e-mail address goes along to where its password is reset', async () => {
  const { user } = await renderPage('/user/register', { session: false });
  await user.type(screen.getByLabelText(t('user.email')), demo().email);
  await user.click(screen.getByRole('link', { name: t('user.forgot') }));
  await screen.findByRole('heading', { level: 1, name: t('menu.emailtoreset') });
  expect(screen.getByLabelText<HTMLInputElement>(t('user.email')).value).toBe(demo().email);
});

test.each([
  ['login', ['username', 'current-password']],
  ['register', ['email', 'new-password', 'new-password']],
  ['emailtoreset', ['username']],
])('autofill knows the fields of /user/%s', async (path, known) => {
  await renderPage(`/user/${path}`, { session: false });
  const inputs = [...document.querySelectorAll('form input')];
  expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual(known);
});
