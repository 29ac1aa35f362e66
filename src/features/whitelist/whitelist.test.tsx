import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { listen } from '@/lib/browser/announce';
import { WHITELIST_MAX } from '@/lib/ip';
import { REMARK_MAX } from '@/lib/remark';
import type { FaultPlan } from '../../../mock/faults';
import {
  callsTo,
  demo,
  driftAnswers,
  driftRows,
  expectFieldError,
  exportAs,
  fileSavedBy,
  fill,
  goTo,
  holdBack,
  pickRussian,
  press,
  renderPage,
  retry,
  rows,
  sentence,
  type WorldState,
} from '../../../tests/support/jsdom/renderPage';
import { passTimeouts } from '../../../tests/support/jsdom/timeouts';
import { ru, type Texts, t } from '../../../tests/support/texts';
import { rowsOfCsv } from '../../../tests/support/world/csv';
import { BROKEN_ROW, type Json, withBrokenRow } from '../../../tests/support/world/drift';
import { PASTE_MAX } from './rules/pastedIps';

const PATH = '/proxysetting/whitelist';
const IP = '198.51.100.4';
const FRESH = '203.0.113.77';

const IP_FIELD = t('whitelist.ip');
const DELETE = `${t('whitelist.delete')}: ${IP}`;
const UNDO = `${t('whitelist.undo')}: ${IP}`;

/** Returns a change of the world after which the whitelist has so many addresses. */
const fillTo =
  (count: number) =>
  ({ whitelist }: WorldState): void => {
    const [one] = whitelist;
    if (!one) throw new Error('the demo customer has no whitelist');
    const more = Array.from({ length: count - whitelist.length }, (_, index) => ({
      ...one,
      id: `${one.id}${index}`,
      ip: `192.0.2.${index + 1}`,
    }));
    whitelist.push(...more);
  };

/** Returns the mark of each row of the bulk add. */
const marks = () =>
  within(screen.getByRole('list', { name: t('whitelist.bulkRows') }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong, em')?.textContent);
const addAll = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: t('whitelist.bulkAdd') });

test('the list shows every address, is searched; one is added, described and taken back from deletion', async () => {
  const { user, state } = await renderPage(PATH);
  await screen.findByText(IP);
  const listed = () =>
    rows(t('menu.whitelist'))
      .map(([ip]) => ip)
      .sort();
  expect(listed()).toEqual(state.whitelist.map(({ ip }) => ip).sort());

  await press(user, t('whitelist.add'));
  await expectFieldError(IP_FIELD, t('common.required'));
  await fill(user, IP_FIELD, '300.1.1.1');
  await press(user, t('whitelist.add'));
  await expectFieldError(IP_FIELD, t('whitelist.ipWrong'));
  expect(await callsTo('/auth/whiteipadd')).toEqual([]);
  await fill(user, IP_FIELD, IP);
  await press(user, t('whitelist.add'));
  await expectFieldError(IP_FIELD, t('server.ipListed'));
  await fill(user, IP_FIELD, FRESH);
  await fill(user, t('whitelist.remark'), 'office');
  const letRead = holdBack('/auth/whiteipget');
  await press(user, t('whitelist.add'));
  // A slow list does not hold the news back.
  const toast = t.pattern('whitelist.addedToast', { ip: FRESH });
  expect(await screen.findByText(sentence(toast))).toBeTruthy();
  await letRead();
  expect((await callsTo('/auth/whiteipadd')).at(-1)).toEqual({ ip: FRESH, remark: 'office' });
  await waitFor(() => expect(listed()).toContain(FRESH));
  expect((screen.getByLabelText(IP_FIELD) as HTMLInputElement).value).toBe('');

  await press(user, t('whitelist.editRemark', { ip: IP }));
  await fill(user, t('whitelist.remarkOf', { ip: IP }), 'home');
  await press(user, t('common.save'));
  await waitFor(() =>
    expect(rows(t('menu.whitelist')).find(([ip]) => ip === IP)?.[1]).toMatch(/^home/),
  );

  await press(user, DELETE);
  expect(await screen.findByText(sentence(t('whitelist.deleting', { ip: IP })))).toBeTruthy();
  expect(listed()).not.toContain(IP);
  await press(user, UNDO);
  await waitFor(() => expect(listed()).toContain(IP));
  expect(await callsTo('/auth/whiteipdelete')).toEqual([]);

  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: t('whitelist.search') });
  await user.type(search, '9.9.9');
  await screen.findByText(t('list.nothingFound'));
  await press(user, t('list.showAll'));
  await waitFor(() => expect(listed()).toContain(IP));
  expect(search.value).toBe('');
});

test('a search is exported as it is shown, its times for Excel without T and Z', async () => {
  const { user } = await renderPage(`${PATH}?search=${IP}`);
  await screen.findByText(IP);
  const file = await fileSavedBy(() => exportAs(user));
  expect(rowsOfCsv(file.text).map(([ip]) => ip)).toEqual(['IP', IP]);
  expect(file.text).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/);
  const forExcel = await fileSavedBy(() => exportAs(user, 'excel'));
  expect(forExcel.text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\b(?!Z)/);
});

