import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { formatDays } from '@/lib/time/timeText';
import { GB } from '../../../mock/world/state';
import {
  callsTo,
  choose,
  consume,
  dateAnswers,
  demo,
  driftAnswers,
  driftRows,
  exportAs,
  fileSavedBy,
  goTo,
  holdBack,
  passTime,
  pick,
  press,
  renderPage,
  rows,
  sentence,
  skipTime,
  type WorldState,
} from '../../../tests/support/jsdom/renderPage';
import { t } from '../../../tests/support/texts';
import { rowsOfCsv } from '../../../tests/support/world/csv';
import { BROKEN_ROW, withBrokenRow } from '../../../tests/support/world/drift';

const SUB = 'scraperteam01';
const NOBODY = 'nosuchaccount1';

/** Returns one of the rows of the demo customer. */
function ownOf<Row extends { readonly userId: string }>(all: readonly Row[]): Row {
  const own = all.find(({ userId }) => userId === demo().id);
  if (!own) throw new Error('the demo customer has none');
  return own;
}

/** A time before the period of Usage, 7 days, in UTC seconds. */
const eightDaysAgo = () => Date.now() / 1000 - 8 * 24 * 3600;

test('that the change record adds up is not said while it could not be read', async () => {
  await renderPage('/usage?tab=changes&range=30d', {
    faults: [{ call: 'traffic.changelog', answer: 'status', times: null }],
  });
  await screen.findAllByText(t.pattern('failure.http', { status: 502 }));
  expect(screen.queryByText(t('usage.addsUp'))).toBeNull();
});

test('the change record agrees with the usage, and is narrowed and exported', async () => {
  const { user } = await renderPage('/usage?tab=changes&range=30d');
  expect(await screen.findByText(t('usage.addsUp'))).toBeTruthy();
  await screen.findByRole('table', { name: t('usage.changeRecord') });
  await choose(user, t('usage.type'), t('usage.type.order'));
  await waitFor(async () =>
    expect((await callsTo('/traffic/changelog')).at(-1)).toMatchObject({ type: 'order' }),
  );
  await waitFor(() =>
    expect(new Set(rows(t('usage.changeRecord')).map(([, type]) => type))).toEqual(
      new Set([t('usage.type.order')]),
    ),
  );
  const file = await fileSavedBy(() => exportAs(user));
  expect(file.name).toMatch(/^traffic-changes-.*\.csv$/);
  const [head = [], ...lines] = rowsOfCsv(file.text);
  expect(head).toContain(`${t('usage.change')}, ${t('unit.MB')}`);
  const type = head.indexOf(t('usage.type'));
  expect(new Set(lines.map((cells) => cells[type]))).toEqual(new Set([t('usage.type.order')]));
});

test('Usage in detail: rows and shares that add up, and all of them in the export; without traffic each place says so', async () => {
  const { user, state } = await renderPage('/usage?tab=details&range=7d');
  await screen.findByRole('table', { name: t('usage.usageDetail') });
  expect(screen.queryByText(t('usage.gbText'))).toBeNull();
  act(() => screen.getByRole('button', { name: t('usage.gb') }).focus());
  expect((await screen.findByRole('tooltip')).textContent).toBe(t('usage.gbText'));
  const tabs = screen.getAllByRole('tab');
  expect(tabs[1]).toBe(screen.getByRole('tab', { name: t('usage.usageDetail') }));
  expect(tabs[1]?.ariaSelected).toBe('true');
  expect(await screen.findByText(t.pattern('usage.sharesAddUp'))).toBeTruthy();
  expect(rows(t('usage.usageDetail')).some(([, account]) => account === SUB)).toBe(true);
  const file = await fileSavedBy(() => exportAs(user));
  expect(file.name).toMatch(/^traffic-usage-.*\.csv$/);
  const [head, ...lines] = rowsOfCsv(file.text);
  expect(head).toEqual([
    ...(['hourUtc', 'account', 'country', 'protocol'] as const).map((key) => t(`usage.${key}`)),
    ...[`${t('usage.traffic')}, ${t('unit.MB')}`, t('usage.requests')],
  ]);
  expect(lines.length).toBeGreaterThanOrEqual(rows(t('usage.usageDetail')).length);

  state.usage = [];
  await renderPage('/usage?tab=details&range=7d');
  // One text is in the card of the shares, one in the table.
  await waitFor(() => expect(screen.getAllByText(t('usage.none'))).toHaveLength(2));
  expect(screen.queryByText(t.pattern('usage.sharesAddUp'))).toBeNull();
});

