/** Contents and links of the bell and the user menu. Failed readings of the bell are tested in `shell.test.tsx`. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GB, MB } from '../../../mock/world/state';
import {
  callsTo,
  choose,
  consume,
  demo,
  fill,
  paidFor,
  press,
  renderPage,
  sentCalls,
  sentence,
  type WorldState,
  worldState,
} from '../../../tests/support/jsdom/renderPage';
import { t } from '../../../tests/support/texts';

const PLAIN = '/account/resetpassword';

const bell = () => screen.findByRole('button', { name: t.pattern('bell.name') });
const notices = () => within(screen.getByRole('menu', { name: t.pattern('bell.name') }));
const noticeTexts = () =>
  notices()
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
const hasNew = (count: number) =>
  screen.findByRole('button', { name: t.pattern('bell.unread', { count }) });
const hasNothingNew = () => screen.findByRole('button', { name: t('bell.name') });

/** A customer who has bought nothing yet. */
function anew(world: WorldState): void {
  world.usage = [];
  world.changes = [];
  world.records = [];
  world.subAccounts = [];
  Object.assign(demo(), { lots: [], used: 0, balance: 0, trialUsed: false });
}

/** antd focuses the menu some frames after it opens, in jsdom even when it is closed again by then. */
const menuHasFocus = (item: HTMLElement) =>
  waitFor(() => expect(item.closest('[role=menu]')?.contains(document.activeElement)).toBe(true));

async function openBell(user: UserEvent): Promise<void> {
  await user.click(await bell());
  await screen.findByRole('menu', { name: t.pattern('bell.name') });
}

test('the user menu shows balance and traffic left as the service counts them', async () => {
  const { user } = await renderPage(PLAIN);
  const now = Date.now() / 1000;
  const left = demo()
    .lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .reduce((sum, lot) => sum + lot.left, 0);
  const balance = `$${(demo().balance / 100).toFixed(2)}`;
  const button = await screen.findByRole('button', { name: t.pattern('shell.userMenu') });
  await waitFor(() => expect(button.textContent).toContain(balance));
  expect(button.textContent).toContain('Demo Customer');
  await user.click(button);
  const panel = await screen.findByRole('menu', { name: t.pattern('shell.userMenu') });
  const figure = (name: string) => within(panel).getByText(name).nextElementSibling?.textContent;
  expect(figure(t('shell.balance'))).toBe(balance);
  expect(figure(t('shell.trafficLeft'))).toBe(`${Number((left / GB).toFixed(2))}\u00a0GB`);
  within(panel).getByText(sentence(t('shell.greeting', { name: 'Demo Customer' })));
});

test('the bell: traffic at 50 %, what expires and a low balance; what was read stays read', async () => {
  const { user: buyer } = await renderPage('/neworder', { change: anew });
  await press(buyer, t('order.trial'));
  await screen.findByText(sentence(t.pattern('outcome.paid')));
  cleanup();
  // Before the first use, a low balance is no news.
  consume(1 * MB);
  const { user } = await renderPage(PLAIN);
  await hasNew(2);
  await openBell(user);
  await waitFor(() =>
    expect(noticeTexts()).toEqual([
      expect.stringMatching(t.pattern('bell.expiring')),
      expect.stringMatching(t.pattern('bell.lowBalance', { amount: '$0.00' })),
    ]),
  );
  await hasNothingNew();

  consume(511 * MB);
  const text = t.pattern('bell.traffic', { percent: 50 });
  const next = await renderPage(PLAIN);
  // Only the new threshold counts as new, because this browser keeps the read notices.
  await hasNew(1);
  await openBell(next.user);
  expect(await notices().findByRole('link', { name: text })).toBeTruthy();
  expect(noticeTexts()).toHaveLength(3);
  await hasNothingNew();
  const again = await renderPage(PLAIN);
  await openBell(again.user);
  expect(await notices().findByRole('link', { name: text })).toBeTruthy();
  await hasNothingNew();
});

test('a customer without anything left is told of a low balance, which leads to Recharge, and looking costs nothing', async () => {
  const change = (world: WorldState) => {
    anew(world);
    demo().used = MB;
  };
  const { user, state } = await renderPage('/dashboard', { change });
  await openBell(user);
  const low = await notices().findByRole('link', { name: t.pattern('bell.lowBalance') });
  await menuHasFocus(low);
  await user.click(low);
  const title = await screen.findByRole('heading', { level: 1, name: t('menu.recharge') });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await waitFor(() => expect(low.closest('.ant-dropdown')?.className).toMatch(/hidden|leave/));
  expect(state.charges).toEqual([]);
  expect((await sentCalls()).filter(({ path }) => /pay$/i.test(path))).toEqual([]);
});

