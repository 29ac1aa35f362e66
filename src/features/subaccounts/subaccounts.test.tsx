import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FaultPlan } from '../../../mock/faults';
import { GB, leftIn, MB } from '../../../mock/world/state';
import {
  callsTo,
  choose,
  consume,
  fill,
  holdBack,
  LIMIT,
  type Locale,
  pickItem,
  press,
  renderPage,
  retry,
  rows,
  says,
  type WorldState,
} from '../../../tests/support/renderPage';

const SUB = 'scraperteam01';
const LIST = '/proxysetting/subaccount';

const WORDS = {
  'en-US': {
    title: 'Sub-accounts',
    search: 'Search sub-accounts',
    none: 'No sub-account matches the search',
    empty: 'No sub-accounts yet',
    add: 'Add sub-account',
    failed: /^The server failed with status 502/,
    allocate: 'Allocate',
    recycle: 'Recycle',
    amount: 'Amount',
    unit: 'Unit',
    mb: 'MB',
    required: 'Required',
    tooMuch: 'Not enough traffic in the main account',
    allocated: '1 GB allocated',
    edit: 'Edit',
    remove: 'Delete',
    more: 'More',
    typeName: `Type ${SUB} to confirm`,
    deleted: /^scraperteam01 is deleted; [\d,.]+ MB came back$/,
    username: 'Username',
    password: 'Password',
    remark: 'Remark',
    limit: 'Traffic limit',
    usernameRule: '12-24 letters and digits, no special symbols',
    passwordEmpty: 'Please enter your password',
    passwordRule: '8-30 characters, at least one number and at least one letter',
    generate: 'Generate a password',
    limitWrong: 'Enter an amount, for example 1.5',
    taken: 'Username Exist',
    added: 'brandnewlogin1 is added',
    newPassword: 'New password',
    savePassword: 'Save password',
    saveRemark: 'Save remark',
    passwordSaved: 'Password saved',
    remarkSaved: 'Remark saved',
    gone: 'This sub-account no longer exists',
    met: 'met',
  },
  'ru-RU': {
    title: 'Субаккаунты',
    search: 'Поиск субаккаунтов',
    none: 'По запросу ничего не найдено',
    empty: 'Субаккаунтов пока нет',
    add: 'Добавить субаккаунт',
    failed: /^Ошибка сервера, код 502/,
    allocate: 'Выделить',
    recycle: 'Вернуть',
    amount: 'Объём',
    unit: 'Единица',
    mb: 'МБ',
    required: 'Обязательное поле',
    tooMuch: 'На основном аккаунте не хватает трафика',
    allocated: 'Выделено: 1 ГБ',
    edit: 'Изменить',
    remove: 'Удалить',
    more: 'Ещё',
    typeName: `Введите ${SUB} для подтверждения`,
    deleted: /^scraperteam01 удалён, возвращено [\d\s,]+ МБ$/,
    username: 'Логин',
    password: 'Пароль',
    remark: 'Заметка',
    limit: 'Лимит трафика',
    usernameRule: '12–24 латинских букв и цифр, без спецсимволов',
    passwordEmpty: 'Введите пароль',
    passwordRule: 'От 8 до 30 символов, хотя бы одна цифра и хотя бы одна буква',
    generate: 'Сгенерировать пароль',
    limitWrong: 'Введите объём, например 1,5',
    taken: 'Этот логин уже занят',
    added: 'brandnewlogin1 добавлен',
    newPassword: 'Новый пароль',
    savePassword: 'Сохранить пароль',
    saveRemark: 'Сохранить заметку',
    passwordSaved: 'Пароль сохранён',
    remarkSaved: 'Заметка сохранена',
    gone: 'Этого субаккаунта больше нет',
    met: 'выполнено',
  },
} as const;

function subIn({ subAccounts }: WorldState) {
  const sub = subAccounts.find(({ username }) => username === SUB);
  if (sub === undefined) throw new Error(`no ${SUB}`);
  return sub;
}
const subLeft = (state: WorldState) => leftIn(subIn(state).lots);
const mainLeft = (state: WorldState) => leftIn(state.users[0]?.lots ?? []);

const dialog = () => screen.findByRole('dialog');
const inDialog = async (text: string | RegExp) => within(await dialog()).findByText(text);
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const confirmWith = async (user: UserEvent, name: string) =>
  user.click(within(await dialog()).getByRole('button', { name }));

