import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { session } from '@/features/auth/session/session';
import { switchLocale } from '@/lib/browser/locale';
import { ACCOUNTS } from '../../../../mock/world/seed';
import { GB, leftIn, MB } from '../../../../mock/world/state';
import {
  callsTo,
  consume,
  demo,
  dialog,
  fact,
  fill,
  holdBack,
  inDialog,
  pick,
  press,
  renderPage,
  signInAnother,
  skipTime,
  type WorldState,
} from '../../../../tests/support/jsdom/renderPage';
import { t, textsOf } from '../../../../tests/support/texts';
import { lastChangeRows } from '../change/lastChangesStore';

const LIST = '/proxysetting/subaccount';
const NAMES = ['bulkteam00001', 'bulkteam00002', 'bulkteam00003'] as const;
const [FIRST, SECOND, THIRD] = NAMES;

const MOVE = t('subaccount.moveSelected', { count: 0 });
const MOVE_THREE = t('subaccount.moveSelected', { count: 3 });
const ALLOCATE = t('subaccount.allocate');
const RECYCLE = t('subaccount.recycle');
const AMOUNT = t('moveMany.amount');
const moved = (count: number, rest: { refused?: number; lost?: number; skipped?: number } = {}) =>
  [
    t('moveMany.result.done', { count }),
    ...(['refused', 'lost', 'skipped'] as const).flatMap((part) =>
      rest[part] ? [t(`moveMany.result.${part}`, { count: rest[part] })] : [],
    ),
  ].join(', ');
const atMostOneGb = (limit: 'main' | 'sub' | 'limit') =>
  `${t('subaccount.atMost', { amount: '1\u00a0GB' })} ${t(`subaccount.limitedBy.${limit}`)}`;

/** Sets up three sub-accounts with 1 GB each and a main account with 7 GB. */
function change(state: WorldState): void {
  const [owner] = state.users;
  const [pattern] = state.subAccounts;
  const lot = owner?.lots[0];
  if (!owner || !pattern || !lot) throw new Error('the seed has no customer with traffic');
  owner.lots = [{ ...lot, left: 7 * GB }];
  // The service lists the newest first.
  state.subAccounts = NAMES.map((username, at) => ({
    ...pattern,
    id: `M${at}`,
    username,
    remark: '',
    limit: 0,
    used: 0,
    lots: [{ ...lot, left: GB }],
  })).reverse();
}

const subIn = (state: WorldState, name: string) => {
  const sub = state.subAccounts.find(({ username }) => username === name);
  if (!sub) throw new Error(`no ${name}`);
  return sub;
};
/** Returns the traffic left, in GB: the main account's and the three sub-accounts'. */
const lefts = (state: WorldState) => [
  leftIn(state.users[0]?.lots ?? []) / GB,
  ...NAMES.map((name) => leftIn(subIn(state, name).lots) / GB),
];

const button = async (name: string) => within(await dialog()).findByRole('button', { name });
const confirm = async (user: UserEvent, name: string) => user.click(await button(name));
const row = async (name: string) =>
  within(await dialog()).getByRole('row', { name: new RegExp(name) });
/** Reads a row of the dialog without its name. */
const result = async (name: string) =>
  [...(await row(name)).querySelectorAll('.ant-tag, .ant-tag + span')]
    .map((one) => one.textContent?.replace(/\s/g, ' '))
    .filter((text) => text !== '');
const shows = (name: string, ...texts: readonly string[]) =>
  waitFor(async () => expect(await result(name)).toEqual(texts));
const sentIds = async () => (await callsTo('/auth/trafficupdate')).map(({ id }) => id);

/** Reads what each row says against the amount. */
const problems = async () =>
  Promise.all(
    NAMES.map(async (name) =>
      within(await row(name))
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent),
    ),
  );

/** Waits until the amount has the focus, a few frames after antd has shown the dialog. */
const waitForFocus = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(AMOUNT)));

/** Opens the page, selects all three and opens the dialog; what another tab may change meanwhile is passed in. */
async function openDialog(changeMeanwhile: (state: WorldState) => void = () => undefined) {
  const page = await renderPage(LIST, { change });
  const { state } = page;
  await screen.findByText(FIRST);
  await page.user.click(screen.getByRole('checkbox', { name: t('subaccount.selectAll') }));
  changeMeanwhile(state);
  await press(page.user, MOVE_THREE);
  await screen.findByText(t.pattern('moveMany.title', { count: 3 }));
  await waitFor(async () => expect((await row(FIRST)).textContent).toMatch(/1.00/));
  await waitForFocus();
  return page;
}