test('an empty one says so; many are marked before anything is sent, and added with one reading of the lists at the end', async () => {
  const { user, state } = await renderPage(PATH, {
    change: (world) => {
      world.whitelist = world.whitelist.filter(({ ip }) => ip === IP);
    },
  });
  await press(user, DELETE);
  expect(await screen.findByText(t('whitelist.empty'))).toBeTruthy();
  expect(screen.getByText(t('whitelist.emptyText'))).toBeTruthy();
  await press(user, UNDO);
  await screen.findByText(IP);

  await fill(user, t('whitelist.bulkLabel'), `192.0.2.1 first\nnonsense\n${IP}\n192.0.2.1`);
  await waitFor(() =>
    expect(marks()).toEqual([
      t('whitelist.unmatchable'),
      t('whitelist.state.invalid'),
      t('whitelist.state.listed'),
      t('whitelist.state.duplicate'),
    ]),
  );
  const counts = screen.getByText(t.pattern('whitelist.bulkReady', { count: 1 }));
  expect(counts.textContent).toMatch(t.pattern('whitelist.bulkWrong', { count: 1 }));
  const many = Array.from({ length: 20 }, (_, index) => `192.0.2.${index + 1}`);
  await fill(user, t('whitelist.bulkLabel'), many.join('\n'));
  const calls = async () => [
    (await callsTo('/auth/whiteipget')).length,
    (await callsTo('/dynamic/whiteipget')).length,
  ];
  const before = await calls();
  await press(user, t('whitelist.bulkAdd'));
  expect(await screen.findByText(t.pattern('whitelist.bulkDone', { count: 20 }))).toBeTruthy();
  await waitFor(() => expect(rows(t('menu.whitelist')).map(([ip]) => ip)).toContain('192.0.2.20'));
  expect((await calls()).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
  expect(state.whitelist).toHaveLength(21);
});

test('bulk add: no more addresses are offered than the whitelist has room for, and none when it is full', async () => {
  const { user } = await renderPage(PATH, { change: fillTo(WHITELIST_MAX - 1) });
  await fill(user, t('whitelist.bulkLabel'), `${FRESH}\n203.0.113.78`);
  await screen.findByText(t.pattern('whitelist.room', { room: 1, max: WHITELIST_MAX }));
  expect(screen.getByText(t('whitelist.list', { max: WHITELIST_MAX }))).toBeTruthy();
  expect(screen.getByText(t.pattern('whitelist.bulkReady', { count: 1 }))).toBeTruthy();
  const add = addAll();
  expect(add.disabled).toBe(false);
  await fill(user, IP_FIELD, '203.0.113.79');
  await press(user, t('whitelist.add'));
  await screen.findByText(t.pattern('whitelist.room', { room: 0, max: WHITELIST_MAX }));
  expect(screen.queryByText(t.pattern('whitelist.bulkReady', { count: 2 }))).toBeNull();
  expect(add.disabled).toBe(true);
});

test('bulk add: on a full whitelist, an address that is being deleted can be added again, and no other takes its place', async () => {
  const { user, state } = await renderPage(PATH, { change: fillTo(WHITELIST_MAX) });
  await waitFor(() => expect(rows(t('menu.whitelist'))).toHaveLength(20));
  const [[ip] = []] = rows(t('menu.whitelist'));
  await press(user, `${t('whitelist.delete')}: ${ip}`);
  await fill(user, t('whitelist.bulkLabel'), FRESH);
  await screen.findByText(t.pattern('whitelist.room', { room: 0, max: WHITELIST_MAX }));
  // Even if another stands before it.
  await fill(user, t('whitelist.bulkLabel'), `${FRESH}\n${ip} again`);
  await press(user, t('whitelist.bulkAdd'));
  await waitFor(() =>
    expect(state.whitelist.find((entry) => entry.ip === ip)?.remark).toBe('again'),
  );
  expect(state.whitelist).toHaveLength(WHITELIST_MAX);
});

test('bulk add: a paste that is far too long is not read, and says so until it is shorter', async () => {
  const { user } = await renderPage(PATH);
  await screen.findByText(IP);
  const box = screen.getByLabelText(t('whitelist.bulkLabel'));
  const tooLong = t.pattern('whitelist.pasteTooLong', { max: WHITELIST_MAX });
  const line = `${FRESH} - "GET /" 200\n`;
  fireEvent.change(box, { target: { value: line.repeat(PASTE_MAX / line.length + 1) } });
  expect(await screen.findByText(tooLong)).toBeTruthy();
  expect(screen.queryByRole('list', { name: t('whitelist.bulkRows') })).toBeNull();
  const add = addAll();
  expect(add.disabled).toBe(true);
  await fill(user, t('whitelist.bulkLabel'), FRESH);
  expect(screen.queryByText(tooLong)).toBeNull();
  await waitFor(() => expect(add.disabled).toBe(false));
});

test('an address is read out of what was pasted; that a private one never matches is said, and it is added all the same', async () => {
  const { user } = await renderPage(PATH);
  await screen.findByText(IP);
  await fill(user, IP_FIELD, `${FRESH} 203.0.113.78`);
  await press(user, t('whitelist.add'));
  await expectFieldError(IP_FIELD, t('whitelist.ipSeveral'));
  await fill(user, IP_FIELD, '1.2.3.0/24');
  await press(user, t('whitelist.add'));
  await expectFieldError(IP_FIELD, t('whitelist.state.range'));
  await fill(user, IP_FIELD, '1. office: 192.168.1.5:8080');
  expect(await screen.findByText(t('whitelist.unmatchable'))).toBeTruthy();
  await press(user, t('whitelist.add'));
  const added = t('whitelist.addedToast', { ip: '192.168.1.5' });
  await screen.findByText(sentence(`${added}. ${t('whitelist.unmatchable')}`));
  expect(screen.queryByText(t('whitelist.unmatchable'))).toBeNull();
  await fill(user, IP_FIELD, '[2606:4700::1]/128');
  await fill(user, t('whitelist.remark'), 'home');
  await press(user, t('whitelist.add'));
  await screen.findByText(sentence(t('whitelist.addedToast', { ip: '2606:4700::1' })));
  expect(await callsTo('/auth/whiteipadd')).toEqual([
    { ip: '192.168.1.5', remark: 'office' },
    { ip: '2606:4700::1', remark: 'home' },
  ]);

  const pasted = '• 8.8.8.8/32\n• lab - [fe80::5]:8080\nfe80::5\n192.168.1.5\n1.2.3.0/24';
  await fill(user, t('whitelist.bulkLabel'), pasted);
  const found = within(await screen.findByRole('list', { name: t('whitelist.bulkRows') }));
  const ok = t('whitelist.state.ok');
  await waitFor(() =>
    expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `8.8.8.8${ok}`,
      `fe80::5lab${t('whitelist.unmatchable')}`,
      `fe80::5${t('whitelist.state.duplicate')}`,
      `192.168.1.5${t('whitelist.state.listed')}`,
      `1.2.3.0/24${t('whitelist.state.range')}`,
    ]),
  );
  await press(user, t('whitelist.bulkAdd'));
  expect(await screen.findByText(t.pattern('whitelist.bulkDone', { count: 2 }))).toBeTruthy();
  expect((await callsTo('/auth/whiteipadd')).slice(2)).toEqual([
    { ip: '8.8.8.8', remark: '' },
    { ip: 'fe80::5', remark: 'lab' },
  ]);
});

