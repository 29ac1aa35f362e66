/** The dashboard with its data, without any, and its first steps. */
import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { usd } from '../../../mock/world/money';
import { GB, leftIn } from '../../../mock/world/state';
import {
  callsTo,
  choose,
  dateAnswers,
  demo,
  driftAnswers,
  goTo,
  holdBack,
  passTime,
  pick,
  press,
  renderPage,
  retry,
  sentence,
  skipTime,
  type WorldState,
  worldState,
} from '../../../tests/support/jsdom/renderPage';
import { t } from '../../../tests/support/texts';
import { rowsOf, withBrokenRow, withRows } from '../../../tests/support/world/drift';

const SUB = 'scraperteam01';
const DAY = 86_400;
const midnight = () => Math.floor(Date.now() / 1000 / DAY) * DAY;

/** A card of the page. */
const card = (title: Parameters<typeof t>[0]) => screen.findByRole('region', { name: t(title) });

/** Waits until nothing on the page is being read. */
const readingsEnd = () =>
  waitFor(() => {
    const refresh = screen.getByRole('button', { name: t('dashboard.refresh') });
    expect(refresh.className).not.toContain('ant-btn-loading');
  });

/** The main account uses that many bytes on each of the last seven days, and today: the page may be read after the next midnight. */
const useEachDay =
  (bytes: number, today = bytes) =>
  (world: WorldState) => {
    const [one] = world.usage.filter(({ account }) => account === demo().proxyUsername);
    if (!one) throw new Error('the demo customer has used nothing');
    const days = [0, 1, 2, 3, 4, 5, 6, 7];
    world.usage = days.map((day) => ({
      ...one,
      at: midnight() - day * DAY,
      bytes: day === 0 ? today : bytes,
    }));
  };

/** A customer who has not bought or used anything yet. */
function withoutTraffic(world: WorldState): void {
  world.usage = [];
  world.changes = [];
  world.records = [];
  Object.assign(demo(), { lots: [], used: 0 });
  for (const sub of world.subAccounts) Object.assign(sub, { lots: [], used: 0 });
}

/** A customer who has bought traffic, and of all accounts only a sub-account has used some. */
function useOnlySubAccounts(world: WorldState): void {
  withoutTraffic(world);
  const [sub] = world.subAccounts;
  if (!sub) throw new Error('the demo customer has no sub-account');
  sub.used = GB;
  const lots = [{ id: 1, orderId: 'bought', left: GB, expiresAt: null }];
  Object.assign(demo(), { lots, balance: 0, trialUsed: true });
}

/** Returns the customer's orders, the newest first. */
const ordersIn = ({ records }: WorldState) =>
  records
    .filter(({ userId, type }) => userId === demo().id && type === 'order')
    .sort((a, b) => b.createdAt - a.createdAt);

/** Opens the page in a changed world. Returns its first card, which says how much traffic is left. */
async function openLead(change: (world: WorldState) => void) {
  const { user } = await renderPage('/dashboard', { change });
  const lead = await card('menu.residential');
  return { user, lead, inLead: within(lead) };
}

test('says what the customer has, until when it lasts, and leads to an order of the right size', async () => {
  const { user, lead, inLead } = await openLead(useEachDay(GB));
  await inLead.findByText(t.pattern('dashboard.runway.pace', { amount: '1 GB' }));
  const left = Number((leftIn(demo().lots) / GB).toFixed(2));
  expect(lead.textContent).toContain(`${t('shell.trafficLeft')}${left}\u00a0GB`);
  expect(inLead.getByRole('link', { name: t('dashboard.createOrder') })).toBeTruthy();
  expect((await card('shell.balance')).textContent).toContain(usd(demo().balance));
  const order = inLead.getByRole('link', { name: t('dashboard.runway.order', { gb: 30 }) });
  // There is traffic for four weeks: a limit of 30 days would end before the new one is used.
  await waitFor(() => expect(order.getAttribute('href')).toContain('days=90'));
  // The lowest price is that of a far larger order.
  expect(inLead.queryByText(t('dashboard.startsFrom'))).toBeNull();
  await user.click(order);
  const quantity = await screen.findByRole('textbox', { name: t('order.quantity') });
  await waitFor(() => expect((quantity as HTMLInputElement).value).toBe('30'));
  expect(history.location.pathname).toBe('/neworder');
});

