import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import {
  callsTo,
  demo,
  driftAnswers,
  holdBack,
  renderPage,
  storeElsewhere,
} from '../../../tests/support/jsdom/renderPage';
import { t } from '../../../tests/support/texts';
import { withBrokenRow } from '../../../tests/support/world/drift';
import type { Group } from './commands';

const ORDER = 'R8F2KQ31';
const SUB = 'scraperteam01';

/** Opens the palette and types. */
async function search(user: UserEvent, text: string) {
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: t('palette.search') });
  await waitFor(() => expect(document.activeElement).toBe(field));
  if (text !== '') await user.keyboard(text);
}

const linesOf = async (group: Group) =>
  within(await screen.findByRole('group', { name: t(`palette.${group}`) })).getAllByRole('option');
const optionsOf = async (group: Group) =>
  (await linesOf(group)).map((option) => option.textContent);

async function close(user: UserEvent) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

const address = () =>
  `${history.location.pathname}${history.location.search}${history.location.hash}`;

test('a country leads to the settings used last, also those of another tab meanwhile', async () => {
  const { user } = await renderPage('/account/resetpassword');
  await search(user, 'holland');
  expect(await optionsOf('country')).toEqual(['Netherlands']);
  storeElsewhere(`lastProxySettings:${demo().id}`, JSON.stringify('protocol=socks5'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/residential?country=NL&protocol=socks5'));
});

test('finds countries by common names, payments by their number, questions, and sub-accounts', async () => {
  // Lines of whitelist mode carry no country.
  localStorage.setItem(`lastProxySettings:${demo().id}`, JSON.stringify('auth=whitelist'));
  const { user } = await renderPage('/account/resetpassword', {
    change: (state) => {
      const unpaid = state.records.find(({ status }) => status === 'unpaid');
      if (!unpaid) throw new Error('the demo customer has no unpaid record');
      unpaid.id = ORDER;
    },
  });
  await search(user, ORDER.slice(2).toLowerCase());
  expect(await optionsOf('record')).toEqual([expect.stringContaining(ORDER)]);
  const [, amount = 'no amount'] = (await optionsOf('record')).join().split('$');
  await close(user);
  await search(user, amount);
  expect(await optionsOf('record')).toContainEqual(expect.stringContaining(ORDER));
  await close(user);
  await search(user, SUB);
  expect(await optionsOf('account')).toEqual([SUB]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/proxysetting/subaccount?search=${SUB}`));
  await search(user, 'ger');
  await waitFor(() =>
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Germany'),
  );
  await close(user);
  await search(user, 'united');
  // The one with the most addresses, among three names that begin so.
  await waitFor(async () => expect((await optionsOf('country'))[0]).toBe('United States'));
  await close(user);
  await search(user, '');
  // As copied from a chat.
  await user.paste('\u2068hol\u200bland\u2069');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: t('palette.search') }).value).toBe(
    'holland',
  );
  expect(await optionsOf('country')).toEqual(['Netherlands']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/residential?country=NL'));
  await search(user, 'sticky ip end');
  await waitFor(async () => expect((await optionsOf('question')).length).toBeGreaterThan(0));
});

test('an answer of the help opens over the page that it is shown on, whose settings stay', async () => {
  const { user } = await renderPage('/residential?country=DE&account=scraperteam01');
  await screen.findByRole('button', { name: t('residential.generate') });
  await search(user, 'sticky ip end');
  await waitFor(async () => expect((await optionsOf('question')).length).toBeGreaterThan(0));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: t('residential.help') });
  expect(address()).toMatch(/^\/residential\?country=DE&account=scraperteam01#faq-/);
  expect((await screen.findAllByText('Germany')).length).toBeGreaterThan(0);
});

test('a pasted error leads to its answer on the Test tab', async () => {
  const { user } = await renderPage('/account/resetpassword');
  await search(user, '');
  await user.paste('curl: (56) CONNECT tunnel failed, response 407');
  expect(await optionsOf('question')).toEqual([t('credentials.t')]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 4, name: t('credentials.t') })).toBeTruthy();
  const lookup = screen.getByRole('heading', { level: 3, name: t('residential.decoder') });
  await waitFor(() => expect(document.activeElement).toBe(lookup));
  expect(history.location.hash).toBe('');
});

test('a text that may hold a login is not sent to the service', async () => {
  const { user } = await renderPage('/account/resetpassword');
  await search(user, '');
  await user.paste('zzqx:qwertz@zzqx');
  expect(await screen.findByText(t.pattern('palette.none'))).toBeTruthy();
  expect(await callsTo('/auth/sublist')).toEqual([]);
});

test('finds an older order that the page has shown', async () => {
  const { user, state } = await renderPage('/neworder');
  const table = await screen.findByRole('table', { name: t('order.myOrders') });
  const shown = await within(table).findAllByRole('row');
  const weekAgo = Date.now() / 1000 - 7 * 86_400;
  const older = state.records.find(
    ({ id, createdAt }) =>
      createdAt < weekAgo && shown.some(({ textContent }) => textContent?.includes(id)),
  );
  if (!older) throw new Error('the first page has no older order');
  await search(user, older.id);
  expect(await optionsOf('record')).toEqual([expect.stringContaining(older.id)]);
});

test('finds an older order that the page shows only after the search has begun', async () => {
  const letGo = holdBack('/order/rechargeRecord', 'status=paid');
  const { user, state } = await renderPage('/neworder?status=paid');
  const weekAgo = Date.now() / 1000 - 7 * 86_400;
  const [older] = state.records
    .filter(
      ({ userId, type, status }) => userId === demo().id && type === 'order' && status === 'paid',
    )
    .filter(({ createdAt }) => createdAt < weekAgo)
    .sort((a, b) => b.createdAt - a.createdAt);
  await search(user, older?.id ?? 'no order');
  await screen.findByText(t.pattern('palette.none'));
  await letGo();
  expect(await optionsOf('record')).toEqual([expect.stringContaining(older?.id ?? '')]);
});

test('commands chosen last stand first, once each, and are forgotten at sign-out', async () => {
  const { user } = await renderPage('/account/resetpassword');
  for (const name of ['menu.whitelist', 'menu.usage', 'menu.whitelist'] as const) {
    await search(user, `${t(name)}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: t(name) });
  }
  await search(user, '');
  expect(await optionsOf('recent')).toEqual([t('menu.whitelist'), t('menu.usage')]);
  expect(await optionsOf('page')).not.toContain(t('menu.usage'));
  const icons = (await linesOf('page')).map((line) => line.querySelector('svg')?.dataset.icon);
  // As in the menu; both pages of sub-accounts have the icon of their entry.
  expect(icons.join(' ')).toBe('dashboard shopping-cart global setting setting wallet user key');
  await user.keyboard(`${t('shell.signOut')}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: t('menu.login') });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('commands'))).toEqual([]);
});

test('a customer without access is offered no page nor an action that leads to one, and finds nothing', async () => {
  demo().name = 'dontHaveAccess';
  const { user, state } = await renderPage('/');
  await search(user, '');
  const actions = await optionsOf('action');
  expect(actions).toContain(t('shell.signOut'));
  for (const part of [
    'usage.usageDetail',
    'dashboard.resource.faq',
    'dashboard.resource.errors',
    'common.apiDocument',
  ] as const)
    expect(actions).not.toContain(t(part));
  expect(screen.queryByRole('group', { name: t('palette.page') })).toBeNull();
  await close(user);
  const orders = state.records.slice(0, 1).map(({ id }) => id);
  for (const words of [SUB, ...orders, 'netherlands', 'sticky ip end']) {
    await search(user, words);
    expect(await screen.findByText(t('palette.noCommand'))).toBeTruthy();
    await close(user);
  }
  expect(await callsTo('/auth/sublist')).toEqual([]);
});

test.each([
  ['auth.sublist', SUB],
  ['dynamic.stock', 'netherlands'],
  ['order.rechargeRecord', ORDER],
] as const)('a search that could not read %s does not claim to be empty', async (call, typed) => {
  const { user } = await renderPage('/account/resetpassword', {
    faults: [{ call, answer: 'status', times: null }],
  });
  await search(user, typed);
  expect(await screen.findByText(t('palette.incomplete'))).toBeTruthy();
});

test.each([
  ['/dynamic/stock', 'netherlands'],
  ['/order/rechargeRecord', ORDER],
])('nor does one that still waits for %s', async (call, typed) => {
  const letGo = holdBack(call);
  const { user } = await renderPage('/account/resetpassword');
  await search(user, typed);
  await waitFor(async () => expect(await callsTo('/auth/sublist')).not.toEqual([]));
  const list = screen.getByRole('listbox', { name: t('palette.open') });
  const status = () => list.parentElement?.querySelector('[role="status"]')?.textContent;
  await waitFor(() => expect(status()).toBe(t('shell.loading')));
  await letGo();
});

test('nor does one that could not read a row', async () => {
  driftAnswers('/auth/sublist', withBrokenRow);
  const { user } = await renderPage('/account/resetpassword');
  await search(user, SUB);
  expect(await screen.findByText(t('palette.incomplete'))).toBeTruthy();
});