test.each([
  ['its success', FRESH],
  ['its refusal', IP],
])('the next address typed while one is sent: %s neither empties nor marks it', async (_, sent) => {
  const { user } = await renderPage(PATH);
  await screen.findByText(IP);
  await fill(user, IP_FIELD, sent);
  const letGo = holdBack('/auth/whiteipadd');
  await press(user, t('whitelist.add'));
  await waitFor(async () => expect(await callsTo('/auth/whiteipadd')).toHaveLength(1));
  await fill(user, IP_FIELD, '203.0.113.78');
  await letGo();
  // A busy button has another name.
  await screen.findByRole('button', { name: t('whitelist.add') });
  const field = screen.getByLabelText<HTMLInputElement>(IP_FIELD);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['203.0.113.78', null]);
  await renderPage(PATH);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(IP_FIELD).value).toBe('203.0.113.78'),
  );
});

test('a remark that is too long is marked before anything is sent, in the bulk add and where one address is added', async () => {
  const { user } = await renderPage(PATH);
  await screen.findByText(IP);
  const tooLong = t('whitelist.state.remarkTooLong', { max: REMARK_MAX });
  const long = 'я'.repeat(REMARK_MAX + 1);
  await fill(user, IP_FIELD, `${FRESH} ${long}`);
  await press(user, t('whitelist.add'));
  await expectFieldError(IP_FIELD, tooLong);
  const add = addAll();
  await fill(
    user,
    t('whitelist.bulkLabel'),
    `${FRESH} ${long}\n203.0.113.78 ${long.slice(1)}\n${FRESH}`,
  );
  await waitFor(() => expect(add.disabled).toBe(false));
  expect(marks()).toEqual([tooLong, t('whitelist.unmatchable'), t('whitelist.unmatchable')]);
  await user.click(add);
  expect(await screen.findByText(t.pattern('whitelist.bulkDone', { count: 2 }))).toBeTruthy();
  expect(await callsTo('/auth/whiteipadd')).toEqual([
    { ip: '203.0.113.78', remark: long.slice(1) },
    { ip: FRESH, remark: '' },
  ]);
});

test('bulk add: a row with a lost answer says that it may have been added, and is not sent again by itself', async () => {
  const { user, fail } = await renderPage(PATH);
  await screen.findByText(IP);
  fail({ call: 'auth.whiteipadd', answer: 'drop' });
  await fill(user, t('whitelist.bulkLabel'), FRESH);
  await press(user, t('whitelist.bulkAdd'));
  const found = within(await screen.findByRole('list', { name: t('whitelist.bulkRows') }));
  expect(await found.findByText(t('whitelist.state.lost'))).toBeTruthy();
  expect(await callsTo('/auth/whiteipadd')).toHaveLength(1);
});

