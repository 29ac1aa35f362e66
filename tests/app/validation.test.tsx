import { TestBrowser } from '@@/testBrowser';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createNodeDoor } from '../../mock/node';
import { findUser, openSession } from '../../mock/world/account';

const { server, world } = createNodeDoor();
/** Chunks are compiled when a test first asks for them, in ms. */
const WAIT = { timeout: 15_000 };
const LIMIT = 60_000;
const DEMO = 'demo@example.com';
const GOOD = 'letters123';

/** What the forms say (spec §5, §8), word for word. */
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
    noToken: 'Open this page from the link in your e-mail: without it the password cannot be set.',
    changed: 'Your password is changed',
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

/** Paths of the calls that were made since the test began. */
let calls: string[] = [];
server.events.on('request:start', ({ request }) => {
  calls.push(new URL(request.url).pathname.replace(/^\/api/, ''));
});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls = [];
});
afterAll(() => server.close());

async function open(pathname: string, firstField: string): Promise<UserEvent> {
  render(<TestBrowser location={{ pathname }} />);
  await screen.findByLabelText(firstField, {}, WAIT);
  return userEvent.setup();
}

async function fill(user: UserEvent, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
}

/** What is said about a field: in its own form item, and by the description that assistive technology reads. */
async function says(label: string, message: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'), WAIT);
  const item = field.closest<HTMLElement>('.ant-form-item');
  if (!item) throw new Error(`${label} stands in no form item`);
  expect(await within(item).findByText(message, {}, WAIT)).toBeTruthy();
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

describe.each(Object.entries(LANGUAGES))('%s', (locale, words) => {
  beforeEach(() => localStorage.setItem('umi_locale', locale));

  test(
    'register: every rule is said on its field, and only a form that keeps them is sent',
    async () => {
      const user = await open('/user/register', words.email);
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
      expect(calls).toEqual([]);

      await fill(user, { [words.email]: DEMO, [words.password]: GOOD, [words.confirm]: GOOD });
      await press(user, words.create);
      await says(words.email, words.taken);
      await fill(user, { [words.email]: `fresh-${locale}@example.com` });
      await press(user, words.create);
      expect(await screen.findByText(words.pending, {}, WAIT)).toBeTruthy();
      expect(calls).toEqual(['/account/signup', '/account/signup']);
      expect(world.state.mails.at(-1)).toMatchObject({ kind: 'activation', lang: locale });
    },
    LIMIT,
  );

  test(
    'forgot password: an address that is none, one that is unknown, one that gets the mail',
    async () => {
      const user = await open('/user/emailtoreset', words.email);
      await press(user, words.send);
      await says(words.email, words.emailEmpty);
      await fill(user, { [words.email]: 'demo@' });
      await press(user, words.send);
      await says(words.email, words.emailWrong);
      expect(calls).toEqual([]);
      await fill(user, { [words.email]: 'nobody@example.com' });
      await press(user, words.send);
      await says(words.email, words.unknown);
      await fill(user, { [words.email]: DEMO });
      await press(user, words.send);
      expect(await screen.findByText(words.sent, {}, WAIT)).toBeTruthy();
      expect(world.state.mails.at(-1)).toMatchObject({ to: DEMO, kind: 'reset', lang: locale });
    },
    LIMIT,
  );

  test(
    'set a new password: the rules first, and without a link nothing is sent',
    async () => {
      const user = await open('/user/resetpassword', words.next);
      await press(user, words.set);
      await says(words.next, words.passwordEmpty);
      await fill(user, { [words.next]: 'abc1', [words.confirm]: 'abc2' });
      await press(user, words.set);
      await says(words.next, words.rule);
      await says(words.confirm, words.mismatch);
      await fill(user, { [words.next]: GOOD, [words.confirm]: GOOD });
      await press(user, words.set);
      expect(await screen.findByText(words.noToken, {}, WAIT)).toBeTruthy();
      expect(calls).toEqual([]);
    },
    LIMIT,
  );

  test(
    'change password: it must differ, keep the rules and be repeated, and the old one be right',
    async () => {
      const demo = findUser(world, DEMO);
      if (!demo?.password) throw new Error('the seed has no demo customer');
      const { token, expireAt } = openSession(world, demo);
      localStorage.setItem(
        'userAuthData',
        JSON.stringify({ jwt_token: token, expire_at: expireAt }),
      );
      const user = await open('/account/resetpassword', words.current);
      const old = demo.password;
      await press(user, words.change);
      for (const label of [words.current, words.next, words.confirm])
        await says(label, words.passwordEmpty);
      await fill(user, { [words.current]: old, [words.next]: '12345678', [words.confirm]: '1' });
      await press(user, words.change);
      await says(words.next, words.rule);
      await says(words.confirm, words.mismatch);
      await fill(user, { [words.next]: old, [words.confirm]: old });
      await press(user, words.change);
      await says(words.next, words.same);
      expect(calls).not.toContain('/user/changepwd');

      const fresh = `${GOOD}${locale}`;
      await fill(user, {
        [words.current]: 'notthisone1',
        [words.next]: fresh,
        [words.confirm]: fresh,
      });
      await press(user, words.change);
      await says(words.current, words.wrong);
      await fill(user, { [words.current]: old });
      await press(user, words.change);
      expect(await screen.findByText(words.changed, {}, WAIT)).toBeTruthy();
      expect(findUser(world, DEMO)?.password).toBe(fresh);
    },
    LIMIT,
  );
});
