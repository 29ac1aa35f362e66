/** Customers find a page by its name, by its former one and by that of other services, in either language. */

import en from '@/locales/en-US/menu';
import ru from '@/locales/ru-RU/menu';
import { routes } from '../../../config/routes';
import { findCommands } from './findCommands';
import { SEARCH_WORDS } from './searchWords';

interface Route {
  readonly path?: string;
  readonly name?: string;
  readonly component?: string;
  readonly ofRow?: boolean;
  readonly routes?: readonly Route[];
}

/** The pages of the main layout that need no row, as the palette lists them. */
const pagesOf = (all: readonly Route[]): { path: string; name: string }[] =>
  all.flatMap(({ path, name, component, ofRow, routes: inner }) => {
    if (inner) return pagesOf(inner);
    return path && name && component && !ofRow ? [{ path, name }] : [];
  });
const PAGES = pagesOf(routes.filter(({ path }) => path === '/'));

/** Returns the command that the palette puts first. */
const firstOf = (query: string) =>
  findCommands(query, Object.entries(SEARCH_WORDS), ([, words]) => words).commands[0]?.[0];

it('every page is found by its name in either language', () => {
  expect(PAGES).toHaveLength(10);
  for (const { path, name } of PAGES) {
    const key = `menu.${name}` as keyof typeof en;
    expect([path, firstOf(en[key]), firstOf(ru[key])]).toEqual([path, path, path]);
  }
});

test.each([
  ['buy', '/neworder'],
  ['купить', '/neworder'],
  ['тарифы', '/neworder'],
  ['top up', '/recharge'],
  ['deposit', '/recharge'],
  ['пополнить', '/recharge'],
  ['balance', '/recharge'],
  ['stats', '/usage'],
  ['статистика', '/usage'],
  ['shares', '/usage'],
  ['sub users', '/proxysetting/subaccount'],
  ['вернуть трафик', '/proxysetting/subaccount'],
  ['allowlist', '/proxysetting/whitelist'],
  ['мой ip', '/proxysetting/whitelist'],
  ['generator', '/residential'],
  ['закрепленный ip', '/residential'],
  ['sticky', '/residential'],
  ['api key', '/account/setting'],
  ['api токен', '/account/setting'],
  ['sign out everywhere', '/account/setting'],
  ['сменить пароль', '/account/resetpassword'],
  ['407', 'errors'],
  ['faq', 'faq'],
  ['api docs', 'api-document'],
  ['logout', 'signout'],
  ['dark mode', 'theme-dark'],
  ['русск', 'language-ru-RU'],
  ['english', 'language-en-US'],
  ['язык', 'language'],
  ['bug', 'report'],
])('"%s" leads to %s', (query, id) => {
  expect(firstOf(query)).toBe(id);
});