test('an address that is added offline leaves the list as it was: the banner says why it cannot be read again', async () => {
  const { user, fail } = await renderPage(PATH);
  await screen.findByText(IP);
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  for (const call of ['auth.whiteipadd', 'auth.whiteipget', 'dynamic.whiteipget'] as const)
    fail({ call, answer: 'drop', times: null });
  await fill(user, IP_FIELD, '8.8.8.8');
  await press(user, t('whitelist.add'));
  const retries = () => screen.queryAllByRole('button', { name: t('common.retry') });
  const isRead = async (path: string, times: number) =>
    waitFor(async () => expect((await callsTo(path)).length).toBe(times));
  await isRead('/auth/whiteipget', 2);
  await isRead('/dynamic/whiteipget', 2);
  expect(retries()).toEqual([]);
  expect(screen.getByText(IP)).toBeTruthy();
  // The failures are there, and are told once the browser is online.
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await isRead('/auth/whiteipget', 3);
  await waitFor(() => expect(retries()).toHaveLength(1));
});

describe('bulk add while', () => {
  const listed = t('whitelist.state.listed');

  test('the whitelist is loading or has failed: no address is called new, and Retry compares them', async () => {
    const letGo = holdBack('/dynamic/whiteipget');
    const { user } = await renderPage(PATH, {
      faults: [{ call: 'dynamic.whiteipget', answer: 'status' }],
    });
    await fill(user, t('whitelist.bulkLabel'), IP);
    expect(marks()).toEqual([t('whitelist.state.notCompared')]);
    expect(screen.getByText(t.pattern('whitelist.bulkNotCompared', { count: 1 }))).toBeTruthy();
    expect(addAll().disabled).toBe(true);
    await letGo();
    expect(await screen.findByText(t.pattern('failure.http', { status: 502 }))).toBeTruthy();
    expect(marks()).toEqual([t('whitelist.state.notCompared')]);
    expect(addAll().disabled).toBe(false);
    await retry(user, t.pattern('failure.http', { status: 502 }));
    await waitFor(() => expect(marks()).toEqual([listed]));
    expect(addAll().disabled).toBe(true);
  });

  test('rows of the whitelist cannot be read: a note says so, and addresses that are not known to be listed may be', async () => {
    driftAnswers('/dynamic/whiteipget', withBrokenRow);
    const { user, state } = await renderPage(PATH);
    const ips = state.whitelist.map(({ ip }) => ip);
    await fill(user, t('whitelist.bulkLabel'), [FRESH, ...ips].join('\n'));
    expect(await screen.findByText(/^1 of \d+ records couldn’t be read/)).toBeTruthy();
    // The new address and the one whose row is broken may be listed; the other rows can be read.
    const others = ips.slice(1).map(() => listed);
    expect(marks().sort()).toEqual(
      [t('whitelist.state.notCompared'), t('whitelist.state.notCompared'), ...others].sort(),
    );
    expect(addAll().disabled).toBe(false);
  });

  /** Deletes an address, and ends its five seconds. */
  async function deleteNow(user: UserEvent, ip: string) {
    const reads = async () => (await callsTo('/auth/whiteipget')).length;
    await press(user, `${t('whitelist.delete')}: ${ip}`);
    const before = await reads();
    fireEvent(window, new Event('pagehide'));
    await waitFor(async () => expect(await reads()).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByText(t.pattern('whitelist.deleting'))).toBeNull());
  }

  test('the list cannot be read after a deletion: the address can be added again', async () => {
    const { user, fail } = await renderPage(PATH, {
      change: ({ whitelist: [one] }) => void Object.assign(one ?? {}, { ip: '8.8.8.8' }),
    });
    await fill(user, t('whitelist.bulkLabel'), '8.8.8.8');
    await waitFor(() => expect(marks()).toEqual([listed]));
    fail({ call: 'dynamic.whiteipget', answer: 'status', times: null });
    await deleteNow(user, '8.8.8.8');
    await waitFor(() => expect(marks()).toEqual([t('whitelist.state.ok')]));
    expect(addAll().disabled).toBe(false);
  });

  test('an address that it has added is deleted: it can be added again', async () => {
    const { user } = await renderPage(PATH);
    await fill(user, t('whitelist.bulkLabel'), '8.8.8.8');
    const add = async () => {
      await waitFor(() => expect(addAll().disabled).toBe(false));
      await user.click(addAll());
      await waitFor(() => expect(marks()).toEqual([t('whitelist.state.done')]));
    };
    await add();
    await deleteNow(user, '8.8.8.8');
    await waitFor(() => expect(marks()).toEqual([t('whitelist.state.ok')]));
    await add();
    expect(await callsTo('/auth/whiteipadd')).toHaveLength(2);
  });
});

