import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  demo,
  fill as fillOne,
  LIMIT,
  type Locale,
  press,
  renderPage,
  says,
  sentCalls,
  worldState,
} from '../support/renderPage';

const DEMO = 'demo@example.com';
const GOOD = 'letters123';

/** The messages of the forms (spec §5, §8), word for word. */
const LANGUAGES = {
  'en-US': {
    email: 'Email',
    password: 'Password',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm password',
    create: 'Create account',
    send: 'Send reset link',
    set: 'Set new password',
    change: 'Change password',
    emailEmpty: 'Please enter your email',
    emailWrong: 'Please enter a valid email address',
    passwordEmpty: 'Please enter your password',
    rule: '8-30 characters, at least one number and at least one letter',
    mismatch: 'the password is not the same',
    same: 'The new password must differ from the current one',
    taken: 'The email is registered',
    unknown: 'This email has not been registered',
    wrong: 'Password error',
    sent: 'A password reset link has been sent to your email',
    pending: 'The activation link has been sent, please open your email to activate',
    noToken: 'Open this page from the link in your email: without it the password cannot be set.',
    changed: 'Password changed',
    met: 'met',
    unmet: 'not met yet',
  },
  'ru-RU': {
    email: 'Эл. почта',
    password: 'Пароль',
    current: 'Текущий пароль',
    next: 'Новый пароль',
    confirm: 'Повторите пароль',
    create: 'Зарегистрироваться',
    send: 'Отправить ссылку',
    set: 'Сохранить пароль',
    change: 'Сменить пароль',
    emailEmpty: 'Введите адрес эл. почты',
    emailWrong: 'Введите корректный адрес эл. почты',
    passwordEmpty: 'Введите пароль',
    rule: 'От 8 до 30 символов, хотя бы одна цифра и хотя бы одна буква',
    mismatch: 'Пароли не совпадают',
    same: 'Новый пароль должен отличаться от текущего',
    taken: 'Этот адрес уже зарегистрирован',
    unknown: 'Этот адрес не зарегистрирован',
    wrong: 'Неверный пароль',
    sent: 'Ссылка для сброса пароля отправлена на вашу почту',
    pending: 'Ссылка для активации отправлена, откройте почту, чтобы активировать аккаунт',
    noToken: 'Откройте эту страницу по ссылке из письма: без неё пароль не сохранить.',
    changed: 'Пароль изменён',
    met: 'выполнено',
    unmet: 'пока не выполнено',
  },
} as const;

const sentPaths = async () => (await sentCalls()).map(({ path }) => path);

async function fill(user: UserEvent, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await fillOne(user, label, text);
}