test('says that today counts in the pace on a day with more traffic than the others', async () => {
  const { inLead } = await openLead(useEachDay(GB, 9 * GB));
  await inLead.findByText(t.pattern('dashboard.runway.paceWithToday', { amount: '2 GB' }));
});

test('names no time at which it was updated when nothing but the account could be read', async () => {
  await renderPage('/dashboard', {
    faults: (['order.pricemenu', 'traffic.usage', 'traffic.changelog'] as const).map((call) => ({
      call,
      answer: 'status',
      times: null,
    })),
  });
  await waitFor(() => expect(screen.getAllByText(t('shell.outage.part'))).toHaveLength(4));
  expect(screen.queryByText(t.pattern('dashboard.updatedAt'))).toBeNull();
});

test('a device whose clock is three hours ahead: the time at which it was updated is the service’s', async () => {
  const hour = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(11, 13);
  dateAnswers(-3 * 3600);
  const before = hour();
  await renderPage('/dashboard');
  const updated = await screen.findByText(t.pattern('dashboard.updatedAt'));
  // The hour may end while the page is drawn.
  expect([before, hour()]).toContain(/\d\d/.exec(updated.textContent ?? '')?.[0]);
});

test('on a device two days behind, orders and trials are read until the service’s today', async () => {
  const behind = 2 * 86_400;
  dateAnswers(behind);
  const today = () => new Date(Date.now() + behind * 1000).toISOString().slice(0, 10);
  const before = today();
  await renderPage('/dashboard');
  await screen.findByText(t.pattern('dashboard.shareLeft'));
  const asked = await callsTo('/traffic/changelog');
  expect(asked.map(({ type }) => type)).toEqual(['order', 'trial']);
  const start = new Date(demo().createdAt * 1000).toISOString().slice(0, 10);
  for (const read of asked) {
    expect(read.start).toBe(start);
    // Midnight may pass while the page is drawn.
    expect([before, today()]).toContain(read.end);
  }
});

test('the order that it leads to is the package where the quantity alone costs more', async () => {
  // 24 GB for 30 days; the package of 25 costs no more.
  const { user, inLead } = await openLead(useEachDay(Math.floor(GB * 0.8)));
  const order = await inLead.findByRole('link', {
    name: t('dashboard.runway.order', { gb: 25 }),
  });
  await waitFor(() => expect(order.getAttribute('href')).toContain('package=gb25'));
  // Both speak of the same order.
  inLead.getByText(t.pattern('dashboard.runway.need', { gb: 25, days: 31 }));
  await user.click(order);
  const packages = await screen.findByRole('radiogroup', { name: t('order.package') });
  const chosen = await within(packages).findByRole('radio', { checked: true });
  expect((chosen as HTMLInputElement).value).toMatch(/^gb25/);
});

test('when the traffic runs out today, the card says so instead of giving a date', async () => {
  const { lead, inLead } = await openLead((world) => {
    useEachDay(GB)(world);
    // So little runs out before midnight at any time of the day.
    for (const lot of demo().lots) lot.left = Math.min(lot.left, 1);
  });
  expect(await inLead.findByText(t('dashboard.runway.today.likely'))).toBeTruthy();
  expect(lead.querySelector('.anticon-exclamation-circle')).toBeTruthy();
});

test('traffic that expires today is said in red', async () => {
  const { inLead } = await openLead(() => {
    const noon = DAY / 2 - ((Date.now() / 1000) % DAY);
    skipTime((noon > 0 ? noon : noon + DAY) * 1000);
    const at = midnight() + DAY - 1;
    for (const lot of demo().lots) lot.expiresAt = at;
  });
  const said = await inLead.findByText(t.pattern('dashboard.expiresToday'));
  expect(said.parentElement?.style.color).toContain('error');
});