/** Picks an action of a row's menu "More". */
async function pickMore(user: UserEvent, more: string, action: string) {
  await press(user, `${more}: ${SUB}`);
  await pickItem(user, action);
}

describe.each(Object.entries(WORDS))('%s', (name, words) => {
  const locale = name as Locale;

  test(
    'the list fails with Retry, shows every sub-account, is searched, and moves traffic',
    async () => {
      const { user, state } = await renderPage(LIST, {
        locale,
        faults: [{ call: 'auth.sublist', answer: 'status' }],
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
      await retry(user, words.failed);
      await screen.findByText(SUB);
      const shown = rows(words.title).map(([username]) => username);
      expect(shown.sort()).toEqual(state.subAccounts.map(({ username }) => username).sort());

      const before = { main: mainLeft(state), sub: subLeft(state) };
      await press(user, `${words.allocate}: ${SUB}`);
      await fill(user, words.amount, '0');
      await confirmWith(user, words.allocate);
      await says(words.amount, words.required);
      await fill(user, words.amount, '999999');
      await says(words.amount, words.tooMuch);
      expect(await callsTo('/auth/trafficupdate')).toEqual([]);
      await fill(user, words.amount, '1');
      await confirmWith(user, words.allocate);
      expect(await screen.findByText(words.allocated)).toBeTruthy();
      await noDialog();
      expect(await callsTo('/auth/trafficupdate')).toEqual([
        { id: subIn(state).id, action: 'allocate', amount: `${GB}` },
      ]);
      expect({ main: mainLeft(state), sub: subLeft(state) }).toEqual({
        main: before.main - GB,
        sub: before.sub + GB,
      });

      await user.type(screen.getByRole('searchbox', { name: words.search }), 'nobody');
      expect(await screen.findByText(words.none)).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'a sub-account is deleted once its name is typed; then nothing is left and the page says what to do',
    async () => {
      const { user, state } = await renderPage(LIST, {
        locale,
        change: (world) => {
          world.subAccounts = [subIn(world)];
        },
      });
      await pickMore(user, words.more, words.remove);
      const confirmation = () =>
        within(screen.getByRole('dialog')).getByRole('button', {
          name: words.remove,
        }) as HTMLButtonElement;
      await screen.findByLabelText(words.typeName);
      expect(confirmation().disabled).toBe(true);
      await fill(user, words.typeName, SUB);
      expect(screen.getByLabelText<HTMLInputElement>(words.typeName).value).toBe(SUB);
      await waitFor(() => expect(confirmation().disabled).toBe(false));
      await user.click(confirmation());
      expect(await screen.findByText(words.deleted)).toBeTruthy();
      expect(state.subAccounts).toEqual([]);
      expect(await screen.findByText(words.empty)).toBeTruthy();
      await noDialog();
      const links = screen.getAllByRole('link', { name: words.add });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Array(2).fill('/client/proxysetting/addsub'),
      );
    },
    LIMIT,
  );

  test(
    'a new one: each rule on its field, a taken name, and what is sent',
    async () => {
      const { user, state } = await renderPage('/proxysetting/addsub', { locale });
      await press(user, words.add);
      await says(words.username, words.required);
      await says(words.password, words.passwordEmpty);
      await fill(user, words.username, 'short-one');
      await fill(user, words.password, 'onlyletters');
      await fill(user, words.limit, 'x');
      await press(user, words.add);
      await says(words.username, words.usernameRule);
      await says(words.password, words.passwordRule);
      await says(words.limit, words.limitWrong);
      await fill(user, words.limit, '3');
      await press(user, words.generate);
      expect(screen.getAllByText(new RegExp(`\\(${words.met}\\)`)).length).toBeGreaterThan(1);
      await fill(user, words.username, SUB);
      expect(await callsTo('/auth/passadd')).toEqual([]);
      await press(user, words.add);
      await says(words.username, words.taken);
      await fill(user, words.username, 'brandnewlogin1');
      await fill(user, words.remark, 'for Ann');
      const password = (screen.getByLabelText(words.password) as HTMLInputElement).value;
      await press(user, words.add);
      expect(await screen.findByText(words.added)).toBeTruthy();
      expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeTruthy();
      expect((await callsTo('/auth/passadd')).at(-1)).toEqual({
        username: 'brandnewlogin1',
        password,
        remark: 'for Ann',
        traffic_limit: `${3 * GB}`,
      });
      expect(state.subAccounts.at(-1)).toMatchObject({ remark: 'for Ann', limit: 3 * GB });
      expect(await screen.findByText('brandnewlogin1')).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'a change of one: it fails with Retry, keeps the rules, and saves password and remark apart',
    async () => {
      const id = 'gone';
      const { user, state, fail } = await renderPage(
        `/proxysetting/editsub?id=${id}&username=${SUB}`,
        { locale },
      );
      expect(await screen.findByText(words.gone)).toBeTruthy();
      const other = await renderPage(
        `/proxysetting/editsub?id=${subIn(state).id}&username=${SUB}`,
        { locale, faults: [{ call: 'auth.sublist', answer: 'status' }] },
      );
      await retry(user, words.failed);
      await screen.findByLabelText(words.newPassword);
      await press(user, words.savePassword);
      await says(words.newPassword, words.passwordEmpty);
      await fill(user, words.newPassword, '12345678');
      await press(user, words.savePassword);
      await says(words.newPassword, words.passwordRule);
      expect(await callsTo('/auth/passupdate')).toEqual([]);
      await fill(user, words.newPassword, 'letters123');
      fail({ call: 'auth.passupdate', answer: 'drop' });
      await press(user, words.savePassword);
      await waitFor(async () => expect(await callsTo('/auth/passupdate')).toHaveLength(1));
      await screen.findByText(/passupdate/);
      // The typed values stay, and only the customer's own click sends again.
      expect((screen.getByLabelText(words.newPassword) as HTMLInputElement).value).toBe(
        'letters123',
      );
      await press(user, words.savePassword);
      expect(await screen.findByText(words.passwordSaved)).toBeTruthy();
      expect(subIn(other.state).password).toBe('letters123');
      await fill(user, words.remark, 'for Bob');
      await press(user, words.saveRemark);
      expect(await screen.findByText(words.remarkSaved)).toBeTruthy();
      expect(subIn(other.state).remark).toBe('for Bob');
    },
    LIMIT,
  );
});

test(
  'a change of one whose answer was lost is looked up: what was saved is said to be saved, and is not sent again',
  async () => {
    const { state } = await renderPage(LIST);
    const { id } = subIn(state);
    const { user } = await renderPage(`/proxysetting/editsub?id=${id}&username=${SUB}`, {
      faults: [
        { call: 'auth.passupdate', answer: 'drop', effect: 'done' },
        { call: 'auth.remarkupdate', answer: 'drop', effect: 'done' },
      ],
    });
    await fill(user, 'New password', 'letters123');
    await press(user, 'Save password');
    expect(await screen.findByText('Password saved')).toBeTruthy();
    await fill(user, 'Remark', 'for Bob');
    await press(user, 'Save remark');
    expect(await screen.findByText('Remark saved')).toBeTruthy();
    expect(subIn(state)).toMatchObject({ password: 'letters123', remark: 'for Bob' });
    expect(await callsTo('/auth/passupdate')).toHaveLength(1);
    expect(await callsTo('/auth/remarkupdate')).toHaveLength(1);
  },
  LIMIT,
);

test(
  'whoever has gone on to another page while a new sub-account is being added stays there',
  async () => {
    const { user, fail } = await renderPage('/proxysetting/addsub');
    await fill(user, 'Username', 'brandnewlogin1');
    await press(user, 'Generate a password');
    fail({ call: 'auth.passadd', answer: 'truth', delay: 1500 });
    await press(user, 'Add sub-account');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await user.click(menu.getByRole('link', { name: 'Whitelist' }));
    await screen.findByRole('heading', { level: 1, name: 'Whitelist' });
    expect(await screen.findByText('brandnewlogin1 is added')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Whitelist');
  },
  LIMIT,
);

describe('moving traffic', () => {
  const open = async (user: UserEvent, action: 'Allocate' | 'Recycle') => {
    if (action === 'Allocate') await press(user, `${action}: ${SUB}`);
    else await pickMore(user, 'More', action);
    await inDialog(/^At most/);
  };
  const closeDialog = async (user: UserEvent) => {
    await waitFor(() => confirmWith(user, 'Cancel'));
    await noDialog();
  };
  const goAndComeBack = async (user: UserEvent) => {
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await user.click(menu.getByRole('link', { name: 'Usage' }));
    await screen.findByRole('heading', { level: 1, name: 'Usage' });
    await user.click(menu.getByRole('link', { name: 'Sub-accounts' }));
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

  test(
    'goes by the account as it is now, when the dialog opens and when it is sent',
    async () => {
      const { user, state } = await renderPage(LIST);
      await screen.findByText(SUB);
      // The traffic is used after the row was drawn, so the dialog must show the new figure.
      consume(subLeft(state) - 100 * MB, SUB);
      await open(user, 'Recycle');
      expect(await inDialog('At most 100 MB')).toBeTruthy();
      await choose(user, 'Unit', 'MB');
      await fill(user, 'Amount', '80');
      consume(60 * MB, SUB);
      await confirmWith(user, 'Recycle');
      expect(await inDialog('The sub-account has less than that')).toBeTruthy();
      expect(within(await dialog()).getAllByText('40 MB').length).toBeGreaterThan(0);
      expect(await callsTo('/auth/trafficupdate')).toEqual([]);
      await fill(user, 'Amount', '40');
      await confirmWith(user, 'Recycle');
      await noDialog();
      expect(subLeft(state)).toBe(0);
    },
    LIMIT,
  );

  test(
    'a lost answer is looked up: it arrived, and cannot be sent again',
    async () => {
      const { user, state, fail } = await renderPage(LIST);
      const before = sides(state);
      await open(user, 'Allocate');
      await fill(user, 'Amount', '1');
      fail({ call: 'auth.trafficupdate', answer: 'status', effect: 'done' });
      await confirmWith(user, 'Allocate');
      expect(await inDialog(/the traffic was moved as you wanted/)).toBeTruthy();
      expect(within(await dialog()).queryByRole('button', { name: 'Allocate' })).toBeNull();
      expect(sides(state)).toEqual({ main: before.main - GB, sub: before.sub + GB });
    },
    LIMIT,
  );

  test(
    'a lost answer is looked up: nothing was moved, and the next click moves it once',
    async () => {
      const { user, state, fail } = await renderPage(LIST);
      const before = sides(state);
      await open(user, 'Allocate');
      await fill(user, 'Amount', '1');
      // An unknown code is no certain refusal either.
      fail({ call: 'auth.trafficupdate', answer: 'code', code: 50_000 });
      await confirmWith(user, 'Allocate');
      expect(await inDialog(/lost and no traffic was moved/)).toBeTruthy();
      // Both sides use traffic meanwhile.
      consume(3 * MB);
      consume(2 * MB, SUB);
      await confirmWith(user, 'Allocate');
      await noDialog();
      expect(sides(state)).toEqual({
        main: before.main - GB - 3 * MB,
        sub: before.sub + GB - 2 * MB,
      });
    },
    LIMIT,
  );

  test(
    'no answer at all: for a moment nobody knows whether it still arrives, and nothing is sent meanwhile',
    async () => {
      const { user, state, fail } = await renderPage(LIST);
      const before = sides(state);
      await open(user, 'Allocate');
      await fill(user, 'Amount', '1');
      fail({ call: 'auth.trafficupdate', answer: 'status' });
      await confirmWith(user, 'Allocate');
      expect(await inDialog(/not known yet whether the traffic was moved/)).toBeTruthy();
      const confirmation = within(await dialog()).getByRole('button', { name: 'Allocate' });
      await waitFor(() => expect((confirmation as HTMLButtonElement).disabled).toBe(true));
      // The reading is requested at once, but its answer is late: the move may have been made since.
      const reads = (await callsTo('/auth/sublist')).length;
      const letGo = holdBack('/auth/sublist');
      await waitFor(() => confirmWith(user, 'Check again'));
      await waitFor(async () => expect(await callsTo('/auth/sublist')).toHaveLength(reads + 1));
      waitForLateEffects();
      await letGo();
      await waitFor(() => confirmWith(user, 'Check again'));
      expect(await inDialog(/lost and no traffic was moved/)).toBeTruthy();
      await confirmWith(user, 'Allocate');
      await noDialog();
      expect(sides(state)).toEqual({ main: before.main - GB, sub: before.sub + GB });
    },
    LIMIT,
  );

  test(
    'no answer to a deletion: for a moment nobody knows whether it still arrives, and nothing is sent meanwhile',
    async () => {
      const { user, state, fail } = await renderPage(LIST);
      await pickMore(user, 'More', 'Delete');
      await inDialog(/go back/);
      await fill(user, `Type ${SUB} to confirm`, SUB);
      fail({ call: 'auth.passdelete', answer: 'status' });
      await confirmWith(user, 'Delete');
      expect(await inDialog(/not known yet whether the sub-account is deleted/)).toBeTruthy();
      const confirmation = within(await dialog()).getByRole('button', { name: 'Delete' });
      await waitFor(() => expect((confirmation as HTMLButtonElement).disabled).toBe(true));
      waitForLateEffects();
      await waitFor(() => confirmWith(user, 'Check again'));
      expect(await inDialog(/nothing was deleted/)).toBeTruthy();
      await confirmWith(user, 'Delete');
      await noDialog();
      expect(state.subAccounts.map(({ username }) => username)).not.toContain(SUB);
    },
    LIMIT,
  );

  /** Moves 1 GB; the answer is lost after its effect, and so is the reading after it. */
  const loseMove = async () => {
    const page = await renderPage(LIST);
    const before = sides(page.state);
    await open(page.user, 'Allocate');
    await fill(page.user, 'Amount', '1');
    page.fail(
      { call: 'auth.trafficupdate', answer: 'status', effect: 'done' },
      { call: 'auth.sublist', answer: 'status', skip: 1, times: null },
    );
    await confirmWith(page.user, 'Allocate');
    return { ...page, before };
  };

  test(
    'what cannot be looked up is not known yet, also when the dialog is opened again',
    async () => {
      const { user, state, heal, before } = await loseMove();
      expect(await inDialog(/not known yet whether the traffic was moved/)).toBeTruthy();
      const confirmation = within(await dialog()).getByRole('button', { name: 'Allocate' });
      await waitFor(() => expect((confirmation as HTMLButtonElement).disabled).toBe(true));
      await closeDialog(user);
      await press(user, `Allocate: ${SUB}`);
      expect(await inDialog(/not known yet/)).toBeTruthy();
      heal();
      await waitFor(() => confirmWith(user, 'Check again'));
      expect(await inDialog(/the traffic was moved as you wanted/)).toBeTruthy();
      expect(subLeft(state)).toBe(before.sub + GB);
    },
    LIMIT,
  );

  test(
    'what is not known yet is still looked up after the customer was on another page',
    async () => {
      const { user, state, heal, before } = await loseMove();
      expect(await inDialog(/not known yet/)).toBeTruthy();
      heal();
      await closeDialog(user);
      await goAndComeBack(user);
      // The reading at the dialog's opening looks up the change.
      await press(user, `Allocate: ${SUB}`);
      expect(await inDialog(/the traffic was moved as you wanted/)).toBeTruthy();
      expect(within(await dialog()).queryByRole('button', { name: 'Allocate' })).toBeNull();
      expect(await callsTo('/auth/trafficupdate')).toHaveLength(1);
      // The change is no longer open, so its outcome is shown only once.
      await user.keyboard('{Escape}');
      await noDialog();
      await open(user, 'Allocate');
      expect(within(await dialog()).queryByText(/was lost/)).toBeNull();
      expect(subLeft(state)).toBe(before.sub + GB);
    },
    LIMIT,
  );

  test(
    'a move under way, whose page was left, is not known yet and cannot be sent again; once it is answered, the next one can',
    async () => {
      const { user, state } = await renderPage(LIST);
      const before = sides(state);
      const letGo = holdBack('/auth/trafficupdate');
      await open(user, 'Allocate');
      await fill(user, 'Amount', '1');
      await confirmWith(user, 'Allocate');
      await waitFor(async () => expect(await callsTo('/auth/trafficupdate')).toHaveLength(1));
      await goAndComeBack(user);
      await open(user, 'Allocate');
      const isUnknown = async () => {
        expect(await inDialog(/The move has not been answered yet/)).toBeTruthy();
        const button = within(await dialog()).getByRole('button', { name: 'Allocate' });
        expect((button as HTMLButtonElement).disabled).toBe(true);
      };
      await isUnknown();
      const reads = (await callsTo('/auth/sublist')).length;
      await confirmWith(user, 'Check again');
      await waitFor(async () => expect(await callsTo('/auth/sublist')).toHaveLength(reads + 1));
      await isUnknown();
      await letGo();
      expect(await screen.findByText('1 GB allocated')).toBeTruthy();
      await waitFor(() => expect(screen.queryByText(/not been answered yet/)).toBeNull());
      await fill(user, 'Amount', '2');
      await confirmWith(user, 'Allocate');
      expect(await screen.findByText('2 GB allocated')).toBeTruthy();
      expect(sides(state)).toEqual({ main: before.main - 3 * GB, sub: before.sub + 3 * GB });
    },
    LIMIT,
  );

  test(
    'deleting goes by the account as it is when it is confirmed',
    async () => {
      const { user, state } = await renderPage(LIST);
      await screen.findByText(SUB);
      consume(subLeft(state) - 100 * MB, SUB);
      await pickMore(user, 'More', 'Delete');
      expect(await inDialog(/100 MB go back/)).toBeTruthy();
      await fill(user, `Type ${SUB} to confirm`, SUB);
      const reads = async () => (await callsTo('/auth/sublist')).length;
      const before = await reads();
      // Another tab deletes the sub-account meanwhile.
      state.subAccounts = state.subAccounts.filter(({ username }) => username !== SUB);
      await confirmWith(user, 'Delete');
      expect(await inDialog('This sub-account no longer exists')).toBeTruthy();
      expect(await reads()).toBe(before + 1);
      expect(await callsTo('/auth/passdelete')).toEqual([]);
    },
    LIMIT,
  );

  test.each(['Delete', 'Allocate'])(
    '%s says that the figures could not be read, and nothing that it is still loading',
    async (name) => {
      const { user, fail } = await renderPage(LIST);
      await screen.findByText(SUB);
      fail({ call: 'auth.sublist', answer: 'status' });
      if (name === 'Delete') await pickMore(user, 'More', name);
      else await press(user, `${name}: ${SUB}`);
      await within(await dialog()).findByRole('button', { name: 'Retry' });
      expect(within(await dialog()).queryByText('Loading')).toBeNull();
      await confirmWith(user, 'Retry');
      await waitFor(async () =>
        expect(within(await dialog()).queryByRole('button', { name: 'Retry' })).toBeNull(),
      );
    },
    LIMIT,
  );

  test(
    'deleting says what comes back as it is now, and looks a lost answer up',
    async () => {
      const { user, state, fail } = await renderPage(LIST);
      await screen.findByText(SUB);
      consume(subLeft(state) - 100 * MB, SUB);
      await pickMore(user, 'More', 'Delete');
      expect(await inDialog(/100 MB go back/)).toBeTruthy();
      await fill(user, `Type ${SUB} to confirm`, SUB);
      // An unknown code is an answer all the same: the backend has finished the call.
      fail({ call: 'auth.passdelete', answer: 'code', code: 50_000 });
      await confirmWith(user, 'Delete');
      expect(await inDialog(/nothing was deleted/)).toBeTruthy();
      fail({ call: 'auth.passdelete', answer: 'status', effect: 'done' });
      await confirmWith(user, 'Delete');
      expect(await inDialog(/the sub-account is deleted/)).toBeTruthy();
      expect(within(await dialog()).queryByRole('button', { name: 'Delete' })).toBeNull();
    },
    LIMIT,
  );

  const openDelete = async (user: UserEvent) => {
    await pickMore(user, 'More', 'Delete');
    await fill(user, `Type ${SUB} to confirm`, SUB);
  };
  const isDisabled = async (name: string) => {
    const button = within(await dialog()).getByRole('button', { name });
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(true));
  };
  const isEnabled = async (name: string) => {
    const button = within(await dialog()).getByRole('button', { name });
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  };
  /** Deletes; no answer arrives, and the sub-account is still listed. */
  const loseDeletion = async () => {
    const page = await renderPage(LIST);
    await openDelete(page.user);
    await isEnabled('Delete');
    page.fail({ call: 'auth.passdelete', answer: 'status' });
    await confirmWith(page.user, 'Delete');
    expect(await inDialog(/not known yet whether the sub-account is deleted/)).toBeTruthy();
    await closeDialog(page.user);
    return page;
  };

  test(
    'a deletion that is found out later takes its row out of the list',
    async () => {
      const { user, state } = await loseDeletion();
      await openDelete(user);
      // The service has deleted the sub-account meanwhile.
      state.subAccounts = state.subAccounts.filter(({ username }) => username !== SUB);
      await confirmWith(user, 'Check again');
      expect(await inDialog(/the sub-account is deleted/)).toBeTruthy();
      await user.keyboard('{Escape}');
      await noDialog();
      await waitFor(() => expect(screen.queryByText(SUB)).toBeNull());
    },
    LIMIT,
  );

  test(
    'a lost deletion is not forgotten with its dialog: opened again it says what is known, and nothing is sent until it is',
    async () => {
      const { user, state } = await loseDeletion();
      await openDelete(user);
      expect(await inDialog(/not known yet whether the sub-account is deleted/)).toBeTruthy();
      expect(await inDialog(/go back/)).toBeTruthy();
      await isDisabled('Delete');
      await user.keyboard('{Enter}');
      expect(await callsTo('/auth/passdelete')).toHaveLength(1);
      waitForLateEffects();
      await closeDialog(user);
      // The dialog reads the sub-account again when it opens.
      await openDelete(user);
      expect(await inDialog(/nothing was deleted/)).toBeTruthy();
      await isEnabled('Delete');
      await confirmWith(user, 'Delete');
      await noDialog();
      expect(await callsTo('/auth/passdelete')).toHaveLength(2);
      expect(state.subAccounts.map(({ username }) => username)).not.toContain(SUB);
    },
    LIMIT,
  );

  test(
    'a lost deletion that takes effect after its dialog was closed: opened again it says that this customer deleted it',
    async () => {
      const { user, state } = await loseDeletion();
      state.subAccounts = state.subAccounts.filter(({ username }) => username !== SUB);
      await pickMore(user, 'More', 'Delete');
      expect(await inDialog(/the sub-account is deleted. Its traffic is back/)).toBeTruthy();
      expect(within(await dialog()).queryByText(/no longer exists/)).toBeNull();
      expect(within(await dialog()).queryByRole('button', { name: 'Delete' })).toBeNull();
      expect(await callsTo('/auth/passdelete')).toHaveLength(1);
    },
    LIMIT,
  );

  test(
    'a lost deletion that is made later than calls take is found before another is sent',
    async () => {
      const { user, state } = await loseDeletion();
      waitForLateEffects();
      await openDelete(user);
      expect(await inDialog(/nothing was deleted/)).toBeTruthy();
      await isEnabled('Delete');
      state.subAccounts = state.subAccounts.filter(({ username }) => username !== SUB);
      await confirmWith(user, 'Delete');
      expect(await inDialog(/the sub-account is deleted. Its traffic is back/)).toBeTruthy();
      expect(await callsTo('/auth/passdelete')).toHaveLength(1);
    },
    LIMIT,
  );

  test(
    'no traffic is moved while it is not known whether the sub-account is deleted',
    async () => {
      const { user, state } = await loseDeletion();
      const before = sides(state);
      await open(user, 'Allocate');
      expect(await inDialog(/not known yet whether the sub-account is deleted/)).toBeTruthy();
      await fill(user, 'Amount', '1');
      await isDisabled('Allocate');
      await user.keyboard('{Enter}');
      waitForLateEffects();
      await confirmWith(user, 'Check again');
      expect(await inDialog(/nothing was deleted/)).toBeTruthy();
      expect(await callsTo('/auth/trafficupdate')).toEqual([]);
      await confirmWith(user, 'Allocate');
      await noDialog();
      expect(sides(state)).toEqual({ main: before.main - GB, sub: before.sub + GB });
    },
    LIMIT,
  );

  test(
    'a sub-account that was deleted without an answer is not called unknown where traffic is moved',
    async () => {
      const { user, state } = await loseDeletion();
      state.subAccounts = state.subAccounts.filter(({ username }) => username !== SUB);
      await press(user, `Allocate: ${SUB}`);
      expect(await inDialog(/the sub-account is deleted. Its traffic is back/)).toBeTruthy();
      expect(within(await dialog()).queryByText(/no longer exists/)).toBeNull();
      expect(within(await dialog()).queryByRole('button', { name: 'Allocate' })).toBeNull();
    },
    LIMIT,
  );

  test(
    'a sub-account is not deleted while it is not known whether its traffic was moved',
    async () => {
      const { user, state, heal, before } = await loseMove();
      expect(await inDialog(/not known yet whether the traffic was moved/)).toBeTruthy();
      await closeDialog(user);
      await openDelete(user);
      expect(await inDialog(/not known yet whether the traffic was moved/)).toBeTruthy();
      await isDisabled('Delete');
      heal();
      await confirmWith(user, 'Check again');
      expect(await inDialog(/the traffic was moved as you wanted/)).toBeTruthy();
      expect(await callsTo('/auth/passdelete')).toEqual([]);
      await isEnabled('Delete');
      await confirmWith(user, 'Delete');
      await noDialog();
      expect(mainLeft(state)).toBe(before.main + before.sub);
      expect(await callsTo('/auth/passdelete')).toHaveLength(1);
    },
    LIMIT,
  );

  test(
    'a deletion under way, whose page was left, is sent once; its answer is heard after the dialog was closed',
    async () => {
      const { user, state } = await renderPage(LIST);
      const letGo = holdBack('/auth/passdelete');
      await openDelete(user);
      await isEnabled('Delete');
      const confirmation = within(await dialog()).getByRole('button', { name: 'Delete' });
      await user.click(confirmation);
      await user.click(confirmation);
      await waitFor(async () => expect(await callsTo('/auth/passdelete')).toHaveLength(1));
      await goAndComeBack(user);
      await openDelete(user);
      expect(await inDialog(/The deletion has not been answered yet/)).toBeTruthy();
      await isDisabled('Delete');
      await closeDialog(user);
      await open(user, 'Allocate');
      await fill(user, 'Amount', '1');
      await isDisabled('Allocate');
      await letGo();
      expect(await screen.findByText(/^scraperteam01 is deleted; .* came back$/)).toBeTruthy();
      expect(await inDialog('This sub-account no longer exists')).toBeTruthy();
      expect(within(await dialog()).queryByText(/not been answered yet/)).toBeNull();
      expect(await callsTo('/auth/passdelete')).toHaveLength(1);
      expect(await callsTo('/auth/trafficupdate')).toEqual([]);
      expect(state.subAccounts.map(({ username }) => username)).not.toContain(SUB);
    },
    LIMIT,
  );
});

describe('a new sub-account whose answer was lost', () => {
  const words = WORDS['en-US'];
  const NEW = 'brandnewlogin9';
  const dropped = { call: 'auth.passadd', answer: 'drop' } as const;
  const unlisted = { call: 'auth.sublist', answer: 'status', times: null } as const;

  /** Presses Add; the answer is lost. */
  async function add(name: string, ...faults: readonly FaultPlan[]) {
    const page = await renderPage('/proxysetting/addsub', { faults });
    await fill(page.user, words.username, name);
    await fill(page.user, words.password, 'letters123');
    await press(page.user, words.add);
    await screen.findByText(/^No connection to the server/);
    return page;
  }
  const sentTimes = async () => (await callsTo('/auth/passadd')).length;
  const isTold = async () => {
    expect(await screen.findByText(/^brandnewlogin9 is added: your earlier try/)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeTruthy();
  };

  test(
    'and which is there: it is looked up at once, says so and goes on to the list',
    async () => {
      const { state } = await add(NEW, { ...dropped, effect: 'done' });
      await isTold();
      expect(state.subAccounts.filter(({ username }) => username === NEW)).toHaveLength(1);
      expect(await sentTimes()).toBe(1);
    },
    LIMIT,
  );

  test(
    'and whose name was taken before: the next try is refused on the field',
    async () => {
      const { user } = await add(SUB, { ...dropped, effect: 'none' });
      await press(user, words.add);
      await says(words.username, words.taken);
      expect(await sentTimes()).toBe(2);
    },
    LIMIT,
  );

  test(
    'and which cannot be looked up: the field says that it may be there, and the next click looks before it sends',
    async () => {
      const { user, heal } = await add(NEW, { ...dropped, effect: 'done' }, unlisted);
      await says(words.username, /^No answer came, and it is not known yet whether brandnewlogin9/);
      await press(user, words.add);
      await waitFor(async () => expect(await callsTo('/auth/sublist')).toHaveLength(2));
      heal();
      await waitFor(() => press(user, words.add));
      await isTold();
      expect(await sentTimes()).toBe(1);
    },
    LIMIT,
  );

  test(
    'and which was not made: the next click adds it',
    async () => {
      const { user, state } = await add(NEW, { ...dropped, effect: 'none' });
      await says(words.username, /^No answer came/);
      await press(user, words.add);
      expect(await screen.findByText(`${NEW} is added`)).toBeTruthy();
      expect(state.subAccounts.filter(({ username }) => username === NEW)).toHaveLength(1);
      expect(await sentTimes()).toBe(2);
    },
    LIMIT,
  );
});
