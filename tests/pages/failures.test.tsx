/**
 * Failures on a page, in both languages. A reading that fails shows a message with Retry in its place; a change that is lost shows
 * one, keeps the typed text, and is sent again by the customer only. Pages whose own tests cover this already (sub-accounts,
 * whitelist, Usage's record, the generator, New order, Recharge, the dashboard's prices, the sign-in page) are left out.
 */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CallName } from '@/api/contract';
import { callsTo, demo, fill, LIMIT, type Locale, press, renderPage } from '../support/renderPage';

const GOOD = 'letters123';
const PASSWORD_OF = { 'en-US': `${GOOD}en`, 'ru-RU': `${GOOD}ru` } as const;

const WORDS = {
  'en-US': {
    failed: /^The server failed with status 502/,
    loading: 'Loading',
    lost: /^No connection to the server .* may have been done all the same: check that before you try again\.$/,
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    current: 'Current password',
    next: 'New password',
    create: 'Create account',
    send: 'Send reset link',
    change: 'Change password',
    username: 'Username',
    add: 'Add sub-account',
    remark: 'Remark',
    addIp: 'Add IP',
    regenerate: 'Regenerate',
    confirmToken: 'Regenerate token',
  },
  'ru-RU': {
    failed: /^Ошибка сервера, код 502/,
    loading: 'Загрузка',
    lost: /^Нет связи с сервером .*Возможно, действие всё же выполнено: проверьте это, прежде чем повторять\.$/,
    email: 'Эл. почта',
    password: 'Пароль',
    confirm: 'Повторите пароль',
    current: 'Текущий пароль',
    next: 'Новый пароль',
    create: 'Зарегистрироваться',
    send: 'Отправить ссылку',
    change: 'Сменить пароль',
    username: 'Логин',
    add: 'Добавить субаккаунт',
    remark: 'Заметка',
    addIp: 'Добавить IP',
    regenerate: 'Выпустить новый',
    confirmToken: 'Выпустить токен',
  },
} as const;
type Words = (typeof WORDS)[Locale];

interface LostForm {
  readonly page: string;
  readonly session?: false;
  readonly call: CallName;
  /** The call's path below /api. */
  readonly sentTo: string;
  fields(words: Words, locale: Locale): Readonly<Record<string, string>>;
  button(words: Words): string;
}

const FORMS: readonly LostForm[] = [
  {
    page: '/user/register',
    session: false,
    call: 'account.signup',
    sentTo: '/account/signup',
    fields: (words, locale) => ({
      [words.email]: `lost-${locale}@example.com`,
      [words.password]: GOOD,
      [words.confirm]: GOOD,
    }),
    button: (words) => words.create,
  },
  {
    page: '/user/emailtoreset',
    session: false,
    call: 'account.forgetPwd',
    sentTo: '/account/forgetPwd',
    fields: (words) => ({ [words.email]: 'demo@example.com' }),
    button: (words) => words.send,
  },
  {
    page: '/account/resetpassword',
    call: 'user.changepwd',
    sentTo: '/user/changepwd',
    fields: (words, locale) => ({
      [words.current]: demo().password ?? '',
      [words.next]: PASSWORD_OF[locale],
      [words.confirm]: PASSWORD_OF[locale],
    }),
    button: (words) => words.change,
  },
  {
    page: '/proxysetting/addsub',
    call: 'auth.passadd',
    sentTo: '/auth/passadd',
    fields: (words) => ({ [words.username]: 'brandnewlogin2', [words.password]: GOOD }),
    button: (words) => words.add,
  },
  {
    page: '/proxysetting/whitelist',
    call: 'auth.whiteipadd',
    sentTo: '/auth/whiteipadd',
    fields: (words) => ({ IP: '203.0.113.9', [words.remark]: 'office' }),
    button: (words) => words.addIp,
  },
];

interface FailedReading {
  readonly page: string;
  readonly call: CallName;
  /** Makes the call, where opening the page does not. */
  act?(user: UserEvent, words: Words): Promise<void>;
}

const READINGS: readonly FailedReading[] = [
  { page: '/usage?tab=details', call: 'traffic.details' },
  { page: '/usage?tab=details', call: 'traffic.usage' },
  { page: '/neworder', call: 'order.rechargeRecord' },
  { page: '/dashboard', call: 'traffic.usage' },
  {
    page: '/account/setting',
    call: 'user.info',
    // The customer is read again when nobody knows whether the token has changed.
    act: async (user, words) => {
      await press(user, words.regenerate);
      await press(user, words.confirmToken);
    },
  },
];