describe.each(Object.entries(LANGUAGES) as [Locale, (typeof LANGUAGES)[Locale]][])(
  '%s',
  (locale, words) => {
    const open = async (path: string, session = false) =>
      (await renderPage(path, { locale, session })).user;

    test(
      'register: every rule is said on its field, and only a form that keeps them is sent',
      async () => {
        const user = await open('/user/register');
        await press(user, words.create);
        await says(words.email, words.emailEmpty);
        await says(words.password, words.passwordEmpty);
        await says(words.confirm, words.passwordEmpty);
        await fill(user, {
          [words.email]: 'not-an-address',
          [words.password]: 'onlyletters',
          [words.confirm]: 'others',
        });
        const rules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent);
        expect(rules().filter((text) => text?.endsWith(`(${words.met})`))).toHaveLength(2);
        expect(rules().filter((text) => text?.endsWith(`(${words.unmet})`))).toHaveLength(1);
        await press(user, words.create);
        await says(words.email, words.emailWrong);
        await says(words.password, words.rule);
        await says(words.confirm, words.mismatch);
        expect(await sentPaths()).toEqual([]);

        await fill(user, { [words.email]: DEMO, [words.password]: GOOD, [words.confirm]: GOOD });
        await press(user, words.create);
        await says(words.email, words.taken);
        await fill(user, { [words.email]: `fresh-${locale}@example.com` });
        await press(user, words.create);
        expect(await screen.findByText(words.pending)).toBeTruthy();
        expect(await sentPaths()).toEqual(['/account/signup', '/account/signup']);
        expect(worldState().mails.at(-1)).toMatchObject({ kind: 'activation', lang: locale });
      },
      LIMIT,
    );

    test(
      'forgot password: an address that is none, one that is unknown, one that gets the mail',
      async () => {
        const user = await open('/user/emailtoreset');
        await press(user, words.send);
        await says(words.email, words.emailEmpty);
        await fill(user, { [words.email]: 'demo@' });
        await press(user, words.send);
        await says(words.email, words.emailWrong);
        expect(await sentPaths()).toEqual([]);
        await fill(user, { [words.email]: 'nobody@example.com' });
        await press(user, words.send);
        await says(words.email, words.unknown);
        await fill(user, { [words.email]: DEMO });
        await press(user, words.send);
        expect(await screen.findByText(words.sent)).toBeTruthy();
        expect(worldState().mails.at(-1)).toMatchObject({ to: DEMO, kind: 'reset', lang: locale });
      },
      LIMIT,
    );

    test(
      'set a new password: the rules first, and without a link nothing is sent',
      async () => {
        const user = await open('/user/resetpassword');
        await press(user, words.set);
        await says(words.next, words.passwordEmpty);
        await fill(user, { [words.next]: 'abc1', [words.confirm]: 'abc2' });
        await press(user, words.set);
        await says(words.next, words.rule);
        await says(words.confirm, words.mismatch);
        await fill(user, { [words.next]: GOOD, [words.confirm]: GOOD });
        await press(user, words.set);
        expect(await screen.findByText(words.noToken)).toBeTruthy();
        expect(await sentPaths()).toEqual([]);
      },
      LIMIT,
    );

    test(
      'change password: it must differ, keep the rules and be repeated, and the old one be right',
      async () => {
        const user = await open('/account/resetpassword', true);
        const old = demo().password ?? '';
        await press(user, words.change);
        for (const label of [words.current, words.next, words.confirm])
          await says(label, words.passwordEmpty);
        const focused = () => document.activeElement;
        expect(focused()).toBe(screen.getByLabelText(words.current));
        const met = () =>
          within(screen.getByRole('main'))
            .getAllByRole('listitem')
            .map((rule) => rule.textContent?.endsWith(`(${words.met})`));
        for (const [text, kept] of [
          // The length, a letter, a number.
          ['abc', [false, true, false]],
          ['abcdefg1', [true, true, true]],
          ['12345678', [true, false, true]],
        ] as const) {
          await fill(user, { [words.next]: text });
          await waitFor(() => expect(met()).toEqual(kept));
        }
        await fill(user, { [words.current]: old, [words.confirm]: '1' });
        await press(user, words.change);
        await says(words.next, words.rule);
        await says(words.confirm, words.mismatch);
        await fill(user, { [words.next]: old, [words.confirm]: old });
        await press(user, words.change);
        await says(words.next, words.same);
        await waitFor(() => expect(focused()).toBe(screen.getByLabelText(words.next)));
        await fill(user, { [words.next]: GOOD, [words.confirm]: `${GOOD}7` });
        await press(user, words.change);
        await says(words.confirm, words.mismatch);
        await waitFor(() => expect(focused()).toBe(screen.getByLabelText(words.confirm)));
        expect(await sentPaths()).not.toContain('/user/changepwd');

        const fresh = `${GOOD}${locale}`;
        await fill(user, {
          [words.current]: 'notthisone1',
          [words.next]: fresh,
          [words.confirm]: fresh,
        });
        await press(user, words.change);
        await says(words.current, words.wrong);
        await waitFor(() => expect(focused()).toBe(screen.getByLabelText(words.current)));
        const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
        expect(typedIn(words.next)).toBe(fresh);
        await fill(user, { [words.current]: old });
        await press(user, words.change);
        expect(await screen.findByText(words.changed)).toBeTruthy();
        expect(demo().password).toBe(fresh);
        for (const label of [words.current, words.next])
          await waitFor(() => expect(typedIn(label)).toBe(''));

        // Only the new password signs in.
        await press(user, /^(User menu|Меню пользователя)/);
        await user.click(await screen.findByRole('menuitem', { name: /^(Sign out|Выйти)$/ }));
        await screen.findByLabelText(words.email);
        await fill(user, { [words.email]: DEMO, [words.password]: old });
        await press(user, /^(Sign in|Войти)$/);
        await says(words.password, words.wrong);
        await fill(user, { [words.password]: fresh });
        await press(user, /^(Sign in|Войти)$/);
        await screen.findByRole('button', { name: /^(User menu|Меню пользователя)/ });
      },
      LIMIT,
    );

    test(
      'change password: who has none has a link mailed that sets one',
      async () => {
        demo().password = null;
        const user = await open('/account/resetpassword', true);
        await press(user, words.send);
        expect(await screen.findByText(words.sent)).toBeTruthy();
        expect(worldState().mails.at(-1)).toMatchObject({ to: DEMO, kind: 'reset' });
      },
      LIMIT,
    );
  },
);

