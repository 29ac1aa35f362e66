import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  callsTo,
  expectFieldError,
  fill,
  holdBack,
  LIMIT,
  type Locale,
  pick,
  press,
  renderPage,
  retry,
  type WorldState,
} from '../../../../tests/support/jsdom/renderPage';

const WORDS = {
  'en-US': {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    emailEmpty: 'Please enter your email',
    emailWrong: 'Please enter a valid email address',
    passwordEmpty: 'Please enter your password',
    unknown: 'This email has not been registered',
    pending: 'The activation link has been sent, please open your email to activate',
    wrong: 'Password error',
    providers: ['Sign in with Google', 'Sign in with Yandex'],
    links: ['Forgot password?', 'Create an account'],
    dashboard: 'Dashboard',
    failed: /^The server failed with status 502/,
    from: /from.*per GB/,
    order: 'Create an order',
    resources: 'Resources',
    noCredit: 'Nothing has been credited yet.',
    noTraffic: 'No traffic to use.',
    noUsage: 'No traffic in this range',
    steps: ['Get traffic', 'Generate a proxy list', 'Choose how you connect'],
    loading: 'Loading',
    stepUnknown: 'Unknown: the whitelist could not be read.',
    stepDone: 'Done',
    notFound: 'Page not found',
    home: 'Go to the dashboard',
  },
  'ru-RU': {
    email: 'Эл. почта',
    password: 'Пароль',
    signIn: 'Войти',
    emailEmpty: 'Введите адрес эл. почты',
    emailWrong: 'Введите корректный адрес эл. почты',
    passwordEmpty: 'Введите пароль',
    unknown: 'Этот адрес не зарегистрирован',
    pending: 'Ссылка для активации отправлена, откройте почту, чтобы активировать аккаунт',
    wrong: 'Неверный пароль',
    providers: ['Войти через Google', 'Войти через Яндекс'],
    links: ['Забыли пароль?', 'Создать аккаунт'],
    dashboard: 'Обзор',
    failed: /^Ошибка сервера, код 502/,
    from: /от.*за ГБ/,
    order: 'Оформить заказ',
    resources: 'Полезное',
    noCredit: 'Зачислений ещё не было.',
    noTraffic: 'Трафика нет.',
    noUsage: 'За этот период трафика нет',
    steps: ['Получите трафик', 'Создайте список прокси', 'Выберите способ авторизации'],
    loading: 'Загрузка',
    stepUnknown: 'Неизвестно: не удалось загрузить белый список.',
    stepDone: 'Готово',
    notFound: 'Страница не найдена',
    home: 'На главную',
  },
} as const;

/** A customer who has not bought or used anything yet. */
function withoutTraffic(world: WorldState): void {
  world.usage = [];
  world.changes = [];
  world.records = [];
  Object.assign(world.users[0] ?? {}, { lots: [], used: 0 });
}

