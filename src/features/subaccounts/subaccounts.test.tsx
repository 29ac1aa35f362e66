import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { announce, listen } from '@/lib/browser/announce';
import { openTabChannel } from '@/lib/browser/tabs/tabChannel';
import { toTypedTraffic } from '@/lib/number/traffic';
import type { FaultPlan } from '../../../mock/faults';
import { GB, leftIn, MB } from '../../../mock/world/state';
import {
  callsTo,
  choose,
  consume,
  demo,
  dialog,
  expectFieldError,
  exportAs,
  fileSavedBy,
  fill,
  goTo,
  holdBack,
  inDialog,
  pickItem,
  press,
  renderPage,
  retry,
  rows,
  sentence,
  skipTime,
  storeElsewhere,
  type WorldState,
  worldState,
} from '../../../tests/support/jsdom/renderPage';
import { t } from '../../../tests/support/texts';
import { rowsOfCsv } from '../../../tests/support/world/csv';
import { lastChangeRows } from './change/lastChangesStore';

const SUB = 'scraperteam01';
const LIST = '/proxysetting/subaccount';

const ALLOCATE = t('subaccount.allocate');
const RECYCLE = t('subaccount.recycle');
const DELETE = t('subaccount.delete');
const AMOUNT = t('subaccount.amount');
const CHECK_AGAIN = t('outcome.checkAgain');

function subIn({ subAccounts }: WorldState) {
  const sub = subAccounts.find(({ username }) => username === SUB);
  if (sub === undefined) throw new Error(`no ${SUB}`);
  return sub;
}
const subLeft = (state: WorldState) => leftIn(subIn(state).lots);
const mainLeft = (state: WorldState) => leftIn(state.users[0]?.lots ?? []);

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const inBox = async (name: string) =>
  within(await dialog()).getByRole<HTMLButtonElement>('button', { name });
const isNotInBox = async (name: string) =>
  expect(within(await dialog()).queryByRole('button', { name })).toBeNull();
const isDisabled = (name: string) =>
  waitFor(async () => expect((await inBox(name)).disabled).toBe(true));
const isEnabled = (name: string) =>
  waitFor(async () => expect((await inBox(name)).disabled).toBe(false));
const confirmWith = async (user: UserEvent, name: string) => user.click(await inBox(name));

/** Opens the form of a new one, with its username and a generated password. */
async function openNew(username: string) {
  const page = await renderPage('/proxysetting/addsub');
  await fill(page.user, t('subaccount.username'), username);
  await press(page.user, t('subaccount.generate'));
  return page;
}
const openEdit = (options?: Parameters<typeof renderPage>[1]) =>
  renderPage(`/proxysetting/editsub?id=${subIn(worldState()).id}&username=${SUB}`, options);

/** Picks an action of a row's menu "More". */
async function pickMore(user: UserEvent, more: string, action: string, name = SUB) {
  await press(user, `${more}: ${name}`);
  await pickItem(user, action);
}

test('the list shows every sub-account; an amount is checked, previewed and moved', async () => {
  const { user, state } = await renderPage(LIST);
  await screen.findByText(SUB);
  const shown = rows(t('menu.subaccount')).map(([username]) => username);
  expect(shown.sort()).toEqual(state.subAccounts.map(({ username }) => username).sort());
  const percentages = screen.getAllByRole('progressbar').map((bar) => bar.ariaValueNow);
  expect(percentages.filter((text) => !/^\d+(\.\d)?$/.test(text ?? ''))).toEqual([]);

  const before = { main: mainLeft(state), sub: subLeft(state) };
  await press(user, `${ALLOCATE}: ${SUB}`);
  // All of it is an amount that fits exactly, and says what limits it.
  await inDialog(t.pattern('subaccount.limitedBy.main'));
  expect((await inBox(ALLOCATE)).disabled).toBe(true);
  await user.click(await inBox(t('subaccount.all')));
  expect(screen.getByLabelText<HTMLInputElement>(AMOUNT).value).toBe(
    toTypedTraffic(before.main, 'en-US').text,
  );
  expect((await inBox(ALLOCATE)).disabled).toBe(false);
  const preview = async () => (await dialog()).querySelector('[aria-live=polite]');
  // Both sides in one unit.
  expect((await preview())?.textContent).toMatch(/\D0\.00\sGB/);
  // A refused amount moves nothing: both sides have as much after it as before.
  await fill(user, AMOUNT, '99999');
  const sides = [...((await preview())?.querySelectorAll('[class*=item-content]') ?? [])];
  expect(sides).toHaveLength(2);
  for (const side of sides) expect(side.textContent).toMatch(/^(.+)\1$/);
  await fill(user, AMOUNT, 'x');
  expect(screen.queryByText(t('subaccount.notAmount'))).toBeNull();
  await confirmWith(user, ALLOCATE);
  await expectFieldError(AMOUNT, t('subaccount.notAmount'));
  await fill(user, AMOUNT, '0');
  await expectFieldError(AMOUNT, t('subaccount.problem.noAmount'));
  await fill(user, AMOUNT, '999999');
  await expectFieldError(AMOUNT, t('subaccount.limitedBy.main'));
  expect((await dialog()).textContent).not.toMatch(/[-−]\d/);
  expect(await callsTo('/auth/trafficupdate')).toEqual([]);
  await user.click(await inBox(t('order.gb', { gb: 1 })));
  await confirmWith(user, ALLOCATE);
  expect(await screen.findByText(t('subaccount.done.allocate', { amount: '1 GB' }))).toBeTruthy();
  await noDialog();
  expect(await callsTo('/auth/trafficupdate')).toEqual([
    { id: subIn(state).id, action: 'allocate', amount: `${GB}` },
  ]);
  expect({ main: mainLeft(state), sub: subLeft(state) }).toEqual({
    main: before.main - GB,
    sub: before.sub + GB,
  });
});

test('a search is exported as it is shown', async () => {
  const { user } = await renderPage(`${LIST}?search=${SUB}`);
  await screen.findByText(SUB);
  const file = await fileSavedBy(() => exportAs(user));
  expect(rowsOfCsv(file.text).map(([username]) => username)).toEqual([
    t('subaccount.username'),
    SUB,
  ]);
});