describe.each(Object.entries(WORDS) as [Locale, Words][])('%s', (locale, words) => {
  test.each(READINGS.map((one) => [one.page, one.call, one] as const))(
    '%s: %s fails with Retry',
    async (page, call, { act }) => {
      // Several parts of a page may make the same call: each shows the failure, and each loads by its own Retry.
      const down = { call, answer: 'status', times: null } as const;
      const { user, fail, heal } = await renderPage(page, { locale, faults: act ? [] : [down] });
      if (act) {
        fail({ call: 'user.genToken', answer: 'drop' }, down);
        await act(user, words);
      }
      await screen.findAllByText(words.failed);
      // A part that depends on the lost answer shows the failure, too, instead of loading for ever.
      await waitFor(() => expect(screen.queryAllByText(words.loading)).toEqual([]));
      heal();
      await waitFor(async () => {
        const retries = screen.queryAllByRole('button', { name: /^(Retry|Повторить)$/ });
        for (const button of retries) await user.click(button);
        expect(screen.queryAllByText(words.failed)).toEqual([]);
      });
    },
    LIMIT,
  );

  test.each(FORMS.map((one) => [one.page, one] as const))(
    '%s: what was typed outlives a lost answer, and the next press sends it',
    async (page, { session, call, sentTo, fields, button }) => {
      const { user } = await renderPage(page, {
        locale,
        session: session ?? true,
        faults: [{ call, answer: 'drop' }],
      });
      const typed = fields(words, locale);
      for (const [label, text] of Object.entries(typed)) await fill(user, label, text);
      await press(user, button(words));
      expect(await screen.findByText(words.lost)).toBeTruthy();
      for (const [label, text] of Object.entries(typed)) {
        expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe(text);
      }
      expect(await callsTo(sentTo)).toHaveLength(1);
      await press(user, button(words));
      await waitFor(async () => expect(await callsTo(sentTo)).toHaveLength(2));
      const [first, second] = await callsTo(sentTo);
      expect(second).toEqual(first);
    },
    LIMIT,
  );
});

test(
  'readings that fail at once with the same words are one toast, and each is said in its place',
  async () => {
    const down = { answer: 'code', msg: 'Try later', times: 9 } as const;
    await renderPage('/usage?tab=details', {
      faults: [
        { ...down, call: 'traffic.details' },
        { ...down, call: 'traffic.usage' },
      ],
    });
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(1),
    );
    const toasts = screen
      .getAllByText('Try later')
      .filter((one) => one.closest('.ant-message-notice'));
    expect(toasts).toHaveLength(1);
  },
  LIMIT,
);

test(
  'a toast leaves after three seconds, also when the device’s clock is set back by an hour meanwhile',
  async () => {
    const { user } = await renderPage('/user/login', {
      session: false,
      faults: [{ call: 'account.login', answer: 'code', msg: 'Try later' }],
    });
    await fill(user, 'Email', demo().email);
    await fill(user, 'Password', 'demo12345');
    await press(user, 'Sign in');
    const isToast = (one: HTMLElement) => one.closest('.ant-message-notice') !== null;
    await waitFor(() => expect(screen.getAllByText('Try later').some(isToast)).toBe(true));
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    await waitFor(() => expect(screen.queryAllByText('Try later').some(isToast)).toBe(false), {
      timeout: 6000,
    });
  },
  LIMIT,
);

test(
  'what was sent without a network, and a sign-in, may be tried again without a look',
  async () => {
    const safe = /^No connection to the server .* Check your network and try again\.$/;
    const { user } = await renderPage('/user/login', {
      session: false,
      faults: [{ call: 'account.login', answer: 'drop' }],
    });
    await fill(user, 'Email', demo().email);
    await fill(user, 'Password', 'demo12345');
    await press(user, 'Sign in');
    expect(await screen.findByText(safe)).toBeTruthy();

    const page = await renderPage('/user/emailtoreset', {
      session: false,
      faults: [{ call: 'account.forgetPwd', answer: 'drop' }],
    });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fill(page.user, 'Email', demo().email);
    await press(page.user, 'Send reset link');
    expect(await screen.findByText(/forgetPwd.* Check your network and try again\.$/)).toBeTruthy();
  },
  LIMIT,
);