test('an expiry that passes while the page is open goes', async () => {
  const { inLead } = await openLead((world) => {
    useEachDay(GB)(world);
    const at = Math.floor(Date.now() / 1000) + 3600;
    for (const lot of demo().lots) Object.assign(lot, { left: 90 * GB, expiresAt: at });
  });
  await inLead.findByText(t.pattern('dashboard.shareLeft'));
  const expiry = new RegExp(
    (['expires', 'expiresSoon', 'expiresToday'] as const)
      .map((text) => t.pattern(`dashboard.${text}`).source)
      .join('|'),
  );
  expect(inLead.getByText(expiry)).toBeTruthy();
  expect(await inLead.findByText(t('dashboard.runway.expiresFirst'))).toBeTruthy();
  // How much expires is not known, so the order stays the primary button.
  const order = await inLead.findByRole('link', {
    name: t('dashboard.runway.order', { gb: 30 }),
  });
  expect(order.className).toContain('ant-btn-primary');
  const letGo = holdBack('/user/info');
  await passTime(2 * 3_600_000);
  await waitFor(() => expect(inLead.queryByText(expiry)).toBeNull());
  expect(inLead.queryByText(t('dashboard.runway.expiresFirst'))).toBeNull();
  await letGo();
});

/** A customer who has used nothing of the free trial, which began that many seconds ago. */
const withTrial = (ago: number) => (world: WorldState) => {
  const credit = world.changes.find(({ userId, type }) => userId === demo().id && type === 'order');
  if (!credit) throw new Error('the demo customer has bought nothing');
  withoutTraffic(world);
  const at = Math.floor(Date.now() / 1000) - ago;
  world.changes = [{ ...credit, at, type: 'trial', change: GB, balanceAfter: GB }];
  demo().lots = [{ id: 1, orderId: 'trial', left: GB, expiresAt: at + 3 * DAY }];
};

test('the short life of a trial is no warning on its first day, as long as none of it is used', async () => {
  const { lead, inLead } = await openLead(withTrial(60));
  await inLead.findByText(t.pattern('dashboard.shareLeft'));
  expect(inLead.getByText(t.pattern('dashboard.expires'))).toBeTruthy();
  expect(lead.querySelector('.anticon-exclamation-circle')).toBeNull();
});

test('an unused trial expires soon from its second day on, as the bell says', async () => {
  const { inLead } = await openLead(withTrial(DAY));
  expect(await inLead.findByText(t.pattern('dashboard.expiresSoon'))).toBeTruthy();
});

test('no traffic left is as urgent as traffic that runs out today, and the order of the right size is the primary button', async () => {
  const { lead, inLead } = await openLead((world) => {
    useEachDay(GB)(world);
    Object.assign(demo(), { lots: [], balance: 0 });
    for (const sub of world.subAccounts) sub.lots = [];
  });
  await inLead.findByText(t('dashboard.noTraffic'));
  expect(lead.querySelector('.anticon-exclamation-circle')).toBeTruthy();
  const order = await inLead.findByRole('link', { name: t('dashboard.runway.order', { gb: 30 }) });
  expect(order.className).toContain('ant-btn-primary');
  inLead.getByText(t.pattern('dashboard.runway.need', { gb: 30, days: 30 }));
  // There is no date to name.
  expect(inLead.queryByText(t('dashboard.runway'))).toBeNull();
  // The warning about the balance would say that the traffic is not affected.
  expect(screen.queryByText(t('dashboard.balanceLow'))).toBeNull();
});

/** The main account's whole traffic is given to two sub-accounts. */
function allocateAll({ subAccounts }: WorldState): void {
  demo().lots = [];
  for (const [at, sub] of subAccounts.entries())
    sub.lots = [{ id: at, orderId: 'bought', left: at < 2 ? 25 * GB : 0, expiresAt: null }];
}