describe.each(Object.entries(WORDS))('%s', (name, words) => {
  const locale = name as Locale;

  test(
    'sign-in says what is wrong on the field, in words of spec §5 and §8, and leads to the dashboard',
    async () => {
      const { user, heal, fail } = await renderPage('/user/login', { locale, session: false });
      expect(document.documentElement.lang).toBe(locale);
      for (const link of words.links) expect(screen.getByRole('link', { name: link })).toBeTruthy();
      for (const button of words.providers)
        expect(screen.getByRole('button', { name: button })).toBeTruthy();
      await press(user, words.signIn);
      await expectFieldError(words.email, words.emailEmpty);
      await expectFieldError(words.password, words.passwordEmpty);
      expect(document.activeElement).toBe(screen.getByLabelText(words.email));
      await fill(user, words.email, 'not-an-address');
      await fill(user, words.password, 'whatever1');
      await press(user, words.signIn);
      await expectFieldError(words.email, words.emailWrong);
      expect(await callsTo('/account/login')).toEqual([]);
      for (const [email, label, said] of [
        ['nobody@example.com', words.email, words.unknown],
        ['pending@example.com', words.email, words.pending],
        ['demo@example.com', words.password, words.wrong],
      ] as const) {
        await fill(user, words.email, email);
        await fill(user, words.password, email.startsWith('demo') ? 'wrong-one1' : 'pending123');
        await press(user, words.signIn);
        await expectFieldError(label, said);
        expect(document.activeElement).toBe(screen.getByLabelText(label));
        // The message is shown twice: on the field and as a toast.
        expect((await screen.findAllByText(said)).length).toBeGreaterThan(1);
        expect((screen.getByLabelText(words.email) as HTMLInputElement).value).toBe(email);
      }
      fail({ call: 'account.login', answer: 'drop' });
      await fill(user, words.password, 'demo12345');
      await press(user, words.signIn);
      await screen.findByText(/account\/login|account\.login/);
      expect((screen.getByLabelText(words.password) as HTMLInputElement).value).toBe('demo12345');
      heal();
      await press(user, words.signIn);
      expect(await screen.findByRole('heading', { level: 1, name: words.dashboard })).toBeTruthy();
      expect((await callsTo('/account/login')).at(-1)).toEqual({
        email: 'demo@example.com',
        password: 'demo12345',
      });
    },
    LIMIT,
  );

  test.each(['order.pricemenu', 'auth.sublist'] as const)(
    'the dashboard: what failed stands in its card with Retry, and the way to an order is there, %s',
    async (call) => {
      const { user } = await renderPage('/dashboard', {
        locale,
        faults: [{ call, answer: 'status' }],
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.dashboard);
      await retry(user, words.failed);
      await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(words.from));
      expect(screen.getByRole('link', { name: words.order }).getAttribute('href')).toMatch(
        /neworder$/,
      );
      const resources = screen.getByRole('heading', { name: words.resources });
      expect(resources).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'the dashboard of an account without traffic says so in each place',
    async () => {
      await renderPage('/dashboard', { locale, change: withoutTraffic });
      for (const text of [words.noCredit, words.noTraffic, words.noUsage])
        expect(await screen.findByText(text)).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'first steps: while the whitelist loads, and when it fails, nothing is said of the step that it decides; Retry reads it',
    async () => {
      const letGo = holdBack('/dynamic/whiteipget');
      const { user } = await renderPage('/dashboard', {
        locale,
        change: withoutTraffic,
        faults: [{ call: 'dynamic.whiteipget', answer: 'status' }],
      });
      const [traffic, proxyList, access] = words.steps;
      const step = async (title = '') => (await screen.findByText(title)).closest('li');
      const reads = async (title: string | undefined, text: string) => {
        const item = await step(title);
        await waitFor(() => expect(item?.textContent).toBe(`${title}${text}`));
      };
      expect((await step(traffic))?.dataset.done).toBe('false');
      expect((await step(proxyList))?.dataset.done).toBe('false');
      await reads(access, words.loading);
      await letGo();
      await reads(access, words.stepUnknown);
      expect((await step(access))?.dataset.done).toBeUndefined();
      await retry(user, words.failed);
      await reads(access, words.stepDone);
    },
    LIMIT,
  );

  test(
    'an address that does not exist says so in the shell, and leads on',
    async () => {
      let user: UserEvent | undefined;
      for (const path of ['/proxysetting/nowhere', '/nowhere']) {
        ({ user } = await renderPage(path, { locale }));
        expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.notFound);
        await waitFor(() => expect(document.title).toBe('Amber Proxies'));
      }
      const menu = screen.getByRole('navigation', { name: /^(Main menu|Главное меню)$/ });
      const hrefs = within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(hrefs).toContain('/usage');
      const home = within(screen.getByRole('main')).getByRole('link', { name: words.home });
      await user?.click(home);
      const title = await screen.findByRole('heading', { level: 1, name: words.dashboard });
      await waitFor(() => expect(document.activeElement).toBe(title));
    },
    LIMIT,
  );
});

test(
  'each first step is ticked by its own act',
  async () => {
    const { user } = await renderPage('/dashboard', {
      change: (world) => {
        withoutTraffic(world);
        world.whitelist = [];
      },
    });
    const isDone = async (title: string, done: string) => {
      const step = await screen.findByText(title);
      await waitFor(() => expect(step.closest('li')?.dataset.done).toBe(done));
    };
    const goTo = async (name: string) => {
      const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
      await user.click(menu.getByRole('link', { name }));
      await screen.findByRole('heading', { level: 1, name });
    };
    await isDone('Choose how you connect', 'false');
    await goTo('Residential proxies');
    await press(user, 'Generate');
    await goTo('Dashboard');
    await isDone('Generate a proxy list', 'true');
    await isDone('Choose how you connect', 'false');
    await goTo('Residential proxies');
    // Password is chosen from the start; the click confirms the choice.
    await pick(user, 'Password');
    await goTo('Dashboard');
    await isDone('Choose how you connect', 'true');
  },
  LIMIT,
);