/** The seed's two periods are nearly the same at some hours. */
function useLessThanBefore({ usage }: WorldState): void {
  for (const row of usage) if (row.at < eightDaysAgo()) row.bytes *= 3;
}

test('a previous period that cannot be read is told with Retry, and is compared once it is read', async () => {
  const { user } = await renderPage('/usage', {
    change: useLessThanBefore,
    faults: [{ call: 'traffic.usage', answer: 'status', skip: 1 }],
  });
  const chart = within(await screen.findByRole('region', { name: t('usage.chart.day') }));
  const failed = await chart.findByText(t.pattern('failure.http'));
  expect(failed.parentElement?.textContent).toContain(t('usage.previous'));
  expect(chart.getByRole('button', { name: t('usage.chartAsTable') })).toBeTruthy();
  expect(chart.queryByText(t.pattern('usage.lessThanBefore'))).toBeNull();
  await user.click(chart.getByRole('button', { name: t('common.retry') }));
  expect(await chart.findByText(t.pattern('usage.lessThanBefore'))).toBeTruthy();
  expect(chart.queryByText(t.pattern('failure.http'))).toBeNull();
});

test('a click on an account of the breakdown shows that account alone', async () => {
  const { user } = await renderPage('/usage', { change: useLessThanBefore });
  expect(await screen.findByText(t.pattern('usage.lessThanBefore'))).toBeTruthy();
  (await screen.findByRole('button', { name: t('usage.only', { name: SUB }) })).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect((await callsTo('/traffic/details')).at(-1)).toMatchObject({ account: SUB }),
  );
  expect(screen.queryByRole('button', { name: t('usage.only', { name: SUB }) })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: t('usage.shares') })),
  );
});

/** Skips time until the clock shows half past an hour, UTC. */
const skipUntil = (hour: number) =>
  skipTime(((hour + 24.5) * 3_600_000 - (Date.now() % 86_400_000)) % 86_400_000);

test.each([
  ['/usage?range=24h', 2],
  ['/dashboard', 1],
])('an hour that begins while %s is in sight is read', async (route, calls) => {
  // At 23:00 and at 0:00 the last 24 hours have other days.
  const hour = 10;
  skipUntil(hour);
  const { user } = await renderPage(route, {
    change: (world) => {
      const one = ownOf(world.usage);
      const at = (hoursAgo: number) => Math.floor(Date.now() / 1000) - hoursAgo * 3600;
      const account = demo().proxyUsername;
      world.usage = [0, 1, 35, 36].map((ago) => ({ ...one, account, at: at(ago) }));
      world.usage.push({ ...one, account: SUB, at: at(0) });
    },
  });
  await screen.findByRole('button', { name: t('usage.chartAsTable') });
  if (route === '/dashboard') await pick(user, t('usage.range.24h'));
  await press(user, t('usage.chartAsTable'));
  const hours = () => screen.getByRole('region', { name: t.pattern('usage.chartName') });
  const ofThisHour = () => within(hours()).getAllByRole('row').at(-1)?.textContent;
  const columns = () =>
    within(hours())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(ofThisHour()).toContain(`${hour}:00`));
  await waitFor(() => expect(screen.queryAllByText(t('shell.loading'))).toEqual([]));
  const before = await callsTo('/traffic/usage');
  const shown = columns();
  skipTime(3_600_000);
  consume(17 * GB);
  const letGo = holdBack('/traffic/:call');
  // The page's clock goes on, as it does every minute.
  fireEvent.focus(window);
  await waitFor(() => expect(ofThisHour()).not.toContain(`${hour}:00`));
  expect(ofThisHour()).not.toContain('17.00');
  expect(columns()).toEqual(shown);
  expect(screen.queryByText(t.pattern('usage.sharesDiffer'))).toBeNull();
  await letGo();
  await waitFor(() => expect(ofThisHour()).toContain('17.00'));
  const hourly = (await callsTo('/traffic/usage')).slice(before.length);
  expect(hourly.filter(({ granularity }) => granularity === 'hour')).toHaveLength(calls);
});