test('a bulk takes the focus from its button, which is hidden meanwhile; Cancel gives it back', async () => {
  const { user } = await renderPage(PATH);
  const add = await screen.findByRole('button', { name: t('whitelist.bulkAdd') });
  await fill(user, t('whitelist.bulkLabel'), '192.0.2.1\n192.0.2.2');
  const letGo = holdBack('/auth/whiteipadd');
  await waitFor(() => expect(add.hasAttribute('disabled')).toBe(false));
  await user.click(add);
  const cancel = await screen.findByRole('button', { name: t('common.cancel') });
  const sent = t('whitelist.bulkSent', { done: 0, of: 2 });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(sent));
  cancel.focus();
  await user.keyboard('{Enter}');
  await letGo();
  await waitFor(() => expect(document.activeElement).toBe(addAll()));
  expect(await callsTo('/auth/whiteipadd')).toHaveLength(1);
});

test('two remarks are edited at the same time: Enter saves one, Escape leaves the other, and the focus is where it was', async () => {
  const other = '203.0.113.17';
  const { user, state } = await renderPage(PATH);
  for (const ip of [IP, other]) await press(user, t('whitelist.editRemark', { ip }));
  const remarkOf = (ip: string) =>
    screen.getByLabelText<HTMLInputElement>(t('whitelist.remarkOf', { ip }));
  expect(document.activeElement).toBe(remarkOf(other));
  expect(remarkOf(IP).id).not.toBe(remarkOf(other).id);
  await fill(user, t('whitelist.remarkOf', { ip: IP }), 'home');
  await user.keyboard('{Enter}');
  const edit = (ip: string) =>
    screen.findByRole('button', { name: t('whitelist.editRemark', { ip }) });
  const saved = await edit(IP);
  await waitFor(() => expect(document.activeElement).toBe(saved));
  await fill(user, t('whitelist.remarkOf', { ip: other }), 'nothing');
  await user.keyboard('{Escape}');
  const left = await edit(other);
  expect(document.activeElement).toBe(left);
  expect(await callsTo('/auth/whiteipupdate')).toEqual([
    { id: state.whitelist.find(({ ip }) => ip === IP)?.id, remark: 'home' },
  ]);
});

test('a remark that is being saved is not given up, and Cancel closes its editor as Escape does', async () => {
  const { user } = await renderPage(PATH);
  await press(user, t('whitelist.editRemark', { ip: IP }));
  const field = () => screen.queryByLabelText(t('whitelist.remarkOf', { ip: IP }));
  await fill(user, t('whitelist.remarkOf', { ip: IP }), 'home');
  const letGo = holdBack('/auth/whiteipupdate');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await callsTo('/auth/whiteipupdate')).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(field()).toBeTruthy();
  await letGo();
  await press(user, t('whitelist.editRemark', { ip: IP }));
  await press(user, t('common.cancel'));
  expect(field()).toBeNull();
});

test('two deletions wait at the same time: each has its Undo, and leaving the page sends those that still wait', async () => {
  const other = '203.0.113.17';
  const undoOther = `${t('whitelist.undo')}: ${other}`;
  const { user, state } = await renderPage(PATH);
  const idOf = (ip: string) => state.whitelist.find((entry) => entry.ip === ip)?.id;
  const ids = [IP, other].map(idOf);
  await press(user, DELETE);
  await press(user, `${t('whitelist.delete')}: ${other}`);
  for (const ip of [IP, other])
    expect(screen.getByText(sentence(t('whitelist.deleting', { ip })))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: undoOther }));
  expect(await callsTo('/auth/whiteipdelete')).toEqual([]);
  await press(user, UNDO);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: DELETE })),
  );
  expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
  expect(screen.getByRole('button', { name: undoOther })).toBeTruthy();
  await press(user, DELETE);
  await user.click(screen.getByRole('link', { name: t('menu.usage') }));
  const sent = async () => (await callsTo('/auth/whiteipdelete')).map(({ id }) => id).sort();
  await waitFor(async () => expect(await sent()).toEqual(ids.sort()));
});

test('the second click of a double click leaves the address that has moved under the pointer', async () => {
  const other = '203.0.113.17';
  const { user } = await renderPage(PATH);
  const deleteOther = () =>
    screen.getByRole('button', { name: `${t('whitelist.delete')}: ${other}` });
  const undoOther = () =>
    screen.queryByRole('button', { name: `${t('whitelist.undo')}: ${other}` });
  fireEvent.click(await screen.findByRole('button', { name: DELETE }), { detail: 1 });
  fireEvent.click(deleteOther(), { detail: 2 });
  expect(await screen.findByRole('button', { name: UNDO })).toBeTruthy();
  expect(undoOther()).toBeNull();
  await user.click(deleteOther());
  await waitFor(() => expect(undoOther()).toBeTruthy());
});