test('all of them are sorted by the traffic that is left, also those of other pages', async () => {
  const COUNT = 25;
  const nameOf = (index: number) => `sortedlogin${index + 10}`;
  const { user } = await renderPage(LIST, {
    change(state) {
      const pattern = subIn(state);
      const lots = (left: number) => pattern.lots.slice(0, 1).map((lot) => ({ ...lot, left }));
      state.subAccounts = Array.from({ length: COUNT }, (_, index) => ({
        ...pattern,
        id: `O${index}`,
        username: nameOf(index),
        // The service lists the newest first, so the one with the least is on the second page.
        lots: lots((index + 1) * GB),
      }));
    },
  });
  await screen.findByText(nameOf(COUNT - 1));
  expect(screen.queryByText(nameOf(0))).toBeNull();
  await choose(user, t('subaccount.sort'), t('subaccount.sort.left'));
  await screen.findByText(nameOf(0));
  const shown = () => rows(t('menu.subaccount')).map(([username]) => username);
  expect(shown()).toEqual(Array.from({ length: 20 }, (_, index) => nameOf(index)));
  expect(history.location.search).toBe('?sort=left');
});

test('a sub-account is deleted once its name is typed; then nothing is left and the page says what to do', async () => {
  const { user, state } = await renderPage(LIST, {
    change: (world) => {
      world.subAccounts = [{ ...subIn(world), limit: 50 * GB }];
    },
  });
  await pickMore(user, t('common.more'), DELETE);
  const text = t.pattern('subaccount.deleteText', { name: SUB, limit: 50 * GB });
  expect(await inDialog(text)).toBeTruthy();
  const name = await screen.findByLabelText(t('subaccount.typeName', { name: SUB }));
  expect((await inBox(DELETE)).disabled).toBe(true);
  await user.click(name);
  await user.paste(`\u200b${SUB}`);
  expect(name).toHaveProperty('value', SUB);
  await isEnabled(DELETE);
  // The row stays until the list is read again, and the button that opened the dialog with it.
  const letDelete = holdBack('/auth/passdelete');
  await confirmWith(user, DELETE);
  await waitFor(async () => expect(await callsTo('/auth/passdelete')).toHaveLength(1));
  const letRead = holdBack('/auth/sublist');
  await letDelete();
  await screen.findByText(sentence(t.pattern('subaccount.deleted', { name: SUB })));
  expect(state.subAccounts).toEqual([]);
  await noDialog();
  expect(rows(t('menu.subaccount'))).toHaveLength(1);
  await letRead();
  expect(await screen.findByText(t('subaccount.empty'))).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: t('subaccount.list') })),
  );
  const links = screen.getAllByRole('link', { name: t('subaccount.add') });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/client/proxysetting/addsub'),
  );
});

test('a new one: each rule on its field, a taken name, and what is sent', async () => {
  const { user, state } = await renderPage('/proxysetting/addsub');
  await press(user, t('subaccount.add'));
  await expectFieldError(t('subaccount.username'), t('subaccount.problem.noAmount'));
  await expectFieldError(t('subaccount.password'), t('user.passwordRequired'));
  await fill(user, t('subaccount.username'), 'short-one');
  await fill(user, t('subaccount.password'), 'onlyletters');
  await fill(user, t('subaccount.limit'), 'x');
  await press(user, t('subaccount.add'));
  await expectFieldError(t('subaccount.username'), t('subaccount.usernameRule'));
  await expectFieldError(t('subaccount.password'), t('user.passwordRule'));
  await expectFieldError(t('subaccount.limit'), t('subaccount.notAmount'));
  await fill(user, t('subaccount.limit'), '3');
  await press(user, t('subaccount.generate'));
  expect(screen.getAllByText(new RegExp(`\\(${t('user.rule.met')}\\)`)).length).toBeGreaterThan(1);
  await fill(user, t('subaccount.username'), SUB);
  expect(await callsTo('/auth/passadd')).toEqual([]);
  await press(user, t('subaccount.add'));
  await expectFieldError(t('subaccount.username'), t('server.usernameTaken'));
  await fill(user, t('subaccount.username'), 'brandnewlogin1');
  await fill(user, t('subaccount.remark'), 'for Ann');
  const password = (screen.getByLabelText(t('subaccount.password')) as HTMLInputElement).value;
  await press(user, t('subaccount.add'));
  await screen.findByText(sentence(t('subaccount.added', { name: 'brandnewlogin1' })));
  expect(await screen.findByRole('heading', { level: 1, name: t('menu.subaccount') })).toBeTruthy();
  expect((await callsTo('/auth/passadd')).at(-1)).toEqual({
    username: 'brandnewlogin1',
    password,
    remark: 'for Ann',
    traffic_limit: `${3 * GB}`,
  });
  expect(state.subAccounts.at(-1)).toMatchObject({ remark: 'for Ann', limit: 3 * GB });
  const list = within(await screen.findByRole('table', { name: t('menu.subaccount') }));
  const added = await list.findByRole('row', { name: /brandnewlogin1/ });
  // Nothing was given to it yet: that is not little.
  expect(within(added).getByText(t('subaccount.noTraffic'))).toBeTruthy();
  expect(within(added).queryByText(t('subaccount.low'))).toBeNull();
  // The card of the new one is open, and is not opened again.
  expect(await inDialog(t('handover.title', { name: 'brandnewlogin1' }))).toBeTruthy();
  expect(history.location.state).toBeNull();
});

test('what was typed while a new one was added does not keep its form open', async () => {
  const { user } = await openNew('brandnewlogin4');
  const letGo = holdBack('/auth/passadd');
  await press(user, t('subaccount.add'));
  await waitFor(async () => expect(await callsTo('/auth/passadd')).toHaveLength(1));
  await fill(user, t('subaccount.remark'), 'for Bea');
  await letGo();
  await screen.findByRole('heading', { level: 1, name: t('menu.subaccount') });
  const again = await renderPage('/proxysetting/addsub');
  await press(again.user, t('subaccount.add'));
  await expectFieldError(t('subaccount.username'), t('subaccount.problem.noAmount'));
});

test('a new one is given traffic at once: Allocate opens, and its card after it', async () => {
  const { user, state } = await openNew('brandnewlogin2');
  await press(user, t('subaccount.addAndAllocate'));
  await inDialog(t('subaccount.title.allocate', { name: 'brandnewlogin2' }));
  await fill(user, AMOUNT, '2');
  await confirmWith(user, ALLOCATE);
  expect(await inDialog(t('handover.title', { name: 'brandnewlogin2' }))).toBeTruthy();
  expect(leftIn(state.subAccounts.at(-1)?.lots ?? [])).toBe(2 * GB);
});

