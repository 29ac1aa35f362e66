import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  callsTo,
  expectFieldError,
  fill,
  goTo,
  holdBack,
  pick,
  press,
  renderPage,
  retry,
  type WorldState,
} from '../../../../tests/support/jsdom/renderPage';
import { t } from '../../../../tests/support/texts';

/** A customer who has not bought or used anything yet. */
function withoutTraffic(world: WorldState): void {
  world.usage = [];
  world.changes = [];
  world.records = [];
  Object.assign(world.users[0] ?? {}, { lots: [], used: 0 });
}

test('sign-in says what is wrong on the field, and leads to the dashboard', async () => {
  const { user, heal, fail } = await renderPage('/user/login', { session: false });
  expect(document.documentElement.lang).toBe('en-US');
  for (const link of [t('user.forgot'), t('user.create')])
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
  for (const button of [t('user.signInGoogle'), t('user.signInYandex')])
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  await press(user, t('user.signIn'));
  await expectFieldError(t('user.email'), t('user.emailRequired'));
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
  fail({ call: 'account.login', answer: 'drop' });
  await fill(user, t('user.password'), 'demo12345');
  await press(user, t('user.signIn'));
  await screen.findByText(t('failure.network'));
  expect((screen.getByLabelText(t('user.password')) as HTMLInputElement).value).toBe('demo12345');
  heal();
  await press(user, t('user.signIn'));
  expect(await screen.findByRole('heading', { level: 1, name: t('menu.dashboard') })).toBeTruthy();
  expect((await callsTo('/account/login')).at(-1)).toEqual({
    email: 'demo@example.com',
    password: 'demo12345',
  });
});

test.each(['order.pricemenu', 'auth.sublist'] as const)(
  'the dashboard: what failed stands in its card with Retry, and the way to an order is there, %s',
  async (call) => {
    const { user } = await renderPage('/dashboard', {
      faults: [{ call, answer: 'status' }],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('menu.dashboard'));
    await retry(user, t.pattern('failure.http'));
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toContain(t('dashboard.perGb')),
    );
    expect(
      screen.getByRole('link', { name: t('dashboard.createOrder') }).getAttribute('href'),
    ).toMatch(/neworder$/);
    const resources = screen.getByRole('heading', { name: t('dashboard.resources') });
    expect(resources).toBeTruthy();
  },
);

test('the dashboard of an account without traffic says so in each place', async () => {
  await renderPage('/dashboard', { change: withoutTraffic });
  for (const text of [t('dashboard.noCredit'), t('dashboard.noTraffic'), t('usage.none')])
    expect(await screen.findByText(text)).toBeTruthy();
});

test('first steps: while the whitelist loads, and when it fails, nothing is said of the step that it decides; Retry reads it', async () => {
  const letGo = holdBack('/dynamic/whiteipget');
  const { user } = await renderPage('/dashboard', {
    change: withoutTraffic,
    faults: [{ call: 'dynamic.whiteipget', answer: 'status' }],
  });
  const [traffic, proxyList, access] = [
    t('dashboard.step.traffic'),
    t('dashboard.step.proxyList'),
    t('dashboard.step.access'),
  ];
  const step = async (title = '') => (await screen.findByText(title)).closest('li');
  const reads = async (title: string | undefined, text: string) => {
    const item = await step(title);
    await waitFor(() => expect(item?.textContent).toBe(`${title}${text}`));
  };
  expect((await step(traffic))?.dataset.done).toBe('false');
  expect((await step(proxyList))?.dataset.done).toBe('false');
  await reads(access, t('shell.loading'));
  await letGo();
  await reads(access, t('dashboard.stepUnknown'));
  expect((await step(access))?.dataset.done).toBeUndefined();
  await retry(user, t.pattern('failure.http'));
  await reads(access, t('dashboard.stepDone'));
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

test('each first step is ticked by its own act', async () => {
  const { user } = await renderPage('/dashboard', {
    change: (world) => {
      withoutTraffic(world);
      world.whitelist = [];
    },
  });
  const isDone = async (name: 'access' | 'proxyList', done: string) => {
    const step = await screen.findByText(t(`dashboard.step.${name}`));
    await waitFor(() => expect(step.closest('li')?.dataset.done).toBe(done));
  };
  await isDone('access', 'false');
  await goTo(user, 'residential');
  // Password is chosen from the start; the click confirms the choice.
  await pick(user, t('residential.auth.password'));
  await goTo(user, 'dashboard');
  await isDone('access', 'true');
  await isDone('proxyList', 'false');
  await goTo(user, 'residential');
  await press(user, t('residential.generate'));
  await goTo(user, 'dashboard');
  await isDone('proxyList', 'true');
});
