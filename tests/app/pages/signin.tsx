import { screen, waitFor } from '@testing-library/react';
import { readLanguageChoice } from '@/runtime/locale';
import {
  callsTo,
  choose,
  demo,
  fill,
  LIMIT,
  press,
  renderPage,
  sentCalls,
} from '../../support/renderPage';

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

describe('a language chosen before sign-in', () => {
  const choiceOf = () => localStorage.getItem(`languageChoice:${demo().id}`);
  const lost = { call: 'user.setlang', answer: 'status' } as const;

  test(
    'that did not reach the service is told to it at that customer’s next start, once',
    async () => {
      const { user } = await renderPage('/user/login', { session: false, faults: [lost] });
      await press(user, 'Русский');
      await fill(user, 'Эл. почта', demo().email);
      await fill(user, 'Пароль', 'demo12345');
      await press(user, 'Войти');
      expect(await screen.findByText(/^Ошибка сервера, код 502/)).toBeTruthy();
      expect(demo().lang).toBe('en-US');
      // Whoever else signs in here has not chosen it.
      expect(readLanguageChoice('another customer')).toBeNull();

      await renderPage('/account/resetpassword', { locale: 'ru-RU' });
      await waitFor(() => expect(demo().lang).toBe('ru-RU'));
      await waitFor(() => expect(choiceOf()).toBeNull());
      await renderPage('/account/resetpassword', { locale: 'ru-RU' });
      expect(await callsTo('/user/setlang')).toEqual([{ lang: 'ru-RU' }, { lang: 'ru-RU' }]);
    },
    LIMIT,
  );

  test(
    'counts no more when the customer chooses one on a page',
    async () => {
      localStorage.setItem(`languageChoice:${demo().id}`, 'ru-RU');
      const { user } = await renderPage('/account/setting', { faults: [lost, lost] });
      await waitFor(async () => expect(await callsTo('/user/setlang')).toHaveLength(1));
      expect(choiceOf()).toBe('ru-RU');
      await choose(user, 'Language', 'Русский');
      await waitFor(async () => expect(await callsTo('/user/setlang')).toHaveLength(2));
      expect(choiceOf()).toBeNull();
    },
    LIMIT,
  );
});
