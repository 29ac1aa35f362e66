/** Customers find a page by its name, and by other words that its page or other services have, in either language. */

import type { TextKey } from '../../../tests/support/messages';
import { ru, t } from '../../../tests/support/texts';
import { PALETTE_PAGES } from '../../../tests/support/world/routes';
import { findCommands } from './findCommands';
import { SEARCH_WORDS } from './searchWords';

const COMMANDS = Object.entries(SEARCH_WORDS).map(([id, words]) => ({ id, title: '', words }));
/** Returns the command that the palette puts first. */
const firstOf = (query: string) => findCommands(query, COMMANDS)[0]?.id;

describe.each([
  ['English', t],
  ['Russian', ru],
])('a portal in %s', (_, say) => {
  const pages = PALETTE_PAGES.map(({ path, text }) => {
    const words = SEARCH_WORDS[path] ?? [];
    return { id: path, title: say(text), words };
  });
  const others = COMMANDS.filter(({ id }) => !pages.some((page) => page.id === id));
  test.each(PALETTE_PAGES)('finds $path by its name', ({ path, text }) => {
    expect(findCommands(say(text), [...pages, ...others])[0]?.id).toBe(path);
  });
});

/** Headings and controls that customers look for by the names that they see. */
const NAMED: readonly (readonly [TextKey, string])[] = [
  ['dashboard.checklist', '/dashboard'],
  ['dashboard.runway', '/dashboard'],
  ['order.myOrders', '/neworder'],
  ['record.buyAgain', '/neworder'],
  ['residential.list', '/residential'],
  ['residential.apiLink', '/residential'],
  ['residential.qr', '/residential'],
  ['place.map', '/residential'],
  ['samples.title', '/residential'],
  ['tools.title', '/residential'],
  ['menu.proxysetting', '/proxysetting/subaccount'],
  ['subaccount.handover', '/proxysetting/subaccount'],
  ['subaccount.limit', '/proxysetting/subaccount'],
  ['subaccount.add', '/proxysetting/addsub'],
  ['whitelist.add', '/proxysetting/whitelist'],
  ['usage.changeRecord', '/usage'],
  ['usage.usageDetail', 'usage-details'],
  ['recharge.addFunds', '/recharge'],
  ['recharge.record', '/recharge'],
  ['account.token', '/account/setting'],
  ['account.signOut', '/account/setting'],
  ['account.changePassword', '/account/resetpassword'],
  ['common.faq', 'faq'],
  ['dashboard.resource.faq', 'faq'],
  ['dashboard.resource.errors', 'errors'],
  ['common.apiDocument', 'api-document'],
  ['common.language', 'language'],
  ['common.theme', 'theme'],
  ['common.report', 'report'],
  ['payment.support', 'report'],
  ['shell.signOut', 'signout'],
];

test.each(NAMED)('%s leads to %s in either language', (key, id) => {
  expect([firstOf(t(key)), firstOf(ru(key))]).toEqual([id, id]);
});

test.each([
  ['пополнить', '/recharge'],
  ['payment history', '/recharge'],
  ['квитанция', '/neworder'],
  ['стоимость', '/neworder'],
  ['telegram', '/dashboard'],
  ['связаться', '/dashboard'],
  ['407', 'errors'],
  ['python', '/residential'],
  ['AdsPower', '/residential'],
  ['socks5', '/residential'],
  ['dark mode', 'theme-dark'],
  ['русск', 'language-ru-RU'],
])('"%s" leads to %s', (query, id) => {
  expect(firstOf(query)).toBe(id);
});

test('letters that no name has find nothing', () => {
  expect(findCommands('xyzxyz', COMMANDS)).toEqual([]);
});