test('one that was added, deleted and added again under its name has its own card and form', async () => {
  const NAME = 'brandnewlogin6';
  const { user } = await openNew(NAME);
  const addAndEdit = async () => {
    await press(user, t('subaccount.add'));
    await inDialog(t('handover.title', { name: NAME }));
    expect(await inDialog(t('handover.secret'))).toBeTruthy();
    await user.keyboard('{Escape}');
    await noDialog();
    await press(user, `${t('common.more')}: ${NAME}`);
    await user.click(await screen.findByRole('link', { name: t('subaccount.edit') }));
    expect(await screen.findByLabelText(t('user.newPassword'))).toBeTruthy();
  };
  await addAndEdit();
  await goTo(user, 'subaccount');
  await pickMore(user, t('common.more'), DELETE, NAME);
  await fill(user, t('subaccount.typeName', { name: NAME }), NAME);
  await waitFor(() => confirmWith(user, DELETE));
  await noDialog();
  await user.click(await screen.findByRole('link', { name: t('subaccount.add') }));
  await fill(user, t('subaccount.username'), NAME);
  await press(user, t('subaccount.generate'));
  await addAndEdit();
});

test('when the new one cannot be read, the list says so, and Retry opens its card', async () => {
  const { user, fail } = await openNew('brandnewlogin5');
  const letRead = holdBack('/auth/sublist', 'keyword=brandnewlogin5');
  await press(user, t('subaccount.add'));
  await screen.findByRole('table', { name: t('menu.subaccount') });
  fail({ call: 'auth.sublist', answer: 'status' });
  await letRead();
  const failure = t.pattern('failure.http', { status: 502 });
  await screen.findByText(failure);
  await retry(user, failure);
  expect(await inDialog(t('handover.title', { name: 'brandnewlogin5' }))).toBeTruthy();
});

test('a dialog that was opened before the new one is listed stays, and that of the new one follows', async () => {
  const { user } = await openNew('brandnewlogin3');
  const letRead = holdBack('/auth/sublist', 'keyword=brandnewlogin3');
  await press(user, t('subaccount.addAndAllocate'));
  await pickMore(user, t('common.more'), DELETE);
  await screen.findByLabelText(t('subaccount.typeName', { name: SUB }));
  await letRead();
  await fill(user, t('subaccount.typeName', { name: SUB }), SUB);
  await isEnabled(DELETE);
  await confirmWith(user, t('common.cancel'));
  await inDialog(t('subaccount.title.allocate', { name: 'brandnewlogin3' }));
  await confirmWith(user, t('common.cancel'));
  expect(await inDialog(t('handover.title', { name: 'brandnewlogin3' }))).toBeTruthy();
});

test('a new one that was not sent is back after a reload, without its password; a wrong limit has the focus', async () => {
  const { user } = await renderPage('/proxysetting/addsub');
  await fill(user, t('subaccount.username'), 'brandnewlogin1');
  await fill(user, t('subaccount.password'), 'letters123');
  await choose(user, t('unit.name'), t('unit.MB'));
  await fill(user, t('subaccount.limit'), '1,5000');
  await press(user, t('subaccount.add'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(t('subaccount.limit'))),
  );
  await fill(user, t('subaccount.limit'), '1,500');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('letters123');

  const again = await renderPage('/proxysetting/addsub');
  const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await waitFor(() => expect(textIn(t('subaccount.username'))).toBe('brandnewlogin1'));
  expect(textIn(t('subaccount.limit'))).toBe('1,500');
  expect(textIn(t('subaccount.password'))).toBe('');
  await press(again.user, t('subaccount.generate'));
  await press(again.user, t('subaccount.add'));
  await screen.findByText(sentence(t('subaccount.added', { name: 'brandnewlogin1' })));
  expect(again.state.subAccounts.at(-1)).toMatchObject({ limit: 1500 * MB });
  await renderPage('/proxysetting/addsub');
  expect(textIn(t('subaccount.username'))).toBe('');
});

test('a change of one: its reading fails with Retry, rules are kept, password and remark are saved apart', async () => {
  await renderPage(`/proxysetting/editsub?id=gone&username=${SUB}`);
  expect(await screen.findByText(t('subaccount.noSuch'))).toBeTruthy();
  const { user, state } = await openEdit({
    change: (world) => {
      subIn(world).limit = 500 * MB;
    },
    faults: [{ call: 'auth.sublist', answer: 'status' }],
  });
  await retry(user, t.pattern('failure.http', { status: 502 }));
  await screen.findByLabelText(t('user.newPassword'));
  expect(screen.getByText(t.pattern('subaccount.fixedLimit', { amount: '500 MB' }))).toBeTruthy();
  await press(user, t('subaccount.savePassword'));
  await expectFieldError(t('user.newPassword'), t('user.passwordRequired'));
  await fill(user, t('user.newPassword'), '12345678');
  await press(user, t('subaccount.savePassword'));
  await expectFieldError(t('user.newPassword'), t('user.passwordRule'));
  expect(await callsTo('/auth/passupdate')).toEqual([]);
  await fill(user, t('user.newPassword'), subIn(state).password);
  await press(user, t('subaccount.savePassword'));
  await expectFieldError(t('user.newPassword'), t('user.passwordSame'));
  expect(screen.getByText(t('subaccount.savePasswordText'))).toBeTruthy();
  expect(await callsTo('/auth/passupdate')).toEqual([]);
  await fill(user, t('user.newPassword'), 'letters123');
  await press(user, t('subaccount.savePassword'));
  expect(await screen.findByText(t('subaccount.passwordSaved'))).toBeTruthy();
  expect(subIn(state).password).toBe('letters123');
  const secret = t('subaccount.passwordOf', { name: SUB });
  await press(user, `${t('common.show')}: ${secret}`);
  await screen.findByText('letters123');
  await fill(user, t('subaccount.remark'), 'for Bob');
  await press(user, t('subaccount.saveRemark'));
  expect(await screen.findByText(t('subaccount.remarkSaved'))).toBeTruthy();
  expect(subIn(state).remark).toBe('for Bob');
});