describe('after a change of language no field shows the old one', () => {
  const [english, russian] = [LANGUAGES['en-US'], LANGUAGES['ru-RU']];

  test(
    'what a rule of the form says is said in the new language, and fields without an error stay as they are',
    async () => {
      const { user } = await renderPage('/user/register', { session: false });
      await fill(user, { [english.password]: GOOD });
      await press(user, english.create);
      await says(english.email, english.emailEmpty);
      await says(english.confirm, english.passwordEmpty);
      await press(user, 'Русский');
      await says(russian.email, russian.emailEmpty);
      await says(russian.confirm, russian.passwordEmpty);
      await waitFor(() => expect(screen.queryByText(english.emailEmpty)).toBeNull());
      expect(screen.queryByText(english.passwordEmpty)).toBeNull();
      expect(screen.getByLabelText(russian.password).getAttribute('aria-invalid')).not.toBe('true');
      expect(await sentPaths()).toEqual([]);
    },
    LIMIT,
  );

  test(
    'what the service said against a field is taken away',
    async () => {
      const { user } = await renderPage('/user/login', { session: false });
      await fill(user, { [english.email]: DEMO, [english.password]: GOOD });
      await press(user, 'Sign in');
      await says(english.password, english.wrong);
      await press(user, 'Русский');
      const password = await screen.findByLabelText<HTMLInputElement>(russian.password);
      await waitFor(() => expect(password.getAttribute('aria-invalid')).not.toBe('true'));
      expect(password.value).toBe(GOOD);
    },
    LIMIT,
  );

  test(
    'a refused link is told in the new one',
    async () => {
      const { user } = await renderPage('/user/resetpassword', { session: false });
      await fill(user, { [english.next]: GOOD, [english.confirm]: GOOD });
      await press(user, english.set);
      await screen.findByText(english.noToken);
      await press(user, 'Русский');
      expect(await screen.findByText(russian.noToken)).toBeTruthy();
      expect(screen.queryByText(english.noToken)).toBeNull();
    },
    LIMIT,
  );
});

describe('a code that is about no field', () => {
  const TOO_MANY = 'Too many requests, please try again later';
  const words = LANGUAGES['en-US'];

  test.each([
    ['/user/login', 'account.login', 'Sign in', [words.email, words.password]],
    [
      '/user/register',
      'account.signup',
      words.create,
      [words.email, words.password, words.confirm],
    ],
    ['/user/emailtoreset', 'account.forgetPwd', words.send, [words.email]],
  ] as const)(
    '%s: is told by a toast, and marks none',
    async (path, call, button, labels) => {
      const { user } = await renderPage(path, {
        session: false,
        faults: [{ call, answer: 'code', code: 30001, msg: TOO_MANY }],
      });
      const typed = labels.map((label) => [label, label === words.email ? DEMO : GOOD] as const);
      await fill(user, Object.fromEntries(typed));
      await press(user, button);
      const said = await screen.findAllByText(TOO_MANY);
      // The button has this name again when the form has handled the answer.
      await screen.findByRole('button', { name: button });
      expect(said.every((one) => one.closest('.ant-message-notice'))).toBe(true);
      for (const label of labels) {
        expect(screen.getByLabelText(label).getAttribute('aria-invalid')).not.toBe('true');
      }
    },
    LIMIT,
  );
});