test('a period of which rows cannot be read is not compared with the one before', async () => {
  driftAnswers('/traffic/usage', withBrokenRow);
  await renderPage('/usage');
  await screen.findByRole('button', { name: t('usage.chartAsTable') });
  await waitFor(async () => expect(await callsTo('/traffic/usage')).toHaveLength(2));
  await waitFor(() => expect(screen.queryAllByText(t('shell.loading'))).toEqual([]));
  for (const compared of [
    'usage.lessThanBefore',
    'usage.moreThanBefore',
    'usage.asBefore',
  ] as const)
    expect(screen.queryByText(t.pattern(compared))).toBeNull();
});

test('where there are many records, a button of the chart loads its bars by account', async () => {
  const { user } = await renderPage('/usage?range=30d');
  const chart = within(await screen.findByRole('region', { name: t('usage.chart.day') }));
  const bars = t('usage.barsByAccount');
  await user.click(await chart.findByRole('button', { name: bars }));
  expect(chart.queryByRole('button', { name: bars })).toBeNull();
  await press(user, t('usage.chartAsTable'));
  const named = await chart.findByText(SUB, { selector: 'th span' });
  expect(named.translate).toBe(false);
  const [, first] = chart.getAllByRole('columnheader');
  expect(first?.textContent).toMatch(t.pattern('usage.total'));
});

test('many records load for the breakdown with progress and Cancel, and are not read again unasked', async () => {
  // At midnight the range has other days, whose records nobody has asked for.
  skipUntil(10);
  const { user } = await renderPage('/usage?range=30d');
  const meters = () => screen.queryAllByRole('progressbar', { name: t('usage.loading') });
  const shares = t('usage.sharesAction');
  let letGo = holdBack('/traffic/details', 'page=2&');
  await press(user, shares);
  // Short work shows no progress.
  skipTime(200);
  await waitFor(() => expect(meters()).toHaveLength(1));
  await press(user, t('common.cancel'));
  await screen.findByRole('button', { name: shares });
  expect(meters()).toEqual([]);
  await letGo();
  const read = async () => (await callsTo('/traffic/details')).map(({ page }) => page);
  expect(await read()).not.toContain('3');
  letGo = holdBack('/traffic/details', 'page=3&');
  await press(user, shares);
  await letGo();
  expect(await screen.findByText(t.pattern('usage.sharesAddUp'))).toBeTruthy();
  const before = (await read()).length;
  const totals = (await callsTo('/traffic/usage')).length;
  const areRead = (calls: number) =>
    waitFor(async () => expect(await callsTo('/traffic/usage')).toHaveLength(totals + calls));
  await passTime(60_000);
  await areRead(2);
  skipTime(3_600_000);
  // The page's clock goes on, as it does every minute.
  fireEvent.focus(window);
  await areRead(4);
  await waitFor(() => expect(screen.queryAllByText(t('shell.loading'))).toEqual([]));
  expect((await read()).slice(before)).toEqual(['1', '1']);
});