test('a change of one whose answer was lost is looked up: what was saved is said to be saved, and is not sent again', async () => {
  const { user, state } = await openEdit({
    faults: [
      { call: 'auth.passupdate', answer: 'drop', effect: 'done' },
      { call: 'auth.remarkupdate', answer: 'drop', effect: 'done' },
    ],
  });
  await fill(user, t('user.newPassword'), 'letters123');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('subaccount.passwordSaved'))).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: t('subaccount.access') }),
    ),
  );
  await fill(user, t('subaccount.remark'), 'for Bob');
  await press(user, t('subaccount.saveRemark'));
  expect(await screen.findByText(t('subaccount.remarkSaved'))).toBeTruthy();
  expect(subIn(state)).toMatchObject({ password: 'letters123', remark: 'for Bob' });
  expect(await callsTo('/auth/passupdate')).toHaveLength(1);
  expect(await callsTo('/auth/remarkupdate')).toHaveLength(1);
});

test('another password that is typed while one is saved stays', async () => {
  const { user } = await openEdit();
  await fill(user, t('user.newPassword'), 'letters123');
  const letGo = holdBack('/auth/passupdate');
  await press(user, t('subaccount.savePassword'));
  await waitFor(async () => expect(await callsTo('/auth/passupdate')).toHaveLength(1));
  await fill(user, t('user.newPassword'), 'letters456');
  await letGo();
  expect(await screen.findByText(t('subaccount.passwordSaved'))).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(t('user.newPassword')).value).toBe('letters456');
});

test.each([
  ['is lost', [{ call: 'auth.passupdate', answer: 'status' }]],
  ['arrives', []],
] as const)('a change whose answer %s after the session’s end says nothing', async (_, faults) => {
  const errors: string[] = [];
  const stop = listen('toast', ({ kind, text }) => {
    if (kind === 'error') errors.push(text);
  });
  const { user, fail } = await openEdit();
  await fill(user, t('user.newPassword'), 'letters123');
  fail(...faults);
  const letGo = holdBack('/auth/passupdate');
  await press(user, t('subaccount.savePassword'));
  await waitFor(async () => expect(await callsTo('/auth/passupdate')).toHaveLength(1));
  storeElsewhere('userAuthData', null);
  await screen.findByRole('heading', { level: 1, name: t('menu.login') });
  await letGo();
  await user.click(screen.getByRole('link', { name: t('user.forgot') }));
  await screen.findByRole('heading', { level: 1, name: t('menu.emailtoreset') });
  expect(errors).toEqual([]);
  // Toasts are shown in their order.
  act(() => announce('toast', { kind: 'info', text: 'later' }));
  await screen.findByText('later');
  expect(screen.queryByText(t('subaccount.passwordSaved'))).toBeNull();
  stop();
});

test.each([
  ['password', t('user.newPassword'), t('subaccount.savePassword')],
  ['remark', t('subaccount.remark'), t('subaccount.saveRemark')],
])('saving the %s of one that another tab deleted says that it is gone', async (_, label, save) => {
  const { user, state } = await openEdit();
  await fill(user, label, 'letters123');
  state.subAccounts = [];
  await press(user, save);
  expect(await screen.findByText(t('server.gone'))).toBeTruthy();
  expect(await screen.findByText(t('subaccount.noSuch'))).toBeTruthy();
});

