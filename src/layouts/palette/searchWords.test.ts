/** Customers find a page by its name, by its former one and by that of other services, in either language. */

import { ru, t } from '../../../tests/support/texts';
import { PALETTE_PAGES } from '../../../tests/support/world/routes';
import { findCommands } from './findCommands';
import { SEARCH_WORDS } from './searchWords';

/** Returns the command that the palette puts first. */
const firstOf = (query: string) =>
  findCommands(query, Object.entries(SEARCH_WORDS), ([, words]) => words).commands[0]?.[0];

test.each(PALETTE_PAGES)('$path is found by its name in either language', ({ path, text }) => {
  expect([firstOf(t(text)), firstOf(ru(text))]).toEqual([path, path]);
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