test('the last 24 hours, whose many records are always loaded: Cancel leads to the usual range', async () => {
  const second = holdBack('/traffic/details', 'page=2&');
  const third = holdBack('/traffic/details', 'page=3&');
  const { user } = await renderPage('/usage?range=24h', {
    change: (world) => {
      const one = ownOf(world.usage);
      const at = Math.floor(Date.now() / 1000);
      world.usage = Array.from({ length: 4001 }, () => ({ ...one, at }));
    },
  });
  await waitFor(async () => expect(await callsTo('/traffic/details')).toHaveLength(2));
  // Short work shows no progress.
  skipTime(200);
  await second();
  await waitFor(() =>
    expect(screen.getAllByRole('progressbar', { name: t('usage.loading') })).toHaveLength(2),
  );
  const [cancel] = screen.getAllByRole('button', { name: t('common.cancel') });
  if (cancel) await user.click(cancel);
  expect(await screen.findByRole('button', { name: t('usage.sharesAction') })).toBeTruthy();
  expect(screen.getByRole('radio', { name: t('usage.range.7d') })).toHaveProperty('checked', true);
  await third();
});

test.each([
  {
    what: 'of one account',
    filter: `range=custom&start=2020-01-01&end=2020-12-31&account=${SUB}`,
    after: 'range=custom&start=2020-01-01&end=2020-12-31',
    at: Date.UTC(2020, 5) / 1000,
  },
  { what: 'of the last 24 hours', filter: 'range=24h', after: '', at: Date.now() / 1000 - 60 },
])(
  'a long change record $what loads with its progress; Cancel takes the filter away',
  async ({ filter, after, at }) => {
    const second = holdBack('/traffic/changelog', 'page=2&');
    const third = holdBack('/traffic/changelog', 'page=3&');
    const { user } = await renderPage(`/usage?tab=changes&${filter}`, {
      change: (world) => {
        const one = { ...ownOf(world.changes), at };
        world.changes = Array.from({ length: 4001 }, (_, index) => ({ ...one, id: `${index}` }));
      },
    });
    await waitFor(async () =>
      expect((await callsTo('/traffic/changelog')).at(-1)).toMatchObject({ page: '2' }),
    );
    // Short work shows no progress.
    skipTime(200);
    await second();
    await screen.findByRole('progressbar', { name: t('usage.loading') });
    await press(user, t('common.cancel'));
    await screen.findByRole('table', { name: t('usage.changeRecord') });
    expect(history.location.search).toBe(['?tab=changes', after].filter(Boolean).join('&'));
    await third();
  },
);

test('bars have no parts by account where rows of the accounts cannot be read: the parts would lack their traffic', async () => {
  driftAnswers('/traffic/details', withBrokenRow);
  const { user } = await renderPage('/usage');
  await screen.findAllByText(t.pattern('unread.rows'));
  await press(user, t('usage.chartAsTable'));
  const figures = await screen.findByRole('region', { name: t.pattern('usage.chartName') });
  await waitFor(() => expect(within(figures).getAllByRole('columnheader')).toHaveLength(3));
});

test('an account that may be among the sub-accounts that cannot be read is not said to be gone', async () => {
  driftAnswers('/auth/sublist', withBrokenRow);
  await renderPage(`/usage?tab=details&account=${NOBODY}`);
  await screen.findAllByText(t('unread.details'));
  const account = screen.getByRole('combobox', { name: t('usage.account') });
  expect(account.getAttribute('aria-invalid')).toBe('false');
});

test('when none of the traffic can be read, no place says that there was none', async () => {
  for (const path of ['/traffic/usage', '/traffic/details'])
    driftRows(path, (rows) => rows.map(() => BROKEN_ROW));
  await renderPage('/usage');
  expect(await screen.findByText(t('unread.nothing'))).toBeTruthy();
  // The notes of the chart, of the period before, of the shares and of the table.
  await waitFor(() => expect(screen.getAllByText(t.pattern('unread.rows'))).toHaveLength(4));
  expect(screen.queryAllByText(t('usage.none'))).toEqual([]);

  await renderPage('/dashboard');
  const chart = await screen.findByRole('region', { name: t('dashboard.usage') });
  expect(await within(chart).findByText(t.pattern('unread.rows'))).toBeTruthy();
  expect(within(chart).queryByText(t('usage.none'))).toBeNull();
});