test.each([
  ['is sent after its five seconds', (): void => undefined],
  [
    'is sent because the page may be closed',
    (): void => void fireEvent(window, new Event('pagehide')),
  ],
] as const)('a deletion that %s takes the address away without a reading', async (_, send) => {
  const { user, state, fail } = await renderPage(PATH);
  await screen.findByText(IP);
  await press(user, DELETE);
  fail({ call: 'auth.whiteipget', answer: 'code', code: 30_001, times: null });
  const reads = async () => (await callsTo('/auth/whiteipget')).length;
  const before = await reads();
  send();
  await waitFor(async () => expect(await reads()).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByText(t.pattern('whitelist.deleting'))).toBeNull());
  expect(state.whitelist.some(({ ip }) => ip === IP)).toBe(false);
  await waitFor(() => expect(screen.getAllByRole('alert')).not.toEqual([]));
  expect(rows(t('menu.whitelist')).map(([ip]) => ip)).not.toContain(IP);
});

test('a deletion that was made leaves the size of the pages as it was until the list is read again', async () => {
  const { user } = await renderPage(PATH, { change: fillTo(25) });
  await waitFor(() => expect(rows(t('menu.whitelist'))).toHaveLength(20));
  const [[ip] = []] = rows(t('menu.whitelist'));
  await press(user, `${t('whitelist.delete')}: ${ip}`);
  const letRead = holdBack('/auth/whiteipget');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(screen.queryByText(t.pattern('whitelist.deleting'))).toBeNull());
  await waitFor(async () => expect(await callsTo('/auth/whiteipget')).toHaveLength(2));
  expect(rows(t('menu.whitelist'))).toHaveLength(19);
  expect(screen.getByText(/^20 \/ page$/)).toBeTruthy();
  await letRead();
  await waitFor(() => expect(rows(t('menu.whitelist'))).toHaveLength(20));
});

test.each(['one', 'many'])('an address deleted, then added for %s, is listed', async (form) => {
  const { user, state } = await renderPage(PATH);
  await screen.findByText(IP);
  const old = state.whitelist.find(({ ip }) => ip === IP)?.id;
  await press(user, DELETE);
  const [label, add, done] =
    form === 'one'
      ? ([
          t('whitelist.ip'),
          t('whitelist.add'),
          t.pattern('whitelist.addedToast', { ip: IP }),
        ] as const)
      : ([
          t('whitelist.bulkLabel'),
          t('whitelist.bulkAdd'),
          t.pattern('whitelist.bulkDone', { count: 1 }),
        ] as const);
  await fill(user, label, `${IP} again`);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: add }).disabled).toBe(false),
  );
  const letRead = holdBack('/auth/whiteipget');
  await press(user, add);
  await waitFor(async () => expect(await callsTo('/auth/whiteipadd')).toHaveLength(1));
  expect(await callsTo('/auth/whiteipdelete')).toEqual([{ id: old }]);
  const again = () => state.whitelist.find(({ ip }) => ip === IP);
  await waitFor(() => expect(again()?.remark).toBe('again'));
  // A backend may give the address its former id.
  Object.assign(again() ?? {}, { id: old });
  await letRead();
  expect(await screen.findByText(sentence(done))).toBeTruthy();
  expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
  await waitFor(() =>
    expect(rows(t('menu.whitelist')).find(([ip]) => ip === IP)?.[1]).toMatch(/^again/),
  );
});

test('an address that another tab has deleted: its deletion is done, and its remark is refused because it is gone', async () => {
  const toasts: string[] = [];
  const stop = listen('toast', ({ text }) => toasts.push(text));
  const other = '203.0.113.17';
  const { user, state } = await renderPage(PATH);
  const deleteElsewhere = (gone: string) => {
    state.whitelist = state.whitelist.filter(({ ip }) => ip !== gone);
  };
  await press(user, DELETE);
  deleteElsewhere(IP);
  const letGo = holdBack('/auth/whiteipdelete');
  await goTo(user, 'usage');
  await letGo();
  await goTo(user, 'whitelist');
  await press(user, t('whitelist.editRemark', { ip: other }));
  await fill(user, t('whitelist.remarkOf', { ip: other }), 'home');
  deleteElsewhere(other);
  await press(user, t('common.save'));
  expect(await screen.findByText(t('server.gone'))).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(other)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(toasts).toEqual([t('whitelist.deleted', { ip: IP }), t('server.gone')]);
  stop();
});

test('two readings of the list failed: one failure is shown, and its Retry reads both', async () => {
  const faults = (['auth.whiteipget', 'dynamic.whiteipget'] as const).map(
    (call) => ({ call, answer: 'status', times: null }) as const,
  );
  const { user, heal } = await renderPage(PATH, { faults });
  const retryBoth = await screen.findByRole('button', { name: t('common.retry') });
  heal();
  await user.click(retryBoth);
  expect(await screen.findByText(IP)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: t('common.retry') })).toBeNull());
  await fill(user, t('whitelist.bulkLabel'), FRESH);
  expect(await screen.findByText(t.pattern('whitelist.bulkReady', { count: 1 }))).toBeTruthy();
});