describe('moving traffic of several sub-accounts', () => {
  test('where fewer moves fit than the button says, it says so before any is sent', async () => {
    const { user, state } = await openDialog();
    await fill(user, AMOUNT, '2');
    await waitFor(async () => expect(await button(ALLOCATE)).toHaveProperty('disabled', false));
    const lot = state.users[0]?.lots[0];
    if (!lot) throw new Error('the main account has no traffic');
    lot.left = 5 * GB;
    await confirm(user, ALLOCATE);
    const two = t('moveMany.some.allocate', { count: 2, of: 3 });
    expect(await button(two)).toBeTruthy();
    expect(await sentIds()).toEqual([]);
    await confirm(user, two);
    expect(await inDialog(new RegExp(`^${moved(2)}`))).toBeTruthy();
    // The one that was left out says so, and how to go on.
    await shows(THIRD, t('moveMany.state.skipped'));
    expect(await problems()).toEqual([[], [], []]);
    const left = t('moveMany.tooMuch.allocate', { amount: '1 GB' });
    expect(await inDialog(left)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const box = { name: t('subaccount.select', { name: THIRD }) };
    expect(screen.getByRole<HTMLInputElement>('checkbox', box).checked).toBe(true);
  });

  test('an amount is checked for all selected rows together, previewed, and sent for one after another', async () => {
    const { user, state } = await renderPage(LIST, { change });
    await screen.findByText(FIRST);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: MOVE }).disabled).toBe(true);
    for (const sub of NAMES)
      await user.click(
        await screen.findByRole('checkbox', { name: t('subaccount.select', { name: sub }) }),
      );
    await press(user, MOVE_THREE);
    await waitForFocus();

    expect(await button(ALLOCATE)).toHaveProperty('disabled', true);
    await pick(user, RECYCLE);
    await fill(user, AMOUNT, '3');
    await user.keyboard('{Enter}');
    const ofSub = [atMostOneGb('sub')];
    await waitFor(async () => expect(await problems()).toEqual([ofSub, ofSub, ofSub]));
    expect(await button(RECYCLE)).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByLabelText(AMOUNT));
    await pick(user, ALLOCATE);
    // Two times 3 GB of 7 leave 1.
    await waitFor(async () =>
      expect(await problems()).toEqual([[], [], [t('moveMany.tooLittleLeft')]]),
    );
    expect(await button(t('moveMany.some.allocate', { count: 2, of: 3 }))).toBeTruthy();
    await fill(user, AMOUNT, '2');
    for (const sub of NAMES)
      await waitFor(async () =>
        expect((await row(sub)).textContent?.replace(/\s/g, ' ')).toContain('1.00 GB3.00 GB'),
      );
    expect(
      fact(await dialog(), t.pattern('subaccount.mainAccount'))
        .replace(/\D+/g, ' ')
        .trim(),
    ).toBe('7 00 1 00');

    await confirm(user, ALLOCATE);
    expect(await inDialog(moved(3))).toBeTruthy();
    for (const sub of NAMES)
      await shows(sub, t('moveMany.state.done'), t('subaccount.done.allocate', { amount: '2 GB' }));
    const ids = NAMES.map((sub) => subIn(state, sub).id);
    expect(await callsTo('/auth/trafficupdate')).toEqual(
      ids.map((id) => ({ id, action: 'allocate', amount: `${2 * GB}` })),
    );
    expect(lefts(state)).toEqual([1, 3, 3, 3]);
    await waitFor(() =>
      expect(
        within(screen.getByRole('dialog')).queryByRole('button', { name: ALLOCATE }),
      ).toBeNull(),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A row is deselected after its move.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: MOVE }).disabled).toBe(true);
  });

  test('one that is selected is moved once its direction is chosen, says so, and is deselected', async () => {
    const { user, state } = await renderPage(LIST, { change });
    const box = { name: t('subaccount.select', { name: SECOND }) };
    await user.click(await screen.findByRole('checkbox', box));
    await press(user, t('subaccount.moveSelected', { count: 1 }));
    await pick(user, RECYCLE);
    expect(await inDialog(t('subaccount.title.recycle', { name: SECOND }))).toBeTruthy();
    await fill(user, t('subaccount.amount'), '1');
    await waitFor(async () => expect(await button(RECYCLE)).toHaveProperty('disabled', false));
    await confirm(user, RECYCLE);
    await screen.findByText(t('subaccount.done.recycle', { amount: '1 GB' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lefts(state)).toEqual([8, 1, 0, 1]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: MOVE }).disabled).toBe(true);
  });

  test('a row’s own move leaves the selection as it is', async () => {
    const { user } = await renderPage(LIST, { change });
    const box = { name: t('subaccount.select', { name: SECOND }) };
    await user.click(await screen.findByRole('checkbox', box));
    await press(user, `${ALLOCATE}: ${SECOND}`);
    await fill(user, t('subaccount.amount'), '1');
    await waitFor(async () => expect(await button(ALLOCATE)).toHaveProperty('disabled', false));
    await confirm(user, ALLOCATE);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('checkbox', box).checked).toBe(true);
  });

  test('a change of language keeps the amount of those that are left', async () => {
    const { user, state, fail } = await openDialog();
    const russian = textsOf('ru-RU');
    await fill(user, AMOUNT, '1.5');
    fail({ call: 'auth.trafficupdate', answer: 'code', code: 30_001 });
    await confirm(user, ALLOCATE);
    expect(await inDialog(moved(0, { refused: 1, skipped: 2 }))).toBeTruthy();
    await act(() => switchLocale('ru-RU'));
    const amount = screen.getByLabelText<HTMLInputElement>(russian('moveMany.amount'));
    expect([amount.value, amount.disabled]).toEqual(['1,5', true]);
    await confirm(user, russian('subaccount.allocate'));
    expect(await inDialog(russian('moveMany.result.done', { count: 3 }))).toBeTruthy();
    expect(lefts(state)).toEqual([2.5, 2.5, 2.5, 2.5]);
  });

  const idsOf = (state: WorldState) => NAMES.map((sub) => subIn(state, sub).id);

  test('a lost answer ends it before the next call; found to have been made, it is not sent again, and the rest is by a click', async () => {
    const { user, state, fail } = await openDialog();
    const [a, b, c] = idsOf(state);
    await fill(user, AMOUNT, '1');
    fail({ call: 'auth.trafficupdate', answer: 'status', effect: 'done', skip: 1 });
    await confirm(user, ALLOCATE);
    expect(await inDialog(t('moveMany.end.stopped'))).toBeTruthy();
    await shows(FIRST, t('moveMany.state.done'), t('subaccount.done.allocate', { amount: '1 GB' }));
    expect(within(await row(SECOND)).getByText(t('subaccount.lost.move.arrived'))).toBeTruthy();
    await shows(
      SECOND,
      t('moveMany.state.done'),
      t('subaccount.done.allocate', { amount: '1 GB' }),
    );
    await shows(THIRD, t('moveMany.state.skipped'));
    expect(await sentIds()).toEqual([a, b]);
    expect(lefts(state)).toEqual([5, 2, 2, 1]);
    await confirm(user, ALLOCATE);
    expect(await inDialog(moved(3))).toBeTruthy();
    expect(await sentIds()).toEqual([a, b, c]);
    expect(lefts(state)).toEqual([4, 2, 2, 2]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: MOVE }).disabled).toBe(true);
  });

  test('a refused row says so, and the next is sent; an unknown code ends it; the next click sends the rest', async () => {
    const { user, state, fail } = await openDialog();
    const [a, b, c] = idsOf(state);
    await fill(user, AMOUNT, '1');
    const msg = t('server.notEnoughTraffic');
    fail(
      { call: 'auth.trafficupdate', answer: 'code', code: 20_601, msg },
      { call: 'auth.trafficupdate', answer: 'code', code: 50_000 },
    );
    await confirm(user, ALLOCATE);
    expect(await inDialog(t('subaccount.lost.move.notArrived'))).toBeTruthy();
    await shows(FIRST, t('moveMany.state.refused'), msg);
    await shows(SECOND, t('moveMany.state.lost'));
    expect(await inDialog(moved(0, { refused: 1, lost: 1, skipped: 1 }))).toBeTruthy();
    await confirm(user, ALLOCATE);
    expect(await inDialog(moved(3))).toBeTruthy();
    expect(await sentIds()).toEqual([a, b, b, a, c]);
    expect(lefts(state)).toEqual([4, 2, 2, 2]);
  });

  test('while it is not known whether one was made, nothing more is sent', async () => {
    const { user, state, fail } = await openDialog();
    const [a, b, c] = idsOf(state);
    await fill(user, AMOUNT, '1');
    fail({ call: 'auth.trafficupdate', answer: 'status' });
    await confirm(user, ALLOCATE);
    expect(await inDialog(t('subaccount.lost.move.unknown'))).toBeTruthy();
    expect(await inDialog(t('moveMany.end.lost'))).toBeTruthy();
    await waitFor(async () =>
      expect(((await button(ALLOCATE)) as HTMLButtonElement).disabled).toBe(true),
    );
    expect(await sentIds()).toEqual([a]);
    skipTime(16_000);
    await confirm(user, t('outcome.checkAgain'));
    expect(await inDialog(t('subaccount.lost.move.notArrived'))).toBeTruthy();
    await confirm(user, ALLOCATE);
    expect(await inDialog(moved(3))).toBeTruthy();
    expect(await sentIds()).toEqual([a, a, b, c]);
    expect(lefts(state)).toEqual([4, 2, 2, 2]);
  });

  test('a double click sends once, and Stop ends it before the next call', async () => {
    const { user, state } = await openDialog();
    const [a, b, c] = idsOf(state);
    await fill(user, AMOUNT, '1');
    const letGo = holdBack('/auth/trafficupdate');
    const confirmation = await button(ALLOCATE);
    await user.click(confirmation);
    await user.click(confirmation);
    await waitFor(async () => expect(await sentIds()).toEqual([a]));
    await shows(FIRST, t('moveMany.state.sending'));
    expect(await inDialog(t('moveMany.done', { done: 0, of: 3 }))).toBeTruthy();
    await confirm(user, t('moveMany.stop'));
    expect(await inDialog(t('moveMany.end.stopped'))).toBeTruthy();
    await letGo();
    expect(await inDialog(moved(1, { skipped: 2 }))).toBeTruthy();
    expect(await sentIds()).toEqual([a]);
    expect(lefts(state)).toEqual([6, 2, 1, 1]);
    const letRestGo = holdBack('/auth/trafficupdate');
    await confirm(user, ALLOCATE);
    expect(await inDialog(t('moveMany.done', { done: 0, of: 2 }))).toBeTruthy();
    await letRestGo();
    expect(await inDialog(moved(3))).toBeTruthy();
    expect(await sentIds()).toEqual([a, b, c]);
  });

  test('stopped where the amount fits none of the rest, it asks for no click on a button that is gone', async () => {
    const { user } = await openDialog();
    await fill(user, AMOUNT, '2');
    const letGo = holdBack('/auth/trafficupdate');
    await confirm(user, ALLOCATE);
    await waitFor(async () => expect(await sentIds()).toHaveLength(1));
    await confirm(user, t('moveMany.stop'));
    consume(4 * GB);
    await letGo();
    const left = t('moveMany.tooMuch.allocate', { amount: '1 GB' });
    expect(await inDialog(left)).toBeTruthy();
    expect(await problems()).toEqual([[], [], []]);
    for (const name of [SECOND, THIRD]) await shows(name, t('moveMany.state.skipped'));
    expect(screen.queryByRole('button', { name: ALLOCATE })).toBeNull();
    expect(screen.queryByText(t('moveMany.end.stopped'))).toBeNull();
  });

  test('each move is checked against its sub-account as read right before the call', async () => {
    const { user, state } = await openDialog();
    const [a, , c] = idsOf(state);
    await pick(user, RECYCLE);
    await fill(user, AMOUNT, '1');
    const letGo = holdBack('/auth/trafficupdate');
    await confirm(user, RECYCLE);
    await waitFor(async () => expect(await sentIds()).toEqual([a]));
    consume(100 * MB, SECOND);
    await letGo();
    expect(await inDialog(moved(2, { skipped: 1 }))).toBeTruthy();
    await shows(SECOND, t('moveMany.state.skipped'), t('subaccount.problem.notEnoughSub'));
    expect(await sentIds()).toEqual([a, c]);
    // No row is left that the amount fits, and the amount stands still.
    expect(screen.queryByRole('button', { name: RECYCLE })).toBeNull();
  });

  test('the button says how many the amount fits, and those alone are sent; the others say why', async () => {
    const { user, state } = await openDialog((world) => {
      subIn(world, SECOND).limit = 2 * GB;
      world.subAccounts = world.subAccounts.filter((one) => one.username !== THIRD);
    });
    expect(await inDialog(t('subaccount.gone'))).toBeTruthy();
    await fill(user, AMOUNT, '2');
    await confirm(user, t('moveMany.some.allocate', { count: 1, of: 2 }));
    expect(await inDialog(moved(1, { skipped: 2 }))).toBeTruthy();
    expect(await sentIds()).toEqual([subIn(state, FIRST).id]);
    expect(await problems()).toEqual([[], [atMostOneGb('limit')], []]);
    expect(screen.queryByRole('button', { name: ALLOCATE })).toBeNull();
  });

  test('when another customer signs in in another tab, the call under way is made and no other one leaves', async () => {
    const { user, state } = await openDialog();
    const [a] = idsOf(state);
    await fill(user, AMOUNT, '1');
    const letGo = holdBack('/auth/trafficupdate');
    await confirm(user, ALLOCATE);
    await waitFor(async () => expect(await sentIds()).toEqual([a]));
    // jsdom cannot load a document anew.
    jest.spyOn(session, 'reloadForOtherCustomer').mockResolvedValue();
    signInAnother(ACCOUNTS.newcomer.email);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await letGo();
    // The answer is noted right before the run would go on to the next move.
    await waitFor(async () => expect(await lastChangeRows.read(demo().id)).toEqual([]));
    expect(lefts(state)).toEqual([6, 2, 1, 1]);
    expect(await sentIds()).toEqual([a]);
  });
});
