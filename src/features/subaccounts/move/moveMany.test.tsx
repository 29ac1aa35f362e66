import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { session } from '@/features/auth/session/session';
import { ACCOUNTS } from '../../../../mock/world/seed';
import { GB, leftIn, MB } from '../../../../mock/world/state';
import {
  callsTo,
  consume,
  expectFieldError,
  fact,
  fill,
  holdBack,
  LIMIT,
  type Locale,
  pick,
  press,
  renderPage,
  signInAnother,
  skipTime,
  type WorldState,
} from '../../../../tests/support/jsdom/renderPage';

const LIST = '/proxysetting/subaccount';
const NAMES = ['bulkteam00001', 'bulkteam00002', 'bulkteam00003'] as const;
const [FIRST, SECOND, THIRD] = NAMES;

const WORDS = {
  'en-US': {
    select: 'Select',
    selectAll: 'Select all on this page',
    move: 'Move traffic',
    moveThree: 'Move traffic (3)',
    title: 'Move traffic: 3 sub-accounts',
    allocate: 'Allocate',
    recycle: 'Recycle',
    same: 'Amount for each',
    amountFor: 'Amount for',
    before: 'Now 1 GB',
    after: 'Now 1 GB, then 3 GB',
    main: /^Main account/,
    required: 'Required',
    notAmount: 'Enter an amount, for example 1.5',
    notEnoughMain: /^Not enough traffic in the main account. At most 1\sGB/,
    notEnoughSub: /^The sub-account has less than that. At most 1\sGB/,
    moved: ['Moved', '2 GB allocated'],
    allMoved: 'Moved: 3',
    close: 'Close',
    refused: ['Refused', 'Not enough traffic'],
    oneRefused: 'Moved: 2, refused: 1',
  },
  'ru-RU': {
    select: 'Выбрать',
    selectAll: 'Выбрать все на этой странице',
    move: 'Перенести трафик',
    moveThree: 'Перенести трафик (3)',
    title: 'Перенос трафика: 3 субаккаунта',
    allocate: 'Выделить',
    recycle: 'Вернуть',
    same: 'Объём для каждого',
    amountFor: 'Объём для',
    before: 'Сейчас 1 ГБ',
    after: 'Сейчас 1 ГБ, станет 3 ГБ',
    main: /^Основной аккаунт/,
    required: 'Обязательное поле',
    notAmount: 'Введите объём, например 1,5',
    notEnoughMain: /^На основном аккаунте не хватает трафика. Не больше 1\sГБ/,
    notEnoughSub: /^У субаккаунта меньше трафика. Не больше 1\sГБ/,
    moved: ['Перенесено', 'Выделено: 2 ГБ'],
    allMoved: 'Перенесено: 3',
    close: 'Закрыть',
    refused: ['Отказано', 'Недостаточно трафика'],
    oneRefused: 'Перенесено: 2, отказано: 1',
  },
} as const;

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

const dialog = () => screen.findByRole('dialog');
const inDialog = async (text: string | RegExp) => within(await dialog()).findByText(text);
const button = async (name: string) => within(await dialog()).findByRole('button', { name });
const confirm = async (user: UserEvent, name: string) => user.click(await button(name));
const row = async (name: string) => within(await dialog()).getByRole('listitem', { name });
/** Reads a row of the dialog without its name. */
const result = async (name: string) =>
  [...(await row(name)).querySelectorAll('.ant-tag, .ant-tag + span')]
    .map((one) => one.textContent?.replace(/\s/g, ' '))
    .filter((text) => text !== '');
const shows = (name: string, ...texts: readonly string[]) =>
  waitFor(async () => expect(await result(name)).toEqual(texts));
const sentIds = async () => (await callsTo('/auth/trafficupdate')).map(({ id }) => id);

/** Opens the page, selects all three and opens the dialog. */
async function openDialog(locale: Locale, words: (typeof WORDS)[Locale]) {
  const page = await renderPage(LIST, { locale, change });
  await screen.findByText(FIRST);
  await page.user.click(screen.getByRole('checkbox', { name: words.selectAll }));
  await press(page.user, words.moveThree);
  await screen.findByText(words.title);
  await screen.findByLabelText(`${words.amountFor} ${FIRST}`);
  // antd focuses the dialog a few frames after showing it.
  const shown = await dialog();
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true));
  return page;
}