test.each([
  ['was made', 'done', 'whitelist.deleted'],
  ['was not made', 'none', 'whitelist.notDeleted'],
  ['is made after that reading', 'none', 'whitelist.deleted'],
] as const)(
  'a deletion without an answer that %s: a reading that can be sure of it says so',
  async (_, effect, key) => {
    const toasts: string[] = [];
    const stop = listen('toast', ({ text }) => toasts.push(text));
    const { user, state, fail, heal } = await renderPage(PATH);
    await press(user, DELETE);
    fail({ call: 'auth.whiteipdelete', answer: 'drop', effect });
    fail({ call: 'dynamic.whiteipget', answer: 'drop', times: null });
    const outcome = t(key, { ip: IP });
    const retryAll = await screen.findByRole('button', { name: t('common.retry') });
    expect(toasts).not.toContain(outcome);
    heal();
    await user.click(retryAll);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('common.retry') })).toBeNull(),
    );
    if (effect === 'none') {
      expect(await screen.findByText(IP)).toBeTruthy();
      expect(toasts).not.toContain(t('whitelist.notDeleted', { ip: IP }));
      if (key === 'whitelist.deleted')
        state.whitelist = state.whitelist.filter(({ ip }) => ip !== IP);
      await passTimeouts();
    }
    await waitFor(() => expect(toasts).toContain(outcome));
    expect(toasts.filter((text) => text.includes(IP))).toEqual([outcome]);
    stop();
  },
);

test('an address that is added again after a deletion without an answer is not said to be still listed', async () => {
  const toasts: string[] = [];
  const stop = listen('toast', ({ text }) => toasts.push(text));
  const { user, fail } = await renderPage(PATH);
  await press(user, DELETE);
  fail({ call: 'auth.whiteipdelete', answer: 'drop', effect: 'done' });
  await fill(user, IP_FIELD, IP);
  // A reading between the deletion and the adding would say that it was deleted.
  const letRead = holdBack('/dynamic/whiteipget');
  await press(user, t('whitelist.add'));
  await waitFor(() => expect(toasts.join()).toMatch(t.pattern('whitelist.addedToast', { ip: IP })));
  await letRead();
  expect(await screen.findByText(IP)).toBeTruthy();
  await passTimeouts();
  expect(toasts.filter((text) => text.includes(IP))).toHaveLength(1);
  stop();
});

test.each([
  ['refused', null],
  ['lost', 'drop'],
] as const)(
  'an address whose adding is %s after a deletion without an answer: once it is gone, a toast says so',
  async (_, answer) => {
    const toasts: string[] = [];
    const stop = listen('toast', ({ text }) => toasts.push(text));
    const { user, state, fail } = await renderPage(PATH);
    await press(user, DELETE);
    fail({ call: 'auth.whiteipdelete', answer: 'drop' });
    if (answer) fail({ call: 'auth.whiteipadd', answer });
    await fill(user, IP_FIELD, IP);
    await press(user, t('whitelist.add'));
    if (answer) await waitFor(() => expect(toasts).toHaveLength(2));
    else await expectFieldError(IP_FIELD, t('server.ipListed'));
    expect(await screen.findByText(IP)).toBeTruthy();
    state.whitelist = state.whitelist.filter(({ ip }) => ip !== IP);
    await passTimeouts();
    await waitFor(() => expect(toasts).toContain(t('whitelist.deleted', { ip: IP })));
    stop();
  },
);

describe('15 s after a deletion without a readable answer the lists', () => {
  const reads = async () => (await callsTo('/dynamic/whiteipget')).length;

  test('are not read again where the service has answered, which ends the call', async () => {
    const { user, fail } = await renderPage(PATH);
    await press(user, DELETE);
    // JSON has no NaN: the code is null, which cannot be read.
    fail({ call: 'auth.whiteipdelete', answer: 'code', code: Number.NaN });
    await screen.findByText(sentence(t('whitelist.notDeleted', { ip: IP })));
    const before = await reads();
    await passTimeouts();
    expect(await reads()).toBe(before);
  });

  test('are not read on another page', async () => {
    const { user, fail } = await renderPage(PATH);
    await press(user, DELETE);
    fail({ call: 'auth.whiteipdelete', answer: 'drop' });
    const letGo = holdBack('/auth/whiteipdelete');
    await goTo(user, 'residential');
    await waitFor(async () => expect(await callsTo('/auth/whiteipdelete')).toHaveLength(1));
    const first = await reads();
    void letGo();
    await waitFor(async () => expect(await reads()).toBe(first + 1));
    await passTimeouts();
    expect(await reads()).toBe(first + 1);
  });
});

