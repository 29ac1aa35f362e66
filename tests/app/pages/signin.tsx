import { screen, waitFor } from '@testing-library/react';
import { fill, LIMIT, press, renderPage, sentCalls } from '../../support/renderPage';

test(
  'a wrong password is named, a right one signs in',
  async () => {
    const { user } = await renderPage('/user/login', { session: false });
    await fill(user, 'Email', 'demo@example.com');
    await fill(user, 'Password', 'wrong1234');
    await press(user, 'Sign in');
    expect(await screen.findAllByText('Password error')).not.toHaveLength(0);
    await fill(user, 'Password', 'demo12345');
    await press(user, 'Sign in');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  },
  LIMIT,
);

test(
  'an address with a # leads there after signing in, with its query',
  async () => {
    const { user } = await renderPage('/residential?country=DE#faq-403', { session: false });
    expect(JSON.parse(sessionStorage.getItem('storagePush') ?? '')).toEqual({
      path: '/residential',
      query: { country: 'DE' },
      hash: '#faq-403',
    });
    await fill(user, 'Email', 'demo@example.com');
    await fill(user, 'Password', 'demo12345');
    await press(user, 'Sign in');
    const question = await screen.findByRole('button', { name: /^Why do I get 403/ });
    expect(question.ariaExpanded).toBe('true');
    expect(sessionStorage.getItem('storagePush')).toBeNull();
  },
  LIMIT,
);

test(
  'a start that fails stands with Retry, which asks again at once and goes on to the page',
  async () => {
    const asked = async () =>
      (await sentCalls()).filter(({ path }) => path === '/user/info').length;
    const down = { call: 'user.info', answer: 'status', status: 500, times: null } as const;
    const { user, heal } = await renderPage('/usage', { faults: [down] });
    const retry = () => screen.findByRole('button', { name: 'Retry' });
    const button = await retry();
    const before = await asked();
    await user.click(button);
    // By itself it would ask five seconds later.
    await waitFor(async () => expect(await asked()).toBe(before + 1), { timeout: 3000 });
    heal();
    await user.click(await retry());
    expect(await screen.findByRole('heading', { level: 1, name: 'Usage' })).toBeTruthy();
    expect(await asked()).toBe(before + 2);
  },
  LIMIT,
);