test('whoever has gone on to another page while a new sub-account is being added stays there', async () => {
  const { user } = await openNew('brandnewlogin1');
  const release = holdBack('/auth/passadd');
  await press(user, t('subaccount.add'));
  await goTo(user, 'whitelist');
  await release();
  await screen.findByText(sentence(t('subaccount.added', { name: 'brandnewlogin1' })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('menu.whitelist'));
});

describe('moving traffic', () => {
  const open = async (user: UserEvent, action: string) => {
    if (action === ALLOCATE) await press(user, `${action}: ${SUB}`);
    else await pickMore(user, t('common.more'), action);
    await inDialog(t.pattern('subaccount.atMost'));
  };
  /** Opens the list and the dialog of an allocation of 1 GB. */
  const openAllocation = async () => {
    const page = await renderPage(LIST);
    const before = sides(page.state);
    await open(page.user, ALLOCATE);
    await fill(page.user, AMOUNT, '1');
    return { ...page, before };
  };
  const closeDialog = async (user: UserEvent) => {
    await waitFor(() => confirmWith(user, t('common.cancel')));
    await noDialog();
  };
  const goAndComeBack = async (user: UserEvent) => {
    await goTo(user, 'usage');
    await goTo(user, 'subaccount');
  };
  let skipped = 0;
  /**
   * Skips past the time in which a call that was given up can take effect. A later test skips further, because `uptime` is
   * never put back and would stand still until the browser's clock has caught up.
   */
  const waitForLateEffects = () => {
    const now = performance.now.bind(performance);
    skipped += 15_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now() + skipped);
  };
  const sides = (state: WorldState) => ({ main: mainLeft(state), sub: subLeft(state) });

  test('goes by the account as it is now, when the dialog opens and when it is sent', async () => {
    const { user, state } = await renderPage(LIST);
    await screen.findByText(SUB);
    // The traffic is used after the row was drawn, so the dialog must show the new figure.
    consume(subLeft(state) - 100 * MB, SUB);
    await open(user, RECYCLE);
    expect(await inDialog(t.pattern('subaccount.atMost', { amount: '100 MB' }))).toBeTruthy();
    await choose(user, t('unit.name'), t('unit.MB'));
    await fill(user, AMOUNT, '80');
    consume(60 * MB, SUB);
    await confirmWith(user, RECYCLE);
    // The words of the hint, so that the field keeps its height.
    const atMost = t('subaccount.atMost', { amount: '40 MB' });
    expect(await inDialog(`${atMost} ${t('subaccount.limitedBy.sub')}`)).toBeTruthy();
    expect(within(await dialog()).getAllByText('0.04 GB').length).toBeGreaterThan(0);
    expect(await callsTo('/auth/trafficupdate')).toEqual([]);
    await fill(user, AMOUNT, '40');
    await confirmWith(user, RECYCLE);
    await noDialog();
    expect(subLeft(state)).toBe(0);
  });

  test('goes by the account as it is when it is sent, also when the page is left while it is read', async () => {
    const { user, state } = await renderPage(LIST);
    await open(user, RECYCLE);
    const reads = (await callsTo('/auth/sublist')).length;
    await fill(user, AMOUNT, '1');
    consume(subLeft(state) - 100 * MB, SUB);
    const letGo = holdBack('/auth/sublist');
    await confirmWith(user, RECYCLE);
    await waitFor(async () => expect(await callsTo('/auth/sublist')).toHaveLength(reads + 1));
    await goAndComeBack(user);
    await letGo();
    await open(user, RECYCLE);
    // The amount that was not sent still stands in the field, and its message says what would be right.
    expect(await inDialog(t.pattern('subaccount.atMost', { amount: '100 MB' }))).toBeTruthy();
    expect(await callsTo('/auth/trafficupdate')).toEqual([]);
  });

  test('a lost answer is looked up: it arrived, and cannot be sent again', async () => {
    const { user, state, fail, before } = await openAllocation();
    fail({ call: 'auth.trafficupdate', answer: 'status', effect: 'done' });
    await confirmWith(user, ALLOCATE);
    const note = await inDialog(t('subaccount.lost.move.arrived'));
    const outcome = note.closest('[tabindex="-1"]');
    await waitFor(() => expect(document.activeElement).toBe(outcome));
    expect(screen.queryByText(t.pattern('failure.httpChanging'))).toBeNull();
    await isNotInBox(ALLOCATE);
    expect(sides(state)).toEqual({ main: before.main - GB, sub: before.sub + GB });
  });

  test('no answer at all: for a moment nobody knows whether it still arrives, and nothing is sent meanwhile', async () => {
    const { user, state, fail, before } = await openAllocation();
    fail({ call: 'auth.trafficupdate', answer: 'status' });
    await confirmWith(user, ALLOCATE);
    expect(await inDialog(t('subaccount.lost.move.unknown'))).toBeTruthy();
    // Accounts have passwords and an API token, which the stored change must not have.
    const kept = JSON.stringify(await lastChangeRows.read(demo().id));
    expect(kept).toContain('"action":"allocate"');
    for (const secret of [demo().proxyPassword, demo().apiToken, subIn(state).password])
      expect(kept).not.toContain(secret);
    await isDisabled(ALLOCATE);
    // The reading is requested at once, but its answer is late: the move may have been made since.
    const reads = (await callsTo('/auth/sublist')).length;
    const letGo = holdBack('/auth/sublist');
    await waitFor(() => confirmWith(user, CHECK_AGAIN));
    await waitFor(async () => expect(await callsTo('/auth/sublist')).toHaveLength(reads + 1));
    waitForLateEffects();
    await letGo();
    expect(await screen.findByText(t('outcome.unchanged'))).toBeTruthy();
    await waitFor(() => confirmWith(user, CHECK_AGAIN));
    expect(await inDialog(t('subaccount.lost.move.notArrived'))).toBeTruthy();
    await confirmWith(user, ALLOCATE);
    await noDialog();
    expect(sides(state)).toEqual({ main: before.main - GB, sub: before.sub + GB });
  });

  /** Moves 1 GB; the answer is lost after its effect, and so is the reading after it. */
  const loseMove = async () => {
    const page = await openAllocation();
    page.fail(
      { call: 'auth.trafficupdate', answer: 'status', effect: 'done' },
      { call: 'auth.sublist', answer: 'status', skip: 1, times: null },
    );
    await confirmWith(page.user, ALLOCATE);
    return page;
  };

  const openDelete = async (user: UserEvent) => {
    await pickMore(user, t('common.more'), DELETE);
    await fill(user, t('subaccount.typeName', { name: SUB }), SUB);
  };
  /** Opens the deletion of a sub-account whose traffic was used after its row was drawn. */
  const openDeleteWithLittle = async () => {
    const page = await renderPage(LIST);
    await screen.findByText(SUB);
    consume(subLeft(page.state) - 100 * MB, SUB);
    await openDelete(page.user);
    const text = t('subaccount.deleteText', { name: SUB, amount: '100 MB', limit: 0 });
    expect(await inDialog(text)).toBeTruthy();
    return page;
  };

  test('deleting goes by the account as it is when it is confirmed', async () => {
    const { user, state } = await openDeleteWithLittle();
    const reads = async () => (await callsTo('/auth/sublist')).length;
    const before = await reads();
    // Another tab deletes the sub-account meanwhile.
    state.subAccounts = state.subAccounts.filter(({ username }) => username !== SUB);
    await confirmWith(user, DELETE);
    expect(await inDialog(t('subaccount.gone'))).toBeTruthy();
    expect(await callsTo('/auth/passdelete')).toEqual([]);
    // The list behind the dialog is read again, and the dialog once more with it.
    await waitFor(() =>
      expect(rows(t('menu.subaccount')).some((cells) => cells.join().includes(SUB))).toBe(false),
    );
    expect(await reads()).toBe(before + 3);
  });

  test('a look-up that cannot be read says so, beside the lost answer', async () => {
    const { user, fail } = await openAllocation();
    fail({ call: 'auth.trafficupdate', answer: 'drop' });
    await confirmWith(user, ALLOCATE);
    expect(await inDialog(t('subaccount.lost.move.unknown'))).toBeTruthy();
    fail({ call: 'auth.sublist', answer: 'status', times: null });
    await confirmWith(user, CHECK_AGAIN);
    expect(await inDialog(t.pattern('failure.http', { status: 502 }))).toBeTruthy();
  });

  test('a lost answer is looked up by itself also where the first reading of the next page failed', async () => {
    const { user, fail } = await openAllocation();
    fail({ call: 'auth.trafficupdate', answer: 'drop' });
    await confirmWith(user, ALLOCATE);
    expect(await inDialog(t('subaccount.lost.move.unknown'))).toBeTruthy();
    waitForLateEffects();
    const next = await renderPage(LIST);
    await screen.findByText(SUB);
    next.fail({ call: 'auth.sublist', answer: 'drop', times: null });
    await press(next.user, `${ALLOCATE}: ${SUB}`);
    expect(await inDialog(t('subaccount.lost.move.unknown'))).toBeTruthy();
    next.heal();
    expect(await inDialog(t('subaccount.lost.move.notArrived'))).toBeTruthy();
  });

  test('deleting ends where another tab finds that its own deletion was made', async () => {
    const { user, state } = await renderPage(LIST);
    await screen.findByText(SUB);
    await openDelete(user);
    const at = { document: 'another', uptime: 0, time: Date.now() / 1000 };
    const foundAt = { ...at, time: at.time + 60 };
    const change = { kind: 'arrived', id: 'x', sent: { action: 'delete' }, at, foundAt } as const;
    const row = { userId: demo().id, id: subIn(state).id, change };
    await lastChangeRows.change(demo().id, () => ({ write: [row], result: null }));
    openTabChannel('subAccountChanges').post(demo().id);
    expect(await inDialog(t('subaccount.lost.delete.arrived'))).toBeTruthy();
    await isNotInBox(DELETE);
  });

  test.each([DELETE, ALLOCATE])('%s says that the figures could not be read', async (name) => {
    const { user, fail } = await renderPage(LIST);
    await screen.findByText(SUB);
    fail({ call: 'auth.sublist', answer: 'status' });
    if (name === DELETE) await pickMore(user, t('common.more'), name);
    else await press(user, `${name}: ${SUB}`);
    await within(await dialog()).findByRole('button', { name: t('common.retry') });
    expect(within(await dialog()).queryByText(t('shell.loading'))).toBeNull();
    await confirmWith(user, t('common.retry'));
    await waitFor(() => isNotInBox(t('common.retry')));
  });

  test('deleting says how much goes back at that moment, and looks a lost answer up', async () => {
    const { user, fail } = await openDeleteWithLittle();
    // An unknown code is an answer all the same: the backend has finished the call.
    fail({ call: 'auth.passdelete', answer: 'code', code: 50_000 });
    await confirmWith(user, DELETE);
    expect(await inDialog(t('subaccount.lost.delete.notArrived'))).toBeTruthy();
    fail({ call: 'auth.passdelete', answer: 'status', effect: 'done' });
    await confirmWith(user, DELETE);
    expect(await inDialog(t('subaccount.lost.delete.arrived'))).toBeTruthy();
    await isNotInBox(DELETE);
  });

  /** Deletes; no answer arrives, and the sub-account is still listed. */
  const loseDeletion = async () => {
    const page = await renderPage(LIST);
    await openDelete(page.user);
    await isEnabled(DELETE);
    page.fail({ call: 'auth.passdelete', answer: 'status' });
    await confirmWith(page.user, DELETE);
    expect(await inDialog(t('subaccount.lost.delete.unknown'))).toBeTruthy();
    await closeDialog(page.user);
    return page;
  };

  test.each([DELETE, ALLOCATE])('a lost deletion that came late: %s says so', async (action) => {
    const { user, state } = await loseDeletion();
    state.subAccounts = state.subAccounts.filter(({ username }) => username !== SUB);
    if (action === DELETE) await pickMore(user, t('common.more'), action);
    else await press(user, `${action}: ${SUB}`);
    expect(await inDialog(t('subaccount.lost.delete.arrived'))).toBeTruthy();
    expect(within(await dialog()).queryByText(t('subaccount.gone'))).toBeNull();
    await isNotInBox(action);
    await user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(screen.queryByText(SUB)).toBeNull());
    expect(await callsTo('/auth/passdelete')).toHaveLength(1);
  });

  afterEach(() => void jest.useRealTimers());
  test('a lost deletion is looked up again every ten seconds while its dialog is open', async () => {
    const { user } = await loseDeletion();
    const reads = async () =>
      (await callsTo('/auth/sublist')).filter(({ keyword }) => keyword === SUB).length;
    const before = await reads();
    // The clocks by which a deletion counts as late go on as they are; the timers' clock also goes on by itself.
    jest.useFakeTimers({
      advanceTimers: true,
      doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate'],
    });
    await pickMore(user, t('common.more'), DELETE);
    expect(await inDialog(t('subaccount.lost.delete.unknown'))).toBeTruthy();
    const readAt: number[] = [];
    while (readAt.length < 3) {
      await act(() => jest.advanceTimersByTimeAsync(1000));
      if ((await reads()) - before > readAt.length) readAt.push(jest.now() / 1000);
    }
    const [first = 0, second = 0, third = 0] = readAt;
    for (const wait of [second - first, third - second]) {
      expect(wait).toBeGreaterThan(8);
      expect(wait).toBeLessThan(13);
    }
  });

  test('a sub-account is not deleted while it is not known whether its traffic was moved', async () => {
    const { user, state, heal, before } = await loseMove();
    expect(await inDialog(t('subaccount.lost.move.unknown'))).toBeTruthy();
    await closeDialog(user);
    await openDelete(user);
    expect(await inDialog(t('subaccount.lost.move.unknown'))).toBeTruthy();
    await isDisabled(DELETE);
    heal();
    await confirmWith(user, CHECK_AGAIN);
    expect(await inDialog(t('subaccount.lost.move.arrived'))).toBeTruthy();
    expect(await callsTo('/auth/passdelete')).toEqual([]);
    await isEnabled(DELETE);
    await confirmWith(user, DELETE);
    await noDialog();
    expect(mainLeft(state)).toBe(before.main + before.sub);
    expect(await callsTo('/auth/passdelete')).toHaveLength(1);
  });

  test('the answer of a deletion whose page was left takes no focus there', async () => {
    const { user } = await renderPage(LIST);
    const letGo = holdBack('/auth/passdelete');
    await openDelete(user);
    await isEnabled(DELETE);
    await confirmWith(user, DELETE);
    await waitFor(async () => expect(await callsTo('/auth/passdelete')).toHaveLength(1));
    await goTo(user, 'whitelist');
    const field = await screen.findByLabelText(t('whitelist.ip'));
    await user.click(field);
    await letGo();
    await screen.findByText(sentence(t.pattern('subaccount.deleted', { name: SUB })));
    await user.keyboard('203.0.113.5');
    expect((field as HTMLInputElement).value).toBe('203.0.113.5');
  });

  test('a deletion under way, whose page was left, is sent once; its answer is heard after the dialog was closed', async () => {
    const { user, state } = await renderPage(LIST);
    const letGo = holdBack('/auth/passdelete');
    await openDelete(user);
    await isEnabled(DELETE);
    const confirmation = await inBox(DELETE);
    await user.click(confirmation);
    await user.click(confirmation);
    await waitFor(async () => expect(await callsTo('/auth/passdelete')).toHaveLength(1));
    await goAndComeBack(user);
    await openDelete(user);
    expect(await inDialog(t('subaccount.lost.delete.underWay'))).toBeTruthy();
    await isDisabled(DELETE);
    await closeDialog(user);
    await open(user, ALLOCATE);
    await fill(user, AMOUNT, '1');
    await isDisabled(ALLOCATE);
    await letGo();
    await screen.findByText(sentence(t.pattern('subaccount.deleted', { name: SUB })));
    expect(await inDialog(t('subaccount.gone'))).toBeTruthy();
    expect(within(await dialog()).queryByText(t('subaccount.lost.delete.underWay'))).toBeNull();
    expect(await callsTo('/auth/passdelete')).toHaveLength(1);
    expect(await callsTo('/auth/trafficupdate')).toEqual([]);
    expect(state.subAccounts.map(({ username }) => username)).not.toContain(SUB);
  });
});

