/** Contents and links of the bell and the user menu. Failed readings of the bell are tested in `shell.test.tsx`. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GB, MB } from '../../../mock/world/state';
import {
  actOnHostedPage,
  callsTo,
  consume,
  demo,
  fill,
  LIMIT,
  paidFor,
  press,
  renderPage,
  sentCalls,
  skipTime,
  type WorldState,
  worldState,
} from '../../../tests/support/jsdom/renderPage';
import { textsOf } from '../../../tests/support/texts';

const t = textsOf('en-US');

const PLAIN = '/account/resetpassword';

const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const notices = () => within(screen.getByRole('menu', { name: /^Notifications/ }));
const noticeTexts = () =>
  notices()
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
/** Expects no new notices. */
const isRead = async () =>
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();

/** A customer who has bought nothing yet. */
function anew(world: WorldState): void {
  world.usage = [];
  world.changes = [];
  world.records = [];
  world.subAccounts = [];
  Object.assign(demo(), { lots: [], used: 0, balance: 0, trialUsed: false });
}

async function openBell(user: UserEvent): Promise<void> {
  await user.click(await bell());
  await screen.findByRole('menu', { name: /^Notifications/ });
}

test(
  'the user menu shows balance and traffic left as the service counts them',
  async () => {
    const { user } = await renderPage(PLAIN);
    const now = Date.now() / 1000;
    const left = demo()
      .lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
      .reduce((sum, lot) => sum + lot.left, 0);
    const balance = `$${(demo().balance / 100).toFixed(2)}`;
    const button = await screen.findByRole('button', { name: /^User menu/ });
    await waitFor(() => expect(button.textContent).toContain(balance));
    await user.click(button);
    const panel = await screen.findByRole('menu', { name: /^User menu/ });
    const figure = (name: string) => within(panel).getByText(name).nextElementSibling?.textContent;
    expect(figure('Balance')).toBe(balance);
    expect(figure('Traffic left')).toBe(`${Number((left / GB).toFixed(2))}\u00a0GB`);
    expect(within(panel).getByText('Hello, Demo Customer')).toBeTruthy();
  },
  LIMIT,
);

test(
  'the bell: traffic at 50, 20 and 5 %, what expires and a low balance; what was read stays read',
  async () => {
    const { user: buyer } = await renderPage('/neworder', { change: anew });
    await press(buyer, 'Start free trial');
    await screen.findByText(/is paid/);
    cleanup();
    // Before the first use, a low balance is no news.
    consume(1 * MB);
    const { user } = await renderPage(PLAIN);
    await screen.findByRole('button', { name: 'Notifications 2 new' });
    await openBell(user);
    await waitFor(() =>
      expect(noticeTexts()).toEqual([
        expect.stringMatching(/^Some traffic expires on \w+ \d+, \d{4} \(UTC\)$/),
        'Your balance is low: $0.00',
      ]),
    );
    await isRead();

    for (const [used, text] of [
      [511, t('bell.traffic', { percent: 50 })],
      [320, t('bell.traffic', { percent: 18 })],
      [150, t('bell.traffic', { percent: 4 })],
    ] as const) {
      consume(used * MB);
      const next = await renderPage(PLAIN);
      // Only the new threshold counts as new, because this browser keeps the read notices.
      await screen.findByRole('button', { name: 'Notifications 1 new' });
      await openBell(next.user);
      expect(await notices().findByRole('link', { name: text })).toBeTruthy();
      expect(noticeTexts()).toHaveLength(3);
      await isRead();
      const again = await renderPage(PLAIN);
      await openBell(again.user);
      expect(await notices().findByRole('link', { name: text })).toBeTruthy();
      await isRead();
    }
  },
  LIMIT,
);

test(
  'a customer without anything left is told of a low balance, which leads to Recharge, and looking costs nothing',
  async () => {
    const change = (world: WorldState) => {
      anew(world);
      demo().used = MB;
    };
    const { user, state } = await renderPage('/dashboard', { change });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard');
    await openBell(user);
    const low = await notices().findByRole('link', { name: /Your balance is low/ });
    // antd focuses the menu some frames after it opens, in jsdom even when it is closed again by then.
    await waitFor(() =>
      expect(low.closest('[role=menu]')?.contains(document.activeElement)).toBe(true),
    );
    await user.click(low);
    const title = await screen.findByRole('heading', { level: 1, name: 'Recharge' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await waitFor(() => expect(low.closest('.ant-dropdown')?.className).toMatch(/hidden|leave/));
    expect(state.charges).toEqual([]);
    expect((await sentCalls()).filter(({ path }) => /pay$/i.test(path))).toEqual([]);
  },
  LIMIT,
);

test(
  'the bell: an order that waits for its money, until it is paid',
  async () => {
    const low = () => {
      demo().balance = 0;
    };
    const { user } = await renderPage(PLAIN, { change: low });
    const order = worldState().records.find(
      ({ userId, status }) => userId === demo().id && status === 'unpaid',
    );
    if (!order) throw new Error('the seed has no unpaid order');
    await openBell(user);
    const unpaid = new RegExp(`^Order ${order.id} for \\$\\d+\\.\\d\\d isn’t paid yet$`);
    expect(await notices().findByRole('link', { name: unpaid })).toBeTruthy();
    actOnHostedPage(order, 'paid');
    // The mock world confirms the payment within seconds.
    skipTime(10_000);
    const next = await renderPage(PLAIN);
    await openBell(next.user);
    expect(await notices().findByRole('link', { name: /Your balance is low/ })).toBeTruthy();
    expect(notices().queryByRole('link', { name: unpaid })).toBeNull();
  },
  LIMIT,
);

test(
  'the bell: a payment that is under way is told once, not as an unpaid order too',
  async () => {
    const { user } = await renderPage('/recharge', { change: anew });
    await fill(user, 'Amount', '20');
    await press(user, 'Pay with crypto');
    await waitFor(() => expect(paidFor()).not.toBe(''));
    expect(await callsTo('/recharge/cryptomusPay')).toHaveLength(1);
    window.history.replaceState(null, '', '/');
    const back = await renderPage('/recharge');
    await openBell(back.user);
    expect(
      await notices().findByRole('link', {
        name: new RegExp(`^${t('bell.underWay')}: recharge \\w+ for \\$20\\.60$`),
      }),
    ).toBeTruthy();
    expect(notices().queryByText(/isn’t paid yet/)).toBeNull();
  },
  LIMIT,
);

test(
  'the bell: nothing to tell is said so, and is not new',
  async () => {
    const { user } = await renderPage(PLAIN, {
      change: (world) => {
        anew(world);
        demo().balance = 2000;
      },
    });
    const menu = await screen.findByRole('button', { name: /^User menu/ });
    await waitFor(() => expect(menu.textContent).toContain('$20.00'));
    await openBell(user);
    await waitFor(() => expect(noticeTexts()).toEqual(['No notifications']));
    await isRead();
  },
  LIMIT,
);