test('traffic that sub-accounts have is shown beside the main account’s, and is not said to need an order', async () => {
  const { lead, inLead } = await openLead((world) => {
    useEachDay(GB)(world);
    allocateAll(world);
  });
  const inSubs = t('dashboard.leftInSubs', { amount: '50\u00a0GB' });
  const link = await inLead.findByRole('link', { name: inSubs });
  expect(link.getAttribute('href')).toMatch(/proxysetting\/subaccount$/);
  expect(inLead.getByText(t('dashboard.allInSubs'))).toBeTruthy();
  expect(inLead.queryByText(t('dashboard.noTraffic'))).toBeNull();
  expect(lead.querySelector('.anticon-exclamation-circle')).toBeNull();
  await readingsEnd();
  expect(inLead.queryByRole('link', { name: t.pattern('dashboard.runway.order') })).toBeNull();
});

test('the traffic of sub-accounts is left out where one of them cannot be read', async () => {
  driftAnswers('/auth/sublist', withBrokenRow);
  const { inLead } = await openLead(allocateAll);
  await inLead.findByText(t('dashboard.noTraffic'));
  await readingsEnd();
  expect(inLead.queryByText(t.pattern('dashboard.leftInSubs'))).toBeNull();
});

test('an account that has had no traffic: the card says it once, and the chart that none was used', async () => {
  const letGo = holdBack('/traffic/changelog');
  const { lead, inLead } = await openLead(withoutTraffic);
  const bar = () => lead.querySelector('.ant-progress-status-exception');
  await inLead.findByText(t('dashboard.noTraffic'));
  expect(bar()).toBeNull();
  await letGo();
  for (const text of [t('dashboard.noCredit'), t('usage.none')])
    expect(await screen.findByText(text)).toBeTruthy();
  await waitFor(() => expect(inLead.queryByText(t('dashboard.noTraffic'))).toBeNull());
  expect(inLead.queryByText(t('dashboard.runway'))).toBeNull();
  expect(bar()).toBeNull();
});

test('orders and trials that cannot be read are not said to be none, and the bell tells of them', async () => {
  driftAnswers('/traffic/changelog', withBrokenRow);
  const { user, inLead } = await openLead((world) => {
    const orders = world.changes.filter(({ type }) => type === 'order');
    withoutTraffic(world);
    world.changes = orders.slice(0, 1);
  });
  expect(await inLead.findByText(t.pattern('unread.rows'))).toBeTruthy();
  expect(inLead.getByText(t('dashboard.noTraffic'))).toBeTruthy();
  expect(screen.queryByText(t('dashboard.noCredit'))).toBeNull();
  await press(user, t.pattern('bell.name'));
  const bell = within(await screen.findByRole('menu', { name: t.pattern('bell.name') }));
  const unread = `${t('bell.credit')}: ${t('unread.rows', { count: 1, rows: 1 })}`;
  expect(
    await bell.findByRole('menuitem', { name: `${unread} ${t('common.retry')}` }),
  ).toBeTruthy();
});

test('traffic that came by no order or trial is not said never to have been added, and has no bar', async () => {
  const { lead, inLead } = await openLead((world) => {
    withoutTraffic(world);
    demo().lots = [{ id: 1, orderId: 'gift', left: GB, expiresAt: null }];
  });
  expect(await inLead.findByText(t('dashboard.creditNotKnown'))).toBeTruthy();
  const bar = lead.querySelector('.ant-progress');
  expect(bar && getComputedStyle(bar).visibility).toBe('hidden');
});

test('the share that is left is rounded down, as in the bell', async () => {
  const { lead, inLead } = await openLead((world) => {
    const [lot] = demo().lots;
    const [credit] = world.changes
      .filter(({ type }) => type === 'order')
      .sort((a, b) => b.at - a.at);
    if (!lot || !credit) throw new Error('the demo customer has bought nothing');
    world.changes = [{ ...credit, at: midnight(), balanceAfter: 100 * GB }];
    demo().lots = [{ ...lot, expiresAt: null, left: Math.floor(22.9 * GB) }];
  });
  const share = t('dashboard.shareLeft', { percent: '22%', amount: '100 GB' });
  expect(await inLead.findByText(share)).toBeTruthy();
  const bar = lead.querySelector('.ant-progress');
  expect(bar && getComputedStyle(bar).visibility).toBe('visible');
});