describe('a move that figures do not decide', () => {
  const UNKNOWN = t('subaccount.lost.move.unknown');
  const MOVED = t('subaccount.lost.move.arrived');
  /** Another tab, or this one before a reload, has sent a move of 1 GB; both sides have changed otherwise since. */
  async function loseMoveElsewhere(
    state: WorldState,
    secondsAgo: number,
    id = 'one',
  ): Promise<void> {
    const at = { document: 'another', uptime: 0, time: Date.now() / 1000 - secondsAgo };
    const main = { trafficLeft: mainLeft(state) + 7 * MB, trafficUsed: 0 };
    const left = subLeft(state) + 5 * MB;
    const sub = { trafficLeft: left, trafficUsed: 0, allocatedTraffic: left };
    const sent = { action: 'allocate', amount: GB, before: { main, sub } } as const;
    const change = { kind: 'lost', id, sent, at, loss: { at, isCallOver: false } } as const;
    const row = { userId: demo().id, id: subIn(state).id, change };
    await lastChangeRows.change(demo().id, () => ({ write: [row], result: null }));
  }
  const openDialog = async (user: UserEvent) => {
    await press(user, `${ALLOCATE}: ${SUB}`);
    await inDialog(t.pattern('subaccount.atMost'));
    await fill(user, AMOUNT, '1');
  };

  test('blocks after a reload and in another tab, shows both readings, and is decided by the customer after 60 s', async () => {
    const { user, state } = await renderPage(LIST);
    await loseMoveElsewhere(state, 30);
    await openDialog(user);
    expect(await inDialog(UNKNOWN)).toBeTruthy();
    await isDisabled(ALLOCATE);
    await isNotInBox(t('subaccount.lost.itArrived'));
    skipTime(60_000);
    await confirmWith(user, CHECK_AGAIN);
    await inDialog(t('subaccount.lost.itDidNot'));
    await confirmWith(user, t('subaccount.lost.itDidNot'));
    await isEnabled(ALLOCATE);
  });

  test('is told as made when the customer says so, and another may follow', async () => {
    const { user, state } = await renderPage(LIST);
    await loseMoveElsewhere(state, 63);
    await openDialog(user);
    await confirmWith(user, t('subaccount.lost.itArrived'));
    expect(await inDialog(MOVED)).toBeTruthy();
    await user.keyboard('{Escape}');
    await noDialog();
    await openDialog(user);
    expect(within(await dialog()).queryByText(MOVED)).toBeNull();
    await isEnabled(ALLOCATE);
  });

  test('is decided by a click only if no other has followed in another tab', async () => {
    const { user, state } = await renderPage(LIST);
    await loseMoveElsewhere(state, 63);
    await openDialog(user);
    await inDialog(t('subaccount.lost.itArrived'));
    await loseMoveElsewhere(state, 5, 'two');
    const reads = (await callsTo('/auth/sublist')).length;
    await confirmWith(user, t('subaccount.lost.itArrived'));
    // The lists are read anew once the click was noted.
    await waitFor(async () =>
      expect((await callsTo('/auth/sublist')).length).toBeGreaterThan(reads),
    );
    expect(await lastChangeRows.read(demo().id)).toMatchObject([
      { change: { id: 'two', kind: 'lost' } },
    ]);
    expect(await inDialog(UNKNOWN)).toBeTruthy();
    await isDisabled(ALLOCATE);
  });
});