test('the bell: an unpaid order leads to its row in the list, where its payment is continued', async () => {
  const { user } = await renderPage(PLAIN);
  const order = worldState().records.find(
    ({ userId, status }) => userId === demo().id && status === 'unpaid',
  );
  if (!order) throw new Error('the seed has no unpaid order');
  await openBell(user);
  const unpaid = t.pattern('bell.recordUnpaid', { kind: 'order', id: order.id });
  const link = await notices().findByRole('link', { name: unpaid });
  for (const part of [t('bell.title.recordUnpaid'), t('bell.action.recordUnpaid'), / UTC/])
    expect(noticeTexts()).toContainEqual(expect.stringMatching(part));
  await menuHasFocus(link);
  await user.click(link);
  const list = await screen.findByRole('region', { name: t('order.myOrders') });
  const row = (await within(list).findByText(order.id)).closest('tr, li');
  if (!(row instanceof HTMLElement)) throw new Error('the order is in no row');
  expect(within(row).getByRole('button', { name: t.pattern('payment.continue') })).toBeTruthy();
  const marked = within(list).getAllByRole('row', { current: true });
  expect(marked).toEqual([row]);
  await waitFor(() => expect(document.activeElement).toBe(list));
  // The same link again leads there again.
  await openBell(user);
  const again = await notices().findByRole('link', { name: unpaid });
  await menuHasFocus(again);
  await user.click(again);
  await waitFor(() => expect(document.activeElement).toBe(list));
  // The filter goes into the address, and the focus stays at it.
  await choose(user, t('record.status'), t('record.status.unpaid'));
  await waitFor(async () =>
    expect(await callsTo('/order/rechargeRecord')).toContainEqual(
      expect.objectContaining({ status: 'unpaid' }),
    ),
  );
  expect(document.activeElement).not.toBe(list);
});

test('the bell: what was read stays read when it is opened while the records have no answer', async () => {
  const { user } = await renderPage(PLAIN);
  await hasNew(1);
  await openBell(user);
  await hasNothingNew();
  const next = await renderPage(PLAIN, {
    change: () => {
      demo().balance = 0;
    },
    faults: [{ call: 'order.rechargeRecord', answer: 'status', times: null }],
  });
  await hasNew(1);
  await openBell(next.user);
  await hasNothingNew();
  next.heal();
  await renderPage('/neworder');
  // Its card is made of the same reading as its notice.
  await screen.findByLabelText(t.pattern('payment.of.order'));
  await hasNothingNew();
});

test('the bell: a payment whose status nobody knows is told as it came, and is not said to wait for money', async () => {
  const { user } = await renderPage(PLAIN, {
    change: ({ records }) => {
      const unpaid = records.find(({ status, payment }) => status === 'unpaid' && payment);
      Object.assign(unpaid?.payment ?? {}, { status: 'on_the_moon', steps: [] });
      Object.assign(unpaid ?? {}, { id: 'O77', requestId: 'r-O77' });
    },
  });
  await openBell(user);
  const state = t('bell.unknownStatus', { value: 'on_the_moon' });
  const told = t.pattern('bell.paymentPending', { kind: 'order', id: 'O77', state });
  expect(await notices().findByRole('link', { name: told })).toBeTruthy();
  const unpaid = t.pattern('bell.recordUnpaid', { kind: 'order', id: 'O77' });
  expect(notices().queryByText(sentence(unpaid))).toBeNull();
});

test('the bell: a payment that is under way is told once, not as an unpaid order too', async () => {
  const { user } = await renderPage('/recharge', { change: anew });
  await fill(user, t('recharge.amount'), '20');
  await press(user, t('recharge.pay'));
  await waitFor(() => expect(paidFor()).not.toBe(''));
  expect(await callsTo('/recharge/cryptomusPay')).toHaveLength(1);
  window.history.replaceState(null, '', '/');
  const back = await renderPage('/recharge');
  await openBell(back.user);
  const about = { kind: 'recharge', amount: '$20.60' };
  const waiting = t.pattern('bell.paymentPending', { ...about, state: t('bell.waiting') });
  const link = await notices().findByRole('link', { name: waiting });
  expect(link.getAttribute('href')).toMatch(/\/recharge$/);
  expect(notices().queryByText(sentence(t.pattern('bell.recordUnpaid', about)))).toBeNull();
  // Once its card is hidden, the row of the list is all that the page shows of it.
  await user.keyboard('{Escape}');
  const hide = await screen.findByRole('button', { name: t.pattern('payment.hide') });
  hide.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(hide.isConnected).toBe(false));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
  await openBell(back.user);
  const hidden = await notices().findByRole('link', { name: waiting });
  expect(hidden.getAttribute('href')).toMatch(/\/recharge#records$/);
});