test('Usage without anything says so; an account that does not exist is said to be none', async () => {
  await renderPage('/usage?tab=changes', {
    change: (world) => {
      world.changes = [];
    },
  });
  expect(await screen.findByText(t('usage.noChanges'))).toBeTruthy();
  // Other changes may lie in the range when a type or an account is chosen.
  for (const filter of ['type=refund', `account=${SUB}`]) {
    const { user: visitor } = await renderPage(`/usage?tab=changes&${filter}`);
    await screen.findByText(t('list.nothingFound'));
    expect(screen.queryByText(t('usage.noChanges'))).toBeNull();
    // The statement is the main account's.
    const statement = screen.queryByRole('region', { name: t('usage.statement') });
    expect(statement === null).toBe(filter.startsWith('account'));
    await press(visitor, t('list.showAll'));
    await screen.findByText(t('usage.noChanges'));
  }
  const { user } = await renderPage(`/usage?tab=details&account=${NOBODY}`);
  await screen.findByText(sentence(t.pattern('usage.accountMissing', { name: NOBODY })));
  const account = () => screen.getByRole('combobox', { name: t('usage.account') });
  expect(account().getAttribute('aria-invalid')).toBe('true');
  await choose(user, t('usage.account'), SUB);
  await waitFor(() => expect(account().getAttribute('aria-invalid')).toBe('false'));
});

test('a device whose clock is a day ahead: the statement ends with the traffic left now', async () => {
  dateAnswers(-86_400);
  await renderPage('/usage?tab=changes');
  expect(await screen.findByText(t('usage.leftNow'))).toBeTruthy();
});