describe('a new sub-account whose answer was lost', () => {
  const NEW = 'brandnewlogin9';
  const dropped = { call: 'auth.passadd', answer: 'drop' } as const;
  const unlisted = { call: 'auth.sublist', answer: 'status', times: null } as const;

  /** Presses Add; the answer is lost. */
  async function add(name: string, ...faults: readonly FaultPlan[]) {
    const page = await renderPage('/proxysetting/addsub', { faults });
    await fill(page.user, t('subaccount.username'), name);
    await fill(page.user, t('subaccount.password'), 'letters123');
    await press(page.user, t('subaccount.add'));
    await waitFor(async () => expect(await sentTimes()).toBe(1));
    return page;
  }
  const sentTimes = async () => (await callsTo('/auth/passadd')).length;
  const expectAdded = async (text: 'subaccount.added' | 'subaccount.addedBefore') => {
    await screen.findByText(sentence(t(text, { name: NEW })));
    await screen.findByRole('heading', { level: 1, name: t('menu.subaccount') });
  };

  test('and which is there: it is looked up at once, says so and goes on to the list', async () => {
    const { state } = await add(NEW, { ...dropped, effect: 'done' });
    await expectAdded('subaccount.added');
    expect(state.subAccounts.filter(({ username }) => username === NEW)).toHaveLength(1);
    expect(await sentTimes()).toBe(1);
    expect(screen.queryByText(t.pattern('failure.networkChanging'))).toBeNull();
  });

  test('and whose name was taken before: the field says so, and the next try is refused', async () => {
    const { user } = await add(SUB, { ...dropped, effect: 'none' });
    await expectFieldError(t('subaccount.username'), t('server.usernameTaken'));
    await press(user, t('subaccount.add'));
    await waitFor(async () => expect(await sentTimes()).toBe(2));
    await expectFieldError(t('subaccount.username'), t('server.usernameTaken'));
  });

  test.each(['by the next click', 'after a reload, by its password'])(
    'and which cannot be looked up: the form says that it may be there; it is found %s, before anything is sent',
    async (when) => {
      const { user, heal } = await add(NEW, { ...dropped, effect: 'done' }, unlisted);
      expect((await screen.findByRole('alert')).textContent).toBe(
        t('subaccount.lost.add', { name: NEW }),
      );
      if (when === 'by the next click') {
        await press(user, t('subaccount.add'));
        await waitFor(async () =>
          expect((await callsTo('/auth/sublist')).length).toBeGreaterThan(1),
        );
        heal();
        await waitFor(() => press(user, t('subaccount.add')));
      } else {
        heal();
        await add(NEW);
      }
      await expectAdded('subaccount.added');
      expect(await sentTimes()).toBe(1);
    },
  );

  const returnToNetwork = () => {
    for (const event of ['offline', 'online']) fireEvent(window, new Event(event));
  };

  afterEach(() => void jest.useRealTimers());
  test.each(['the network is back', 'ten seconds are over'])(
    'and which cannot be looked up: it is found by itself when %s, and nothing is sent again',
    async (when) => {
      const isTimed = when !== 'the network is back';
      if (isTimed)
        jest.useFakeTimers({
          advanceTimers: true,
          doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate'],
        });
      const { heal } = await add(NEW, { ...dropped, effect: 'done' }, unlisted);
      await screen.findByRole('alert');
      heal();
      if (isTimed) await act(() => jest.advanceTimersByTimeAsync(10_000));
      else returnToNetwork();
      await expectAdded('subaccount.added');
      expect(await sentTimes()).toBe(1);
    },
  );

  test('and which is found while the next one is typed: a toast says so, and what is typed stays', async () => {
    const { user, heal } = await add(NEW, { ...dropped, effect: 'done' }, unlisted);
    const note = await screen.findByRole('alert');
    await fill(user, t('subaccount.username'), 'another1234');
    heal();
    returnToNetwork();
    await screen.findByText(sentence(t('subaccount.added', { name: NEW })));
    expect(document.contains(note)).toBe(false);
    expect(screen.getByLabelText(t('subaccount.username'))).toHaveProperty('value', 'another1234');
    expect(await sentTimes()).toBe(1);
  });

  test.each([
    ['the field', 'takenbyothers9'],
    ['a toast, while the next one is typed,', 'takenmeanwhile9'],
  ])(
    'and whose name turns out to be listed with another password: %s says so, and the note ends',
    async (where, name) => {
      const { user, heal, state } = await add(name, { ...dropped, effect: 'none' }, unlisted);
      const note = await screen.findByRole('alert');
      state.subAccounts.push({ ...subIn(state), id: 'another', username: name });
      if (where !== 'the field') await fill(user, t('subaccount.username'), 'another1234');
      heal();
      returnToNetwork();
      if (where === 'the field')
        await expectFieldError(t('subaccount.username'), t('server.usernameTaken'));
      else await screen.findByText(sentence(t('subaccount.lost.otherPassword', { name })));
      expect(document.contains(note)).toBe(false);
    },
  );

  test.each([
    ['refused', { ...dropped, answer: 'code', code: 20_302, msg: 'Username Exist' }],
    ['lost, too', dropped],
  ] as const)(
    'and which is found after the next one was sent and is %s: a toast says so',
    async (end, fault) => {
      const other = 'anotherlogin12';
      const { user, heal, fail } = await add(NEW, { ...dropped, effect: 'done' }, unlisted);
      await screen.findByRole('alert');
      await fill(user, t('subaccount.username'), other);
      fail(fault);
      await press(user, t('subaccount.add'));
      await waitFor(async () => expect(await sentTimes()).toBe(2));
      if (end === 'refused')
        await expectFieldError(t('subaccount.username'), t('server.usernameTaken'));
      else await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
      heal();
      returnToNetwork();
      await screen.findByText(sentence(t('subaccount.added', { name: NEW })));
      expect(screen.getByLabelText(t('subaccount.username'))).toHaveProperty('value', other);
    },
  );

  test('and which is looked up by itself: the code of a failed look-up is not told each time', async () => {
    const toasts: string[] = [];
    const stop = listen('toast', ({ kind, text }) => kind === 'error' && toasts.push(text));
    const { heal } = await add(
      NEW,
      { ...dropped, effect: 'done' },
      { ...unlisted, answer: 'code' },
    );
    await screen.findByRole('alert');
    const looks = async () => (await callsTo('/auth/sublist')).length;
    const before = await looks();
    const letGo = holdBack('/auth/sublist');
    returnToNetwork();
    await waitFor(async () => expect(await looks()).toBe(before + 1));
    await letGo();
    await act(async () => undefined);
    heal();
    returnToNetwork();
    await expectAdded('subaccount.added');
    expect(toasts).toHaveLength(1);
    stop();
  });

  test('and which is there without what was typed since: its next click says so', async () => {
    const { user, heal } = await add(NEW, { ...dropped, effect: 'done' }, unlisted);
    await screen.findByRole('alert');
    heal();
    await fill(user, t('subaccount.remark'), 'for Ann');
    await press(user, t('subaccount.add'));
    await expectAdded('subaccount.addedBefore');
    expect(await sentTimes()).toBe(1);
  });

  test('and which the next try adds with another password, whose answer is lost, too: that is saved', async () => {
    const { user, heal, fail, state } = await add(NEW, { ...dropped, effect: 'none' }, unlisted);
    await screen.findByRole('alert');
    heal();
    fail({ ...dropped, effect: 'done' });
    await fill(user, t('subaccount.password'), 'letters456');
    await press(user, t('subaccount.add'));
    await expectAdded('subaccount.added');
    expect(state.subAccounts.at(-1)).toMatchObject({ username: NEW, password: 'letters456' });
  });

  test('and which was not made: its form alone says so, and the next click adds it', async () => {
    const { user, state } = await add(NEW, { ...dropped, effect: 'none' });
    expect((await screen.findByRole('alert')).textContent).toBe(
      t('subaccount.lost.add', { name: NEW }),
    );
    expect(screen.queryByText(t.pattern('failure.networkChanging'))).toBeNull();
    await press(user, t('subaccount.add'));
    expect(await screen.findByText(sentence(t('subaccount.added', { name: NEW })))).toBeTruthy();
    expect(state.subAccounts.filter(({ username }) => username === NEW)).toHaveLength(1);
    expect(await sentTimes()).toBe(2);
  });
});
