import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  callsTo,
  expectFieldError,
  fill,
  press,
  renderPage,
  returnToTab,
  sentCalls,
  type WorldState,
} from '../../../../tests/support/jsdom/renderPage';
import { t } from '../../../../tests/support/texts';

test('sign-in says what is wrong on the field, and leads to the dashboard', async () => {
  const { user } = await renderPage('/user/login', { session: false });
  expect(document.documentElement.lang).toBe('en-US');
  for (const link of [t('user.forgot'), t('user.create')])
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
  for (const button of [t('user.signInGoogle'), t('user.signInYandex')])
    expect(screen.getByRole('button', { name: button }).querySelector('svg path')).toBeTruthy();
  await press(user, t('user.signIn'));
  await expectFieldError(t('user.email'), t('common.required'));
  await expectFieldError(t('user.password'), t('user.passwordRequired'));
  expect(document.activeElement).toBe(screen.getByLabelText(t('user.email')));
  await fill(user, t('user.email'), 'not-an-address');
  await fill(user, t('user.password'), 'whatever1');
  await press(user, t('user.signIn'));
  await expectFieldError(t('user.email'), t('user.emailInvalid'));
  expect(await callsTo('/account/login')).toEqual([]);
  for (const [email, label, said] of [
    ['nobody@example.com', t('user.email'), t('server.unknownEmail')],
    ['pending@example.com', t('user.email'), t('server.notActivated')],
    ['demo@example.com', t('user.password'), t('server.wrongPassword')],
  ] as const) {
    await fill(user, t('user.email'), email);
    await fill(user, t('user.password'), email.startsWith('demo') ? 'wrong-one1' : 'pending123');
    await press(user, t('user.signIn'));
    await expectFieldError(label, said);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    // The message is shown twice: on the field and as a toast.
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(1);
    expect((screen.getByLabelText(t('user.email')) as HTMLInputElement).value).toBe(email);
  }
  await fill(user, t('user.password'), 'demo12345');
  await press(user, t('user.signIn'));
  expect(await screen.findByRole('heading', { level: 1, name: t('menu.dashboard') })).toBeTruthy();
  expect((await callsTo('/account/login')).at(-1)).toEqual({
    email: 'demo@example.com',
    password: 'demo12345',
  });
});

test('an address that does not exist says so in the shell, and leads on', async () => {
  let user: UserEvent | undefined;
  for (const path of ['/proxysetting/nowhere', '/nowhere']) {
    ({ user } = await renderPage(path));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('notFound.title'));
    await waitFor(() => expect(document.title).toBe('Amber Proxies'));
  }
  const menu = screen.getByRole('navigation', { name: t('shell.mainMenu') });
  const hrefs = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/usage');
  const home = within(screen.getByRole('main')).getByRole('link', { name: t('common.home') });
  await user?.click(home);
  const title = await screen.findByRole('heading', { level: 1, name: t('menu.dashboard') });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('an open page renews its session by itself: every six minutes, and when its tab is returned to', async () => {
  // Time passes for the page's repeated timers alone.
  jest.useFakeTimers({
    doNotFake: ['Date', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout', 'nextTick'],
  });
  // An open payment is asked about every few seconds.
  const change = (state: WorldState) => {
    state.records = [];
  };
  const { user } = await renderPage('/account/resetpassword', { change });
  await press(user, t('bell.name'));
  await screen.findByText(t('bell.none'));
  const { length: before } = await sentCalls();
  const sent = async () => (await sentCalls()).slice(before).map(({ path }) => path);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const endToken = () => {
    const auth = JSON.parse(localStorage.getItem('userAuthData') ?? '');
    localStorage.setItem('userAuthData', JSON.stringify({ ...auth, expire_at: 1 }));
  };
  const REFRESH = '/user/refreshToken';
  endToken();
  await pass(359_000);
  expect(await sent()).toEqual([]);
  await pass(1000);
  jest.useRealTimers();
  await waitFor(async () => expect(await sent()).toEqual([REFRESH]));
  await waitFor(() => expect(localStorage.getItem('userAuthData')).not.toContain('"expire_at":1}'));
  endToken();
  await returnToTab();
  await waitFor(async () => expect(await sent()).toEqual([REFRESH, REFRESH]));
});