test('with under three days of data it says why nobody knows how long the traffic lasts', async () => {
  const { inLead } = await openLead((world) => {
    world.usage = world.usage.filter(({ at }) => at >= midnight() - DAY);
  });
  await inLead.findByText(t.pattern('dashboard.runway.tooLittleData', { days: 3 }));
  await inLead.findByText('$0.78');
  expect(inLead.queryByRole('link', { name: t.pattern('dashboard.runway.order') })).toBeNull();
});

test('the chart is of another range and of another account, and Refresh reads everything again', async () => {
  const { user } = await renderPage('/dashboard');
  const asked = async () => (await callsTo('/traffic/usage')).at(-1);
  await pick(user, t('usage.range.7d'));
  await waitFor(async () => {
    const { start = '', end = '' } = (await asked()) ?? {};
    expect((Date.parse(end) - Date.parse(start)) / 1000 / DAY).toBe(7);
  });
  const account = t('usage.account');
  await screen.findByRole('combobox', { name: account });
  await choose(user, account, SUB);
  await waitFor(async () => expect(await asked()).toMatchObject({ account: SUB }));
  const before = (await callsTo('/user/info')).length;
  await press(user, t('dashboard.refresh'));
  await waitFor(async () => expect(await callsTo('/user/info')).toHaveLength(before + 1));
});

test('the newest orders, and the accounts that use most with a way to their usage', async () => {
  const { user, state } = await renderPage('/dashboard');
  const orders = await card('dashboard.recentOrders');
  const [newest] = ordersIn(state);
  if (!newest) throw new Error('the demo customer has ordered nothing');
  const [first] = await within(orders).findAllByRole('listitem');
  expect(first?.textContent).toContain(t('order.gb', { gb: newest.quantity ?? 0 }));
  expect(first?.textContent).toContain(usd(newest.amount + newest.fee));
  const goOn = `${t('payment.continue')}: ${newest.id}`;
  expect(within(orders).getByRole('button', { name: goOn })).toBeTruthy();
  const all = within(orders).getByRole('link', { name: t('dashboard.allOrders') });
  expect(all.getAttribute('href')).toContain('/neworder#');
  const accounts = await card('dashboard.topAccounts');
  // The main account's username is in no list of sub-accounts.
  const main = within(accounts).getByRole('link', { name: t('subaccount.mainAccount') });
  expect(main.getAttribute('href')).toContain(`account=${demo().proxyUsername}`);
  await user.click(within(accounts).getByRole('link', { name: SUB }));
  await waitFor(() => expect(history.location.pathname).toBe('/usage'));
  expect(new URLSearchParams(history.location.search).get('account')).toBe(SUB);
});

test('the newest orders, of whatever page: those of the last days have been read for the bell', async () => {
  driftAnswers('/order/rechargeRecord', (data) => {
    const rows = rowsOf(data) ?? [];
    // The reading of the last days is whole; the page of this card gets the oldest ones.
    if (Object(data).total === rows.length) return data;
    return withRows(
      data,
      rows.map((row, index) => ({
        ...Object(row),
        id: `OLD${index}`,
        quantity: 7,
        created_at: DAY,
      })),
    );
  });
  const { state } = await renderPage('/dashboard');
  const orders = within(await card('dashboard.recentOrders'));
  const [newest] = ordersIn(state);
  await waitFor(() => {
    const [first, ...others] = orders.getAllByRole('listitem');
    expect(first?.textContent).toContain(t('order.gb', { gb: newest?.quantity ?? 0 }));
    expect(others).toHaveLength(2);
  });
});

