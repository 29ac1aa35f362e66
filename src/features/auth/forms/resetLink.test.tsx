import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  callsTo,
  demo,
  expectFieldError,
  fill,
  LIMIT,
  type Locale,
  type OpenPage,
  press,
  renderPage,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import { linkParams } from '../session/session';

const FRESH = 'fresh-one1';
const PATH = '/user/resetpassword';

const WORDS = {
  'en-US': {
    email: 'Email',
    send: 'Send reset link',
    title: 'Set a new password',
    next: 'New password',
    confirm: 'Confirm password',
    set: 'Set new password',
    rule: '8-30 characters, at least one number and at least one letter',
    lost: /^No connection to the server/,
    done: 'Your new password is set. Sign in with it.',
    back: 'Back to sign in',
    used: 'Invalid link, please re-register',
  },
  'ru-RU': {
    email: 'Эл. почта',
    send: 'Отправить ссылку',
    title: 'Новый пароль',
    next: 'Новый пароль',
    confirm: 'Повторите пароль',
    set: 'Сохранить пароль',
    rule: 'От 8 до 30 символов, хотя бы одна цифра и хотя бы одна буква',
    lost: /^Нет связи с сервером/,
    done: 'Новый пароль сохранён. Войдите с ним.',
    back: 'Вернуться ко входу',
    used: 'Недействительная ссылка, зарегистрируйтесь заново',
  },
} as const;

/**
 * Opens a mailed link as a new document. The portal reads the address at its start, before drawing anything, and Umi's test
 * browser skips that step.
 */
async function follow(link: string, locale: Locale): Promise<OpenPage> {
  cleanup();
  window.history.replaceState(null, '', link);
  linkParams.consume();
  return renderPage(PATH, { locale, session: false });
}

describe.each(Object.entries(WORDS))('a mailed link, %s', (name, words) => {
  const locale = name as Locale;

  test(
    'sets a new password once: a rule is kept, a lost answer leaves what was typed, and the link serves no second time',
    async () => {
      const asking = await renderPage('/user/emailtoreset', { locale, session: false });
      await fill(asking.user, words.email, demo().email);
      await press(asking.user, words.send);
      await waitFor(() => expect(worldState().mails.at(-1)?.kind).toBe('reset'));
      const { path: link = '', token } = worldState().mails.at(-1) ?? {};

      const { user, fail } = await follow(link, locale);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
      const enter = async (password: string) => {
        await fill(user, words.next, password);
        await fill(user, words.confirm, password);
        await press(user, words.set);
      };
      await enter('onlyletters');
      await expectFieldError(words.next, words.rule);
      expect(await callsTo('/account/resetPwd')).toEqual([]);
      fail({ call: 'account.resetPwd', answer: 'drop' });
      await enter(FRESH);
      expect(await screen.findByText(words.lost)).toBeTruthy();
      expect((screen.getByLabelText(words.next) as HTMLInputElement).value).toBe(FRESH);
      expect(demo().password).not.toBe(FRESH);
      await press(user, words.set);
      expect(await screen.findByText(words.done)).toBeTruthy();
      expect(demo().password).toBe(FRESH);
      const sent = { token, password: FRESH };
      expect(await callsTo('/account/resetPwd')).toEqual([sent, sent]);
      expect(screen.queryByLabelText(words.next)).toBeNull();
      expect(screen.getByRole('link', { name: words.back })).toBeTruthy();

      const again = await follow(link, locale);
      await fill(again.user, words.next, 'another-one1');
      await fill(again.user, words.confirm, 'another-one1');
      await press(again.user, words.set);
      // The message is shown twice: on the page and as a toast.
      const refusals = await screen.findAllByText(words.used);
      expect(refusals.length).toBeGreaterThan(0);
      const way = screen.getByRole('link', { name: words.send });
      expect(way.getAttribute('href')).toMatch(/\/user\/emailtoreset$/);
      expect(demo().password).toBe(FRESH);
    },
    LIMIT,
  );
});