describe('a deletion that was waiting when the page was closed, or its customer left', () => {
  const NOT_DELETED = t('shell.unconfirmed.whitelistDeletion', { ips: IP });
  const key = () => `unsentWork:${demo().id}`;

  /** Begins a deletion and closes the page while the call has this fault. */
  async function closeWhileDeleting(...faults: readonly FaultPlan[]): Promise<void> {
    const { user, fail } = await renderPage(PATH);
    await screen.findByText(IP);
    fail(...faults);
    await press(user, DELETE);
    await screen.findByText(sentence(t('whitelist.deleting', { ip: IP })));
    const reads = async () => (await callsTo('/auth/whiteipget')).length;
    const before = await reads();
    fireEvent(window, new Event('pagehide'));
    // The list is read again when the call is over.
    await waitFor(async () => expect(await reads()).toBe(before + 1));
    expect(await callsTo('/auth/whiteipdelete')).toHaveLength(1);
  }

  const startAgain = (options: Parameters<typeof renderPage>[1] = {}) =>
    renderPage('/account/resetpassword', options);
  const message = () => screen.queryByText(sentence(new RegExp(`^${NOT_DELETED}`)));
  const isForgotten = () => waitFor(() => expect(localStorage.getItem(key())).toBeNull());

  test('is told at the next start when it failed, and only then', async () => {
    await closeWhileDeleting({ call: 'auth.whiteipdelete', answer: 'status' });
    const { user } = await startAgain();
    await waitFor(() => expect(message()).toBeTruthy());
    await isForgotten();
    await user.click(screen.getByRole('link', { name: t('shell.unconfirmed.openWhitelist') }));
    await screen.findByRole('heading', { level: 1, name: t('menu.whitelist') });
    await press(user, t('common.close'));
    expect(message()).toBeNull();
  });

  test('is not reported when it was done although its answer was lost', async () => {
    await closeWhileDeleting({ call: 'auth.whiteipdelete', answer: 'status', effect: 'done' });
    await startAgain();
    await isForgotten();
    expect(message()).toBeNull();
  });

  test('is checked again at a later start when its row cannot be read; one that is still listed is reported', async () => {
    const { state } = await startAgain();
    const [lost, listed] = state.whitelist;
    const unconfirmed = [lost, listed].map((one) => ({
      id: one?.id,
      subject: one?.ip,
      sentAt: 0,
    }));
    localStorage.setItem(key(), JSON.stringify(unconfirmed));
    const isLost = (row: Json) => JSON.stringify(row).includes(`"${lost?.ip}"`);
    driftRows('/auth/whiteipget', (rows) => rows.map((row) => (isLost(row) ? BROKEN_ROW : row)));
    await startAgain();
    const text = t('shell.unconfirmed.whitelistDeletion', { ips: listed?.ip ?? '' });
    expect(await screen.findByText(sentence(text))).toBeTruthy();
    expect(JSON.parse(localStorage.getItem(key()) ?? '[]')).toEqual([unconfirmed[0]]);
  });

  test('is remembered when its five seconds are over and its call is still under way, and is not sent twice', async () => {
    const { user } = await renderPage(PATH);
    await screen.findByText(IP);
    const letGo = holdBack('/auth/whiteipdelete');
    await press(user, DELETE);
    await screen.findByText(sentence(t('whitelist.deleting', { ip: IP })));
    // A customer who leaves the page cannot press Undo any more, so the deletion is sent.
    await user.click(screen.getByRole('link', { name: t('menu.usage') }));
    await waitFor(async () => expect(await callsTo('/auth/whiteipdelete')).toHaveLength(1));
    fireEvent(window, new Event('pagehide'));
    expect(JSON.parse(localStorage.getItem(key()) ?? '[]')).toMatchObject([{ subject: IP }]);
    await letGo();
    await isForgotten();
    expect(await callsTo('/auth/whiteipdelete')).toHaveLength(1);
  });

  test('is looked for at a further start when the whitelist cannot be read', async () => {
    await closeWhileDeleting({ call: 'auth.whiteipdelete', answer: 'status' });
    const reads = async () => (await callsTo('/auth/whiteipget')).length;
    const before = await reads();
    await startAgain({ faults: [{ call: 'auth.whiteipget', answer: 'drop' }] });
    await waitFor(async () => expect(await reads()).toBe(before + 1));
    await startAgain();
    await waitFor(() => expect(message()).toBeTruthy());
  });
});

test('after a change of language, errors are shown in the new one: on the field, in the bulk add, under the export', async () => {
  const failedIn = (words: Texts) => [
    words.pattern('server.tooManyRequests'),
    words.pattern('failure.http', { status: 502 }),
  ];
  const [bulkFailed = '', exportFailed = ''] = failedIn(t);
  const { user, fail } = await renderPage(PATH);
  await screen.findByText(IP);
  await press(user, t('whitelist.add'));
  await expectFieldError(IP_FIELD, t('common.required'));
  fail({ call: 'auth.whiteipadd', answer: 'code', code: 30001 });
  await fill(user, t('whitelist.bulkLabel'), FRESH);
  await press(user, t('whitelist.bulkAdd'));
  const list = () => within(screen.getByRole('main'));
  await list().findByText(bulkFailed);
  fail({ call: 'auth.whiteipget', answer: 'status' });
  await exportAs(user);
  await list().findByText(exportFailed);
  await pickRussian(user);
  await expectFieldError(ru('whitelist.ip'), ru('common.required'));
  for (const failed of failedIn(ru)) await list().findByText(failed);
  for (const failed of failedIn(t)) expect(list().queryByText(failed)).toBeNull();
  expect(screen.queryByText(t('common.required'))).toBeNull();
});