test('the record and the usage do not differ because they were read at different times', async () => {
  const agree = t('usage.addsUp');
  const { user } = await renderPage('/usage?tab=changes');
  expect(await screen.findByText(agree)).toBeTruthy();
  consume(2 * GB);
  // Another page reads the traffic left again, while the usage is still cached.
  await user.click(screen.getByRole('menuitem', { name: t.pattern('menu.proxysetting') }));
  await goTo(user, 'subaccount');
  await press(user, `${t('subaccount.allocate')}: ${SUB}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(t.pattern('subaccount.atMost'))).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: t('common.cancel') }));
  const before = (await callsTo('/traffic/usage')).length;
  await goTo(user, 'usage');
  await user.click(screen.getByRole('tab', { name: t('usage.changeRecord') }));
  await waitFor(async () =>
    expect((await callsTo('/traffic/usage')).length).toBeGreaterThan(before),
  );
  expect(await screen.findByText(agree)).toBeTruthy();
  expect(screen.queryByText(t.pattern('usage.differs'))).toBeNull();
});

test.each([
  ['gone when all is read again: they agree', 1, [], 2, t('usage.addsUp')],
  ['still there when all is read again: it is shown', 9, [], 2, t.pattern('usage.differs')],
  ['with rows that cannot be read: it means nothing', 9, [BROKEN_ROW], 1, t.pattern('unread.rows')],
])('a difference of record and usage is %s', async (_, wrong, rowsRead, readings, told) => {
  let asked = 0;
  driftAnswers('/traffic/usage', (data) => {
    asked += 1;
    return asked <= wrong ? rowsRead : data;
  });
  await renderPage('/usage?tab=changes&range=30d');
  expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
  expect(await callsTo('/traffic/usage')).toHaveLength(readings);
  for (const text of [t('usage.addsUp'), t.pattern('usage.differs')])
    if (String(text) !== String(told)) expect(screen.queryByText(text)).toBeNull();
});

test('records that were read later than the total do not differ from it by the traffic in between', async () => {
  const letGo = holdBack('/traffic/details');
  await renderPage('/usage');
  await screen.findByRole('button', { name: t('usage.chartAsTable') });
  consume(GB);
  await letGo();
  const only = t('usage.only', { name: t('subaccount.mainAccount') });
  expect(await screen.findByRole('button', { name: only })).toBeTruthy();
  for (const text of ['usage.sharesDiffer', 'usage.sharesAddUp'] as const)
    expect(screen.queryByText(t.pattern(text))).toBeNull();
});

test('records that are lacking in the total of days that are over are told', async () => {
  driftAnswers('/traffic/usage', () => []);
  await renderPage('/usage');
  expect(await screen.findByText(t.pattern('usage.sharesDiffer'))).toBeTruthy();
});

test.each([
  ['details&range=24h', '/traffic/details', 'usage.usageDetail'],
  [`changes&range=30d&account=${SUB}`, '/traffic/changelog', 'usage.changeRecord'],
] as const)('rows read as a whole stand with the newest first: %s', async (view, call, name) => {
  driftRows(call, (rows) => rows.reverse());
  await renderPage(`/usage?tab=${view}`);
  const table = await screen.findByRole('table', { name: t(name) });
  const times = () => [...table.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  await waitFor(() => expect(new Set(times()).size).toBeGreaterThan(1));
  expect(times()).toEqual(times().sort().reverse());
});

test('while another range is read, nobody is asked to load as many rows as the former one has', async () => {
  const { user } = await renderPage('/usage?tab=details&range=7d');
  await screen.findByText(t.pattern('usage.sharesAddUp'));
  const before = (await callsTo('/traffic/details')).length;
  const goOn = holdBack('/traffic/details');
  await pick(user, t('usage.range.30d'));
  await waitFor(async () =>
    expect((await callsTo('/traffic/details')).length).toBeGreaterThan(before),
  );
  expect(screen.queryByRole('button', { name: t('usage.sharesAction') })).toBeNull();
  await goOn();
});

test('the main account is called so: its username is in no list of sub-accounts', async () => {
  await renderPage('/usage');
  const main = t('usage.only', { name: t('subaccount.mainAccount') });
  expect(await screen.findByRole('button', { name: main })).toBeTruthy();
  const table = within(await screen.findByRole('table', { name: t('usage.usageDetail') }));
  expect((await table.findAllByText(t('subaccount.mainAccount'))).length).toBeGreaterThan(0);
  expect(table.queryByText(demo().proxyUsername)).toBeNull();
});

test('days of more than a year ago can be chosen', async () => {
  await renderPage('/usage?range=custom&start=2020-01-01&end=2020-01-31');
  expect((await screen.findByText(t.pattern('day.bounds'))).textContent).toMatch(/Jan.1,.2000/);
  expect(await screen.findByDisplayValue('2020-01-01')).toBeTruthy();
});

test('a day of the chart shows its hours, and brings their heading into view; Back shows the days again', async () => {
  const { user } = await renderPage('/usage');
  await screen.findByRole('region', { name: t('usage.chart.day') });
  await press(user, t('usage.chartAsTable'));
  const days = await screen.findByRole('region', { name: t.pattern('usage.chartName') });
  const amounts = within(days)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(amounts.filter((text) => !/^(–|<?[\d,]+\.\d\d)$/.test(text ?? ''))).toEqual([]);
  const [, yesterday] = within(days).getAllByRole('button').reverse();
  if (!yesterday) throw new Error('the table has no days');
  // The last day that the page asked for, beside the period before: midnight may pass while it is drawn.
  const last = Math.max(
    ...(await callsTo('/traffic/usage')).map(({ end = '' }) => Date.parse(end)),
  );
  const day = new Date(last - 86_400_000).toISOString().slice(0, 10);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(yesterday);
  const heading = await screen.findByRole('heading', { name: t('usage.chart.hour') });
  expect(scroll.mock.contexts).toContain(heading);
  expect(Object.fromEntries(new URLSearchParams(history.location.search))).toMatchObject({
    range: 'custom',
    start: day,
    end: day,
  });
  const at = Date.parse(day) / 1000;
  const opened = screen.getByRole('region', { name: t('usage.chart.hour') });
  expect(opened.textContent).toContain(formatDays(at, at, 'en-US'));
  act(() => history.back());
  await screen.findByRole('region', { name: t('usage.chart.day') });
  expect(history.location.search).toBe('');
});