test('the newest orders stand as the last reading has them', async () => {
  const { user, state } = await renderPage('/dashboard');
  await within(await card('dashboard.recentOrders')).findAllByRole('listitem');
  const paid = ordersIn(state)
    .slice(0, 3)
    .find(({ status }) => status === 'paid');
  Object.assign(paid ?? {}, { status: 'refunded' });
  await goTo(user, 'whitelist');
  skipTime(31_000);
  await goTo(user, 'dashboard');
  const orders = within(await card('dashboard.recentOrders'));
  expect(await orders.findByText(t('record.status.refunded'))).toBeTruthy();
});

test('the accounts that use most: the largest first, six at most, none that has used nothing, and no card without any', async () => {
  const shown = async () =>
    within(await card('dashboard.topAccounts'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const subsThatUsed =
    (...used: readonly number[]) =>
    ({ subAccounts }: WorldState) => {
      const [sub] = subAccounts;
      if (!sub) throw new Error('the demo customer has no sub-account');
      demo().used = 5 * GB;
      subAccounts.splice(0);
      for (const [at, gb] of used.entries())
        subAccounts.push({ ...sub, id: `S${at}`, username: `sub${at}`, used: gb * GB });
    };
  const main = t('subaccount.mainAccount');
  await renderPage('/dashboard', { change: subsThatUsed(1, 9, 0) });
  expect(await shown()).toEqual(['sub1', main, 'sub0']);
  await renderPage('/dashboard', { change: subsThatUsed(1, 2, 3, 4, 6, 7, 8) });
  expect(await shown()).toEqual(['sub6', 'sub5', 'sub4', main, 'sub3', 'sub2']);
  await renderPage('/dashboard', { change: withoutTraffic });
  await card('dashboard.checklist');
  await readingsEnd();
  expect(screen.queryByRole('region', { name: t('dashboard.topAccounts') })).toBeNull();
});

test.each([
  ['has it', demo],
  ['gave it to a sub-account', () => worldState().subAccounts[0]],
])('a newcomer who bought traffic and %s is led on, not to the trial', async (_, account) => {
  await renderPage('/dashboard', {
    change: (world) => {
      withoutTraffic(world);
      demo().trialUsed = false;
      const lots = [{ id: 1, orderId: 'bought', left: GB, expiresAt: null }];
      Object.assign(account() ?? {}, { lots });
    },
  });
  const steps = await card('dashboard.checklist');
  const traffic = await within(steps).findByText(t('dashboard.step.traffic'));
  expect(traffic.closest('li')?.dataset.done).toBe('true');
  expect(within(steps).getByRole('link', { name: t('dashboard.step.proxyList') })).toBeTruthy();
  expect(within(steps).queryByRole('button', { name: t('order.trial') })).toBeNull();
});

test('a customer who uses sub-accounts alone has no first steps, not even while they are read, and is warned', async () => {
  const letGo = holdBack('/auth/sublist');
  await renderPage('/dashboard', { change: useOnlySubAccounts });
  await card('menu.residential');
  const steps = () => screen.queryByRole('region', { name: t('dashboard.checklist') });
  expect(steps()).toBeNull();
  await letGo();
  expect(await screen.findByText(t('dashboard.balanceLow'))).toBeTruthy();
  expect(steps()).toBeNull();
  const order = screen.getByRole('link', { name: t('dashboard.createOrder') });
  expect(order.className).toContain('ant-btn-primary');
});

test('the first steps wait for the sub-accounts, and stay while these are read again after a failure', async () => {
  const letGo = holdBack('/auth/sublist');
  const { user } = await renderPage('/dashboard', {
    change: withoutTraffic,
    faults: [{ call: 'auth.sublist', answer: 'status' }],
  });
  await card('menu.residential');
  const steps = () => screen.queryByRole('region', { name: t('dashboard.checklist') });
  expect(steps()).toBeNull();
  await letGo();
  const shown = await card('dashboard.checklist');
  const letGoAgain = holdBack('/auth/sublist');
  await retry(user, t.pattern('failure.http'));
  expect(steps()).toBe(shown);
  await letGoAgain();
  await readingsEnd();
  expect(steps()).toBe(shown);
});

test('a newcomer sees the first steps at once, starts the trial there, goes on, and is warned of nothing', async () => {
  const letGo = holdBack('/auth/sublist');
  const { user, state } = await renderPage('/dashboard', {
    change: (world) => {
      withoutTraffic(world);
      Object.assign(demo(), { balance: 0, trialUsed: false });
    },
  });
  const steps = await card('dashboard.checklist');
  await letGo();
  await readingsEnd();
  const orders = within(await card('dashboard.recentOrders'));
  expect(await orders.findByRole('link', { name: t('menu.neworder') })).toBeTruthy();
  expect(screen.queryByText(t('dashboard.balanceLow'))).toBeNull();
  expect(document.querySelector('.anticon-exclamation-circle')).toBeNull();
  expect(await screen.findByRole('button', { name: t('bell.name') })).toBeTruthy();
  const trial = await within(steps).findByRole('button', { name: t('order.trial') });
  expect(trial.className).toContain('ant-btn-primary');
  await user.dblClick(trial);
  expect(await within(steps).findByText(sentence(t.pattern('outcome.paid')))).toBeTruthy();
  expect(within(steps).getByText(t.pattern('outcome.addedLeft', { gb: 1 }))).toBeTruthy();
  await waitFor(() =>
    expect(within(steps).queryByRole('button', { name: t('order.trial') })).toBeNull(),
  );
  expect(state.records).toHaveLength(1);
  expect(leftIn(demo().lots)).toBe(GB);
  const order = screen.getByRole('link', { name: t('dashboard.createOrder') });
  expect(order.className).not.toContain('ant-btn-primary');
  await user.click(within(steps).getByRole('link', { name: t('outcome.useIt') }));
  await waitFor(() => expect(history.location.pathname).toBe('/residential'));
});

test('first steps: while the whitelist loads or has failed, its step is neither done nor open; Retry reads it', async () => {
  const letGo = holdBack('/dynamic/whiteipget');
  const { user } = await renderPage('/dashboard', {
    change: withoutTraffic,
    faults: [{ call: 'dynamic.whiteipget', answer: 'status' }],
  });
  const access = t('dashboard.step.access');
  const step = (await screen.findByText(access)).closest('li');
  const reads = (text: string) => waitFor(() => expect(step?.textContent).toBe(`${access}${text}`));
  await reads(t('shell.loading'));
  await letGo();
  await reads(t('dashboard.stepUnknown'));
  expect(step?.dataset.done).toBeUndefined();
  await retry(user, t.pattern('failure.http'));
  await reads(t('dashboard.stepDone'));
});

function withoutSteps(world: WorldState): void {
  withoutTraffic(world);
  world.whitelist = [];
}
const isDone = async (name: 'access' | 'proxyList', done: string) => {
  const step = await screen.findByText(t(`dashboard.step.${name}`));
  await waitFor(() => expect(step.closest('li')?.dataset.done).toBe(done));
};

test('each first step is ticked by its own act', async () => {
  const { user } = await renderPage('/dashboard', { change: withoutSteps });
  await isDone('access', 'false');
  await goTo(user, 'residential');
  // Password is chosen from the start; the click confirms the choice.
  await pick(user, t('residential.auth.password'));
  await goTo(user, 'dashboard');
  await isDone('access', 'true');
  await isDone('proxyList', 'false');
  await goTo(user, 'residential');
  await press(user, t('residential.generate'));
  await goTo(user, 'dashboard');
  await isDone('proxyList', 'true');
});

test('a generated list ticks the choice of access as well: it was made for one of the two modes', async () => {
  const { user } = await renderPage('/residential', { change: withoutSteps });
  await press(user, t('residential.generate'));
  await goTo(user, 'dashboard');
  for (const step of ['proxyList', 'access'] as const) await isDone(step, 'true');
});