describe.each(Object.entries(WORDS))(
  'moving traffic of several sub-accounts, %s',
  (name, words) => {
    const locale = name as Locale;
    const amountOf = (sub: string) => `${words.amountFor} ${sub}`;

    test(
      'rows are selected one by one; amounts are checked together, previewed, and sent one after another, each with its result',
      async () => {
        const { user, state } = await renderPage(LIST, { locale, change });
        await screen.findByText(FIRST);
        expect(screen.getByRole<HTMLButtonElement>('button', { name: words.move }).disabled).toBe(
          true,
        );
        for (const sub of NAMES)
          await user.click(await screen.findByRole('checkbox', { name: `${words.select} ${sub}` }));
        await press(user, words.moveThree);
        await screen.findByLabelText(amountOf(FIRST));

        await confirm(user, words.allocate);
        await expectFieldError(amountOf(FIRST), words.required);
        await fill(user, words.same, '3');
        // Two times 3 GB of 7 leave 1.
        await expectFieldError(amountOf(THIRD), words.notEnoughMain);
        await fill(user, amountOf(THIRD), 'x');
        await expectFieldError(amountOf(THIRD), words.notAmount);
        await confirm(user, words.allocate);
        expect(await sentIds()).toEqual([]);
        await pick(user, words.recycle);
        await expectFieldError(amountOf(SECOND), words.notEnoughSub);
        await pick(user, words.allocate);
        await fill(user, words.same, '2');
        expect(await within(await dialog()).findAllByText(words.after)).toHaveLength(3);
        expect(
          fact(await dialog(), words.main)
            .replace(/\D+/g, ' ')
            .trim(),
        ).toBe('7 1');

        await confirm(user, words.allocate);
        expect(await inDialog(words.allMoved)).toBeTruthy();
        for (const sub of NAMES) await shows(sub, ...words.moved);
        const ids = NAMES.map((sub) => subIn(state, sub).id);
        expect(await callsTo('/auth/trafficupdate')).toEqual(
          ids.map((id) => ({ id, action: 'allocate', amount: `${2 * GB}` })),
        );
        expect(lefts(state)).toEqual([1, 3, 3, 3]);
        await waitFor(() =>
          expect(
            within(screen.getByRole('dialog')).queryByRole('button', { name: words.allocate }),
          ).toBeNull(),
        );
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        // A row is deselected after its move.
        expect(screen.getByRole<HTMLButtonElement>('button', { name: words.move }).disabled).toBe(
          true,
        );
      },
      LIMIT,
    );

    test(
      'a row that the service refuses says so in its words; the others are moved, and the next click sends it alone',
      async () => {
        const { user, state, fail } = await openDialog(locale, words);
        await fill(user, words.same, '1');
        fail({
          call: 'auth.trafficupdate',
          answer: 'code',
          code: 20_601,
          msg: 'Not enough traffic',
          skip: 1,
        });
        await confirm(user, words.allocate);
        expect(await inDialog(words.oneRefused)).toBeTruthy();
        await shows(SECOND, ...words.refused);
        expect(lefts(state)).toEqual([5, 2, 1, 2]);
        await waitFor(async () => expect(within(await row(SECOND)).getByText(/1/)).toBeTruthy());
        await confirm(user, words.allocate);
        expect(await inDialog(words.allMoved)).toBeTruthy();
        expect(lefts(state)).toEqual([4, 2, 2, 2]);
        const [a, b, c] = NAMES.map((sub) => subIn(state, sub).id);
        expect(await sentIds()).toEqual([a, b, c, b]);
      },
      LIMIT,
    );
  },
);

