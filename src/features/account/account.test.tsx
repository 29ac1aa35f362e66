import { screen, waitFor, within } from '@testing-library/react';
import {
  callsTo,
  choose,
  demo,
  LIMIT,
  type Locale,
  press,
  renderPage,
} from '../../../tests/support/jsdom/renderPage';

const WORDS = {
  'en-US': {
    title: 'Account settings',
    show: 'Show: API token',
    hide: 'Hide: API token',
    regenerate: 'Regenerate',
    ask: 'Regenerate the API token?',
    dies: /The old token stops working at once/,
    confirm: 'Regenerate token',
    cancel: 'Cancel',
    lost: /^No connection to the server/,
    done: 'The new API token works now',
    language: 'Language',
    other: 'Русский',
    otherTitle: 'Настройки аккаунта',
    otherLang: 'ru-RU',
    signOut: 'Sign out everywhere in this browser',
    signIn: 'Sign in',
  },
  'ru-RU': {
    title: 'Настройки аккаунта',
    show: 'Показать: API-токен',
    hide: 'Скрыть: API-токен',
    regenerate: 'Выпустить новый',
    ask: 'Выпустить новый API-токен?',
    dies: /Старый токен сразу перестанет работать/,
    confirm: 'Выпустить токен',
    cancel: 'Отмена',
    lost: /^Нет связи с сервером/,
    done: 'Новый API-токен уже действует',
    language: 'Язык',
    other: 'English',
    otherTitle: 'Account settings',
    otherLang: 'en-US',
    signOut: 'Выйти во всех вкладках',
    signIn: 'Вход',
  },
} as const;

describe.each(Object.entries(WORDS))('%s', (name, words) => {
  const locale = name as Locale;

  test(
    'who the customer is; the API token is masked, shown, and made anew after a word about what dies',
    async () => {
      const { user, fail } = await renderPage('/account/setting', { locale });
      const { id, email, createdAt, apiToken: old } = demo();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
      expect(await screen.findByText(id)).toBeTruthy();
      expect(screen.getByText(email)).toBeTruthy();
      const created = [...document.querySelectorAll('time')].find((one) =>
        /UTC/.test(one.textContent ?? ''),
      );
      expect(Date.parse(created?.dateTime ?? '')).toBe(createdAt * 1000);

      expect(screen.queryByText(old)).toBeNull();
      expect(screen.getByRole('button', { name: words.show }).ariaPressed).toBe('false');
      await press(user, words.show);
      expect(await screen.findByText(old)).toBeTruthy();
      await press(user, words.hide);
      await waitFor(() => expect(screen.queryByText(old)).toBeNull());
      await press(user, words.show);

      await press(user, words.regenerate);
      const dialog = await screen.findByRole('dialog', { name: words.ask });
      expect(within(dialog).getByText(words.dies)).toBeTruthy();
      expect(await callsTo('/user/genToken')).toEqual([]);
      fail({ call: 'user.genToken', answer: 'drop' });
      await user.click(within(dialog).getByRole('button', { name: words.confirm }));
      expect(await screen.findByText(words.lost)).toBeTruthy();
      expect(demo().apiToken).toBe(old);
      await user.click(await within(dialog).findByRole('button', { name: words.confirm }));
      expect(await screen.findByText(words.done)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(demo().apiToken).not.toBe(old);
      expect(await screen.findByText(demo().apiToken)).toBeTruthy();
      expect(screen.queryByText(old)).toBeNull();
    },
    LIMIT,
  );

  test(
    'the language is told to the service and the page speaks it; signing out forgets the session',
    async () => {
      const { user } = await renderPage('/account/setting', { locale });
      await choose(user, words.language, words.other);
      expect(await screen.findByRole('heading', { level: 1, name: words.otherTitle })).toBeTruthy();
      await waitFor(() => expect(document.title).toBe(`${words.otherTitle} - Amber Proxies`));
      expect(document.documentElement.lang).toBe(words.otherLang);
      await waitFor(() => expect(demo().lang).toBe(words.otherLang));
      expect(await callsTo('/user/setlang')).toEqual([{ lang: words.otherLang }]);
      const there = locale === 'en-US' ? WORDS['ru-RU'] : WORDS['en-US'];
      await press(user, there.signOut);
      expect(await screen.findByRole('heading', { level: 1, name: there.signIn })).toBeTruthy();
      expect(Object.keys(localStorage)).not.toContain('userAuthData');
      expect(Object.keys(localStorage)).not.toContain('userInfo');
      expect(screen.queryByText(demo().email)).toBeNull();
    },
    LIMIT,
  );
});
