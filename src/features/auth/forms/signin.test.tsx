import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { readLanguageChoice } from '@/lib/browser/locale';
import {
  callsTo,
  choose,
  demo,
  fill,
  LIMIT,
  press,
  renderPage,
  sentCalls,
} from '../../../../tests/support/jsdom/renderPage';

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

/** Signs the demo customer in by the form of the sign-in page, in English. */
async function signInByForm(user: UserEvent): Promise<void> {
  await fill(user, 'Email', demo().email);
  await fill(user, 'Password', 'demo12345');
  await press(user, 'Sign in');
}

test(
  'a target off the portal is ignored after signing in; what is kept of session and customer is what the specification says',
  async () => {
    const { user } = await renderPage('/user/login', { session: false });
    sessionStorage.setItem('storagePush', JSON.stringify({ path: '//evil.example/x', query: {} }));
    await signInByForm(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
    expect(history.location.pathname).toBe('/dashboard');
    const [auth, customer] = ['userAuthData', 'userInfo'].map((key) =>
      JSON.parse(localStorage.getItem(key) ?? 'null'),
    );
    expect(Object.keys(auth).sort()).toEqual(['expire_at', 'jwt_token']);
    expect(auth.expire_at).toBeGreaterThan(Date.now() / 1000);
    expect(customer.email).toBe(demo().email);
    expect(JSON.stringify(customer)).not.toContain('password');
  },
  LIMIT,
);

test(
  'a signed-in customer on a public page goes to the dashboard',
  async () => {
    for (const path of ['login', 'register', 'emailtoreset', 'resetpassword']) {
      await renderPage(`/user/${path}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
      expect(history.location.pathname).toBe('/dashboard');
    }
  },
  LIMIT,
);

describe('the session at the start', () => {
  const REFRESH = '/user/refreshToken';
  const stored = () => JSON.parse(localStorage.getItem('userAuthData') ?? '{}');

  test(
    'is refreshed only when it is due, once, and before the first call',
    async () => {
      await renderPage('/account/setting');
      await screen.findByRole('button', { name: /^User menu/ });
      expect(await callsTo(REFRESH)).toEqual([]);
      const before = (await sentCalls()).length;
      await renderPage('/account/setting', { isDue: true });
      await screen.findByRole('button', { name: /^User menu/ });
      const calls = (await sentCalls()).slice(before).map(({ path }) => path);
      expect(calls[0]).toBe(REFRESH);
      expect(calls.filter((path) => path === REFRESH)).toHaveLength(1);
      expect(stored().expire_at).toBeGreaterThan(Date.now() / 1000);
    },
    LIMIT,
  );

  test(
    'stays when its refresh fails, and Retry goes on',
    async () => {
      const { user, heal } = await renderPage('/usage', {
        isDue: true,
        faults: [{ call: 'user.refreshToken', answer: 'status', times: null }],
      });
      await screen.findByRole('heading', { name: 'We couldn’t load your account' });
      const token = stored().jwt_token;
      expect(token).toBeTruthy();
      const retry = await screen.findByRole('button', { name: 'Retry' });
      heal();
      await user.click(retry);
      expect(await screen.findByRole('heading', { level: 1, name: 'Usage' })).toBeTruthy();
      expect(stored().jwt_token).toBeTruthy();
      expect(stored().jwt_token).not.toBe(token);
    },
    LIMIT,
  );

  test(
    'goes silently to the sign-in page when it is over, with the query',
    async () => {
      await renderPage('/usage?range=30d', {
        faults: [{ call: 'user.info', answer: 'code', code: 10013 }],
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
      expect(history.location).toMatchObject({ pathname: '/user/login', search: '?range=30d' });
      expect(screen.queryByRole('alert')).toBeNull();
      expect(document.querySelector('.ant-message-notice')).toBeNull();
      expect(localStorage.getItem('userAuthData')).toBeNull();
    },
    LIMIT,
  );
});

test(
  'a sign-in that half works says on the sign-in page what failed; Sign out goes back to the form, Retry goes on',
  async () => {
    const { user, fail } = await renderPage('/user/login', { session: false });
    const enter = async () => {
      fail({ call: 'user.info', answer: 'status', status: 500 });
      await signInByForm(user);
      await screen.findByRole('heading', { name: 'We couldn’t load your account' });
      expect(history.location.pathname).toBe('/user/login');
    };
    await enter();
    await press(user, 'Sign out');
    await screen.findByLabelText('Email');
    expect(localStorage.getItem('userAuthData')).toBeNull();
    await enter();
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
    await press(user, /^User menu/);
    expect(await screen.findByText('Hello, Demo Customer')).toBeTruthy();
  },
  LIMIT,
);

test(
  '10013 goes to login without a word, and back to where the customer was, draft and all',
  async () => {
    const { user, fail } = await renderPage('/proxysetting/addsub');
    await fill(user, 'Username', 'halfwaydone01');
    await fill(user, 'Remark', 'for the night shift');
    await fill(user, 'Password', 'letters123');
    fail({ call: 'auth.passadd', answer: 'code', code: 10013 });
    await press(user, 'Add sub-account');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
    expect(document.querySelector('.ant-message-notice')).toBeNull();
    await signInByForm(user);
    const username = await screen.findByLabelText<HTMLInputElement>('Username');
    expect(history.location.pathname).toBe('/proxysetting/addsub');
    expect(username.value).toBe('halfwaydone01');
    expect(screen.getByLabelText<HTMLInputElement>('Remark').value).toBe('for the night shift');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  },
  LIMIT,
);

test(
  'an address below /user that is no page asks to sign in, with its query',
  async () => {
    await renderPage('/user/nowhere?ref=7', { session: false });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Sign in');
    const create = screen.getByRole('link', { name: 'Create an account' });
    expect(create.getAttribute('href')).toMatch(/\/user\/register\?ref=7$/);
    expect(screen.queryByText('Page not found')).toBeNull();
  },
  LIMIT,
);

test(
  'an anonymous customer is not told what exists: an address that is no page asks to sign in, with its query',
  async () => {
    for (const path of ['/nowhere?a=1', '/user/nowhere?a=1']) {
      await renderPage(path, { session: false });
      expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
      expect(history.location).toMatchObject({ pathname: '/user/login', search: '?a=1' });
    }
  },
  LIMIT,
);

test(
  'an address below /user that is no page is not gone back to when the session turns out to be over',
  async () => {
    const { user, heal, fail } = await renderPage('/user/nowhere', {
      faults: [{ call: 'user.info', answer: 'status', times: null }],
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    heal();
    fail({ call: 'user.info', answer: 'code', code: 10013 });
    await user.click(retry);
    await fill(user, 'Email', demo().email);
    await fill(user, 'Password', 'demo12345');
    await press(user, 'Sign in');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
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
    expect(screen.getByText(/status 500/)).toBeTruthy();
    // A failed start must not end the session.
    expect(localStorage.getItem('userAuthData')).not.toBeNull();
    const before = await asked();
    await user.click(button);
    // Without the click, the next try would be five seconds later.
    await waitFor(async () => expect(await asked()).toBe(before + 1), { timeout: 3000 });
    heal();
    await user.click(await retry());
    expect(await screen.findByRole('heading', { level: 1, name: 'Usage' })).toBeTruthy();
    expect(await asked()).toBe(before + 2);
  },
  LIMIT,
);

describe('a language chosen before sign-in', () => {
  test(
    'reaches the service, once',
    async () => {
      const { user } = await renderPage('/user/login', { session: false });
      expect(demo().lang).toBe('en-US');
      await press(user, 'Русский');
      await fill(user, 'Эл. почта', demo().email);
      await fill(user, 'Пароль', 'demo12345');
      await press(user, 'Войти');
      await screen.findByRole('button', { name: /^Меню пользователя/ });
      await waitFor(() => expect(demo().lang).toBe('ru-RU'));
      await renderPage('/account/resetpassword', { locale: 'ru-RU' });
      await screen.findByRole('button', { name: /^Меню пользователя/ });
      expect(await callsTo('/user/setlang')).toEqual([{ lang: 'ru-RU' }]);
    },
    LIMIT,
  );

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
      expect(await screen.findByText(/^Ошибка сервера 502/)).toBeTruthy();
      expect(demo().lang).toBe('en-US');
      // The choice belongs to this customer, not to the browser.
      expect(readLanguageChoice('another customer')).toBeNull();

      await renderPage('/account/resetpassword', { locale: 'ru-RU' });
      await waitFor(() => expect(demo().lang).toBe('ru-RU'));
      await waitFor(() => expect(choiceOf()).toBeNull());
      await renderPage('/account/resetpassword', { locale: 'ru-RU' });
      expect(await callsTo('/user/setlang')).toEqual([{ lang: 'ru-RU' }, { lang: 'ru-RU' }]);
    },
    LIMIT,
  );

  /** Starts as a customer who has chosen a language, with a service that answers with a code. */
  async function comeIn(code: number, msg: string): Promise<void> {
    localStorage.setItem(`languageChoice:${demo().id}`, 'ru-RU');
    await renderPage('/account/resetpassword', {
      faults: [{ call: 'user.setlang', answer: 'code', code, msg }],
    });
  }

  test.each([
    [50000, 'Unknown language'],
    [40001, 'Invalid parameter: lang'],
  ])(
    'that the service refuses with %i is not told to it again',
    async (code, msg) => {
      await comeIn(code, msg);
      await waitFor(() => expect(choiceOf()).toBeNull());
      await renderPage('/account/resetpassword');
      await screen.findByLabelText('Current password');
      expect(await callsTo('/user/setlang')).toEqual([{ lang: 'ru-RU' }]);
    },
    LIMIT,
  );

  test(
    'stays when too much was asked for just now',
    async () => {
      await comeIn(30001, 'Too many requests, please try again later');
      expect(await screen.findByText('Too many requests, please try again later')).toBeTruthy();
      expect(choiceOf()).toBe('ru-RU');
    },
    LIMIT,
  );

  test(
    'stays when the session is over, and is told after the next sign-in',
    async () => {
      await comeIn(10013, '');
      expect(await screen.findByLabelText('Password')).toBeTruthy();
      expect(choiceOf()).toBe('ru-RU');
      await renderPage('/account/resetpassword');
      await waitFor(() => expect(demo().lang).toBe('ru-RU'));
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

describe('a browser that refuses to keep', () => {
  function refuse(refused: string): void {
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (key === refused)
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      write.call(this, key, value);
    });
  }
  async function signIn(): Promise<void> {
    const { user } = await renderPage('/user/login', { session: false });
    await fill(user, 'Email', demo().email);
    await fill(user, 'Password', 'demo12345');
    await press(user, 'Sign in');
  }

  test(
    'the session: that is said, with what can be done, and what was typed stays',
    async () => {
      refuse('userAuthData');
      await signIn();
      expect(
        await screen.findByText(/^Your browser does not let this site store data/),
      ).toBeTruthy();
      expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe(demo().email);
    },
    LIMIT,
  );

  test(
    'whose the session is: the start has failed, with a way out',
    async () => {
      refuse('sessionOwner');
      await signIn();
      expect(
        await screen.findByRole('heading', { name: 'We couldn’t load your account' }),
      ).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
    },
    LIMIT,
  );
});

test(
  'a start that fails again and again: after two Retries Reload is offered, which says what it waits for without a network',
  async () => {
    const { user } = await renderPage('/dashboard', {
      faults: [{ call: 'user.info', answer: 'status', times: null }],
    });
    await screen.findByRole('heading', { name: 'We couldn’t load your account' });
    const retry = () => screen.findByRole('button', { name: 'Retry' });
    const asked = async () => (await callsTo('/user/info')).length;
    const retryInVain = async () => {
      expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
      const before = await asked();
      await user.click(await retry());
      await waitFor(async () => expect(await asked()).toBe(before + 1));
      await retry();
    };
    await retryInVain();
    await retryInVain();
    const reload = await screen.findByRole<HTMLButtonElement>('button', { name: 'Reload' });
    expect(reload.disabled).toBe(false);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.offline(window);
    await screen.findByRole('button', {
      name: 'Reload',
      description: 'You’re offline. Try again when your connection is back.',
    });
    expect(reload.disabled).toBe(true);
  },
  LIMIT,
);

test(
  'why a start has failed is told in the language that is chosen then',
  async () => {
    const { user } = await renderPage('/user/login', {
      faults: [{ call: 'user.info', answer: 'status', times: null }],
    });
    await screen.findByText(/^Server error 502/);
    await press(user, 'Русский');
    expect(await screen.findByText(/^Ошибка сервера 502/)).toBeTruthy();
    expect(screen.queryByText(/^Server error/)).toBeNull();
  },
  LIMIT,
);

test(
  'Caps Lock is said while a password is typed, and only then',
  async () => {
    const { user } = await renderPage('/user/login', { session: false });
    const password = screen.getByLabelText('Password');
    const hint = () => screen.queryByText('Caps Lock is on');
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
  LIMIT,
);

test.each([
  ['login', ['username', 'current-password']],
  ['register', ['email', 'new-password', 'new-password']],
  ['emailtoreset', ['username']],
  ['resetpassword', ['new-password', 'new-password']],
])(
  'autofill knows the fields of /user/%s',
  async (path, known) => {
    await renderPage(`/user/${path}`, { session: false });
    const inputs = [...document.querySelectorAll('form input')];
    expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual(known);
  },
  LIMIT,
);