describe('moving traffic of several sub-accounts', () => {
  const words = WORDS['en-US'];
  const idsOf = (state: WorldState) => NAMES.map((sub) => subIn(state, sub).id);

  test(
    'a lost answer ends it before the next call; found to have been made, it is not sent again, and the rest is by a click',
    async () => {
      const { user, state, fail } = await openDialog('en-US', words);
      const [a, b, c] = idsOf(state);
      await fill(user, words.same, '1');
      fail({ call: 'auth.trafficupdate', answer: 'status', effect: 'done', skip: 1 });
      await confirm(user, words.allocate);
      expect(await inDialog(/^Stopped because an answer was lost/)).toBeTruthy();
      await shows(FIRST, 'Moved', '1 GB allocated');
      expect(
        within(await row(SECOND)).getByText(/the traffic was moved as you wanted/),
      ).toBeTruthy();
      await shows(SECOND, 'Moved');
      await shows(THIRD, 'Not sent');
      expect(await sentIds()).toEqual([a, b]);
      expect(lefts(state)).toEqual([5, 2, 2, 1]);
      await confirm(user, words.allocate);
      expect(await inDialog('Moved: 3')).toBeTruthy();
      expect(await sentIds()).toEqual([a, b, c]);
      expect(lefts(state)).toEqual([4, 2, 2, 2]);
    },
    LIMIT,
  );

  test(
    'an unknown code ends it too; what was not made is sent again by the next click, once and before the rest',
    async () => {
      const { user, state, fail } = await openDialog('en-US', words);
      const [a, b, c] = idsOf(state);
      await fill(user, words.same, '1');
      fail({ call: 'auth.trafficupdate', answer: 'code', code: 50_000, skip: 1 });
      await confirm(user, words.allocate);
      expect(await inDialog(/lost and no traffic was moved/)).toBeTruthy();
      await shows(SECOND, 'Answer lost');
      expect(await inDialog('Moved: 1, answers lost: 1, not moved: 1')).toBeTruthy();
      await confirm(user, words.allocate);
      expect(await inDialog('Moved: 3')).toBeTruthy();
      expect(await sentIds()).toEqual([a, b, b, c]);
      expect(lefts(state)).toEqual([4, 2, 2, 2]);
    },
    LIMIT,
  );

  test(
    'while it is not known whether one was made, nothing more is sent',
    async () => {
      const { user, state, fail } = await openDialog('en-US', words);
      const [a, b, c] = idsOf(state);
      await fill(user, words.same, '1');
      fail({ call: 'auth.trafficupdate', answer: 'status' });
      await confirm(user, words.allocate);
      expect(await inDialog(/not known yet whether the traffic was moved/)).toBeTruthy();
      await waitFor(async () =>
        expect(((await button(words.allocate)) as HTMLButtonElement).disabled).toBe(true),
      );
      expect(await sentIds()).toEqual([a]);
      skipTime(16_000);
      await confirm(user, 'Check again');
      expect(await inDialog(/lost and no traffic was moved/)).toBeTruthy();
      await confirm(user, words.allocate);
      expect(await inDialog('Moved: 3')).toBeTruthy();
      expect(await sentIds()).toEqual([a, a, b, c]);
      expect(lefts(state)).toEqual([4, 2, 2, 2]);
    },
    LIMIT,
  );

  test(
    'a double click sends once, and Stop ends it before the next call',
    async () => {
      const { user, state } = await openDialog('en-US', words);
      const [a, b, c] = idsOf(state);
      await fill(user, words.same, '1');
      const letGo = holdBack('/auth/trafficupdate');
      const confirmation = await button(words.allocate);
      await user.click(confirmation);
      await user.click(confirmation);
      await waitFor(async () => expect(await sentIds()).toEqual([a]));
      await shows(FIRST, 'Sending');
      expect(await inDialog('0 of 3 done')).toBeTruthy();
      await confirm(user, 'Stop');
      expect(await inDialog(/^Stopped\. The remaining/)).toBeTruthy();
      await letGo();
      expect(await inDialog('Moved: 1, not moved: 2')).toBeTruthy();
      expect(await sentIds()).toEqual([a]);
      expect(lefts(state)).toEqual([6, 2, 1, 1]);
      await confirm(user, words.allocate);
      expect(await inDialog('Moved: 3')).toBeTruthy();
      expect(await sentIds()).toEqual([a, b, c]);
    },
    LIMIT,
  );

  test(
    'each goes by its account as it is right before its call',
    async () => {
      const { user, state } = await openDialog('en-US', words);
      const [a, , c] = idsOf(state);
      await pick(user, words.recycle);
      await fill(user, words.same, '1');
      const letGo = holdBack('/auth/trafficupdate');
      await confirm(user, words.recycle);
      await waitFor(async () => expect(await sentIds()).toEqual([a]));
      consume(100 * MB, SECOND);
      await letGo();
      expect(await inDialog('Moved: 2, not moved: 1')).toBeTruthy();
      await shows(SECOND, 'Not sent', 'The sub-account has less than that');
      expect(await sentIds()).toEqual([a, c]);
    },
    LIMIT,
  );

  const leavePage = async (user: UserEvent) => {
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await user.click(menu.getByRole('link', { name: 'Usage' }));
    await screen.findByRole('heading', { level: 1, name: 'Usage' });
  };
  const endSessionElsewhere = async () => {
    localStorage.removeItem('userAuthData');
    fireEvent(window, new StorageEvent('storage', { key: 'userAuthData' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  };
  const becomeAnother = async () => {
    // jsdom cannot load a document anew.
    jest.spyOn(session, 'leaveForOther').mockResolvedValue();
    signInAnother(ACCOUNTS.newcomer.email);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  test.each([
    ['the customer leaves the page', leavePage],
    ['the session ends in another tab', endSessionElsewhere],
    ['another customer signs in in another tab', becomeAnother],
  ])(
    'when %s, the call under way is made and no other one leaves',
    async (_, end) => {
      const { user, state } = await openDialog('en-US', words);
      const [a] = idsOf(state);
      await fill(user, words.same, '1');
      const letGo = holdBack('/auth/trafficupdate');
      await confirm(user, words.allocate);
      await waitFor(async () => expect(await sentIds()).toEqual([a]));
      await end(user);
      await act(async () => {
        await letGo();
        // Half a second is enough for a further call, if one were sent.
        await new Promise((done) => setTimeout(done, 500));
      });
      expect(lefts(state)).toEqual([6, 2, 1, 1]);
      expect(await sentIds()).toEqual([a]);
    },
    LIMIT,
  );
});
