import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FaultPlan } from '../../../mock/faults';
import {
  BROKEN_ROW,
  type Json,
  rowsOf,
  withBrokenRow,
  withRows,
} from '../../../tests/support/drift';
import {
  callsTo,
  demo,
  driftAnswers,
  fill,
  holdBack,
  LIMIT,
  type Locale,
  type OpenPage,
  pickRussian,
  press,
  renderPage,
  retry,
  rows,
  says,
  type WorldState,
} from '../../../tests/support/renderPage';

const PATH = '/proxysetting/whitelist';
const IP = '198.51.100.4';
const FRESH = '203.0.113.77';

const WORDS = {
  'en-US': {
    title: 'Whitelist',
    failed: /^The server failed with status 502/,
    search: 'Search addresses',
    none: 'No address matches the search',
    empty: 'No address is listed',
    emptyText: 'Until you add one, use password mode.',
    remark: 'Remark',
    add: 'Add IP',
    required: 'Required',
    wrong: 'Enter an IPv4 or IPv6 address',
    listed: 'IP already in the whitelist',
    added: `${FRESH} added to the whitelist`,
    editRemark: `Edit the remark of ${IP}`,
    remarkOf: `Remark of ${IP}`,
    save: 'Save',
    remove: `Delete: ${IP}`,
    deleting: `${IP} is being deleted`,
    undo: 'Undo',
    bulk: /^Addresses, one or several/,
    bulkAdd: 'Bulk add',
    found: 'Addresses found',
    states: ['can be added', 'not an address', 'already listed', 'already above'],
    ready: '1 address can be added',
    bulkDone: '20 addresses added',
    notCompared: 'may be listed already',
    toAdd: '1 address to add',
    unread: /^1 of \d+ rows? could not be read/,
  },
  'ru-RU': {
    title: 'Белый список',
    failed: /^Ошибка сервера, код 502/,
    search: 'Поиск адресов',
    none: 'По запросу ничего не найдено',
    empty: 'В списке нет адресов',
    emptyText: 'Пока список пуст, используйте режим пароля.',
    remark: 'Заметка',
    add: 'Добавить IP',
    required: 'Обязательное поле',
    wrong: 'Введите адрес IPv4 или IPv6',
    listed: 'Этот IP уже в белом списке',
    added: `${FRESH} добавлен в список`,
    editRemark: `Изменить заметку к ${IP}`,
    remarkOf: `Заметка к ${IP}`,
    save: 'Сохранить',
    remove: `Удалить: ${IP}`,
    deleting: `${IP} удаляется`,
    undo: 'Отменить',
    bulk: /^Адреса, по одному или несколько/,
    bulkAdd: 'Добавить все',
    found: 'Найденные адреса',
    states: ['можно добавить', 'не адрес', 'уже в списке', 'уже есть выше'],
    ready: 'Можно добавить 1 адрес',
    bulkDone: 'Добавлено 20 адресов',
    notCompared: 'возможно, уже в списке',
    toAdd: 'Адресов к добавлению: 1',
    unread: /Не удалось прочитать 1 /,
  },
} as const;

describe.each(Object.entries(WORDS))('%s', (name, words) => {
  const locale = name as Locale;

  test(
    'the list fails with Retry, shows every address, is searched; one is added, described and taken back from deletion',
    async () => {
      const { user, state } = await renderPage(PATH, {
        locale,
        faults: [{ call: 'auth.whiteipget', answer: 'status' }],
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
      await retry(user, words.failed);
      await screen.findByText(IP);
      const listed = () =>
        rows(words.title)
          .map(([ip]) => ip)
          .sort();
      expect(listed()).toEqual(state.whitelist.map(({ ip }) => ip).sort());

      await press(user, words.add);
      await says('IP', words.required);
      await fill(user, 'IP', '300.1.1.1');
      await press(user, words.add);
      await says('IP', words.wrong);
      expect(await callsTo('/auth/whiteipadd')).toEqual([]);
      await fill(user, 'IP', IP);
      await press(user, words.add);
      await says('IP', words.listed);
      await fill(user, 'IP', FRESH);
      await fill(user, words.remark, 'office');
      await press(user, words.add);
      expect(await screen.findByText(words.added)).toBeTruthy();
      expect((await callsTo('/auth/whiteipadd')).at(-1)).toEqual({ ip: FRESH, remark: 'office' });
      await waitFor(() => expect(listed()).toContain(FRESH));
      expect((screen.getByLabelText('IP') as HTMLInputElement).value).toBe('');

      await press(user, words.editRemark);
      await fill(user, words.remarkOf, 'home');
      await press(user, words.save);
      await waitFor(() =>
        expect(rows(words.title).find(([ip]) => ip === IP)?.[1]).toMatch(/^home/),
      );

      await press(user, words.remove);
      expect(await screen.findByText(words.deleting)).toBeTruthy();
      expect(listed()).not.toContain(IP);
      await press(user, words.undo);
      await waitFor(() => expect(listed()).toContain(IP));
      expect(await callsTo('/auth/whiteipdelete')).toEqual([]);

      await user.type(screen.getByRole('searchbox', { name: words.search }), '9.9.9');
      expect(await screen.findByText(words.none)).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'an empty one says so; many are marked before anything is sent, and added with one reading of the lists at the end',
    async () => {
      const { user, state } = await renderPage(PATH, {
        locale,
        change: (world) => {
          world.whitelist = world.whitelist.filter(({ ip }) => ip === IP);
        },
      });
      await press(user, words.remove);
      expect(await screen.findByText(words.empty)).toBeTruthy();
      expect(screen.getByText(words.emptyText)).toBeTruthy();
      await press(user, words.undo);
      await screen.findByText(IP);

      await fill(user, words.bulk, `192.0.2.1 first\nnonsense\n${IP}\n192.0.2.1`);
      const found = within(await screen.findByRole('list', { name: words.found }));
      await waitFor(() =>
        expect(
          found.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent),
        ).toEqual(words.states),
      );
      expect(screen.getByText(words.ready)).toBeTruthy();
      const many = Array.from({ length: 20 }, (_, index) => `192.0.2.${index + 1}`);
      await fill(user, words.bulk, many.join('\n'));
      const calls = async () => [
        (await callsTo('/auth/whiteipget')).length,
        (await callsTo('/dynamic/whiteipget')).length,
      ];
      const before = await calls();
      await press(user, words.bulkAdd);
      expect(await screen.findByText(words.bulkDone)).toBeTruthy();
      await waitFor(() => expect(rows(words.title).map(([ip]) => ip)).toContain('192.0.2.20'));
      expect((await calls()).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
      expect(state.whitelist).toHaveLength(21);
    },
    LIMIT,
  );
});

describe.each(Object.entries(WORDS))('%s: many, while', (name, words) => {
  const locale = name as Locale;
  const [, , listed] = words.states;
  const states = () =>
    within(screen.getByRole('list', { name: words.found }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('strong')?.textContent);
  const addAll = () => screen.getByRole<HTMLButtonElement>('button', { name: words.bulkAdd });

  test(
    'the whitelist is loading and when it fails: none is said to be new, the customer may go on, and Retry compares them',
    async () => {
      const letGo = holdBack('/dynamic/whiteipget');
      const { user } = await renderPage(PATH, {
        locale,
        faults: [{ call: 'dynamic.whiteipget', answer: 'status' }],
      });
      await fill(user, words.bulk, IP);
      expect(states()).toEqual([words.notCompared]);
      expect(screen.getByText(words.toAdd)).toBeTruthy();
      expect(addAll().disabled).toBe(true);
      await letGo();
      expect(await screen.findByText(words.failed)).toBeTruthy();
      expect(states()).toEqual([words.notCompared]);
      expect(addAll().disabled).toBe(false);
      await retry(user, words.failed);
      await waitFor(() => expect(states()).toEqual([listed]));
      expect(addAll().disabled).toBe(true);
    },
    LIMIT,
  );

  test(
    'rows of the whitelist cannot be read: that is said, and what is not known to be listed may be',
    async () => {
      driftAnswers((path, data) => (path === '/dynamic/whiteipget' ? withBrokenRow(data) : data));
      const { user, state } = await renderPage(PATH, { locale });
      const ips = state.whitelist.map(({ ip }) => ip);
      await fill(user, words.bulk, [FRESH, ...ips].join('\n'));
      expect(await screen.findByText(words.unread)).toBeTruthy();
      // The new address and the one whose row is broken may be listed; the other rows can be read.
      const others = ips.slice(1).map(() => listed);
      expect(states().sort()).toEqual([words.notCompared, words.notCompared, ...others].sort());
      expect(addAll().disabled).toBe(false);
    },
    LIMIT,
  );
});

test(
  'Cancel of a bulk gives the focus back to the button that began it',
  async () => {
    const { user } = await renderPage(PATH);
    const add = await screen.findByRole('button', { name: WORDS['en-US'].bulkAdd });
    await fill(user, WORDS['en-US'].bulk, '192.0.2.1\n192.0.2.2');
    const letGo = holdBack('/auth/whiteipadd');
    await waitFor(() => expect(add.hasAttribute('disabled')).toBe(false));
    await user.click(add);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    cancel.focus();
    await user.keyboard('{Enter}');
    await letGo();
    const back = () => screen.getByRole('button', { name: WORDS['en-US'].bulkAdd });
    await waitFor(() => expect(document.activeElement).toBe(back()));
    expect(await callsTo('/auth/whiteipadd')).toHaveLength(1);
  },
  LIMIT,
);

test(
  'two remarks are edited at the same time: Enter saves one, Escape leaves the other, and the focus is where it was',
  async () => {
    const other = '203.0.113.17';
    const { user, state } = await renderPage(PATH);
    for (const ip of [IP, other]) await press(user, `Edit the remark of ${ip}`);
    const remarkOf = (ip: string) => screen.getByLabelText<HTMLInputElement>(`Remark of ${ip}`);
    expect(document.activeElement).toBe(remarkOf(other));
    expect(remarkOf(IP).id).not.toBe(remarkOf(other).id);
    await fill(user, `Remark of ${IP}`, 'home');
    await user.keyboard('{Enter}');
    const edit = (ip: string) => screen.findByRole('button', { name: `Edit the remark of ${ip}` });
    const saved = await edit(IP);
    await waitFor(() => expect(document.activeElement).toBe(saved));
    await fill(user, `Remark of ${other}`, 'nothing');
    await user.keyboard('{Escape}');
    const left = await edit(other);
    expect(document.activeElement).toBe(left);
    expect(await callsTo('/auth/whiteipupdate')).toEqual([
      { id: state.whitelist.find(({ ip }) => ip === IP)?.id, remark: 'home' },
    ]);
  },
  LIMIT,
);

describe('a deletion that was waiting when the page was closed, or its customer left', () => {
  const NOT_DELETED = `These addresses were not deleted and are still in the whitelist: ${IP}.`;
  const key = () => `unsentWork:${demo().id}`;

  /** Begins a deletion and closes the page while the call has this fault. */
  async function closeWhileDeleting(...faults: readonly FaultPlan[]): Promise<void> {
    const { user, fail } = await renderPage(PATH);
    await screen.findByText(IP);
    fail(...faults);
    await press(user, WORDS['en-US'].remove);
    await screen.findByText(WORDS['en-US'].deleting);
    const reads = async () => (await callsTo('/auth/whiteipget')).length;
    const before = await reads();
    fireEvent(window, new Event('pagehide'));
    // The list is read again when the call is over.
    await waitFor(async () => expect(await reads()).toBe(before + 1));
    expect(await callsTo('/auth/whiteipdelete')).toHaveLength(1);
  }

  /** Begins to delete an address, which can be undone for five seconds. */
  async function beginDeletion(): Promise<Pick<OpenPage, 'user' | 'fail' | 'state'>> {
    const page = await renderPage(PATH);
    await screen.findByText(IP);
    await press(page.user, WORDS['en-US'].remove);
    await screen.findByRole('button', { name: WORDS['en-US'].undo });
    return page;
  }
  async function signOut(user: UserEvent): Promise<void> {
    await press(user, /^User menu/);
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
  }
  const isListed = ({ whitelist }: WorldState) => whitelist.some(({ ip }) => ip === IP);

  test(
    'is sent by the tab that signs out',
    async () => {
      const { user, state } = await beginDeletion();
      await signOut(user);
      await waitFor(() => expect(isListed(state)).toBe(false));
    },
    LIMIT,
  );

  test(
    'is sent when another tab signs out',
    async () => {
      const { state } = await beginDeletion();
      localStorage.removeItem('userAuthData');
      fireEvent(window, new StorageEvent('storage', { key: 'userAuthData' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
      await waitFor(() => expect(isListed(state)).toBe(false));
    },
    LIMIT,
  );

  test(
    'and could not be sent when its tab signed out is told after the next sign-in, on its page',
    async () => {
      const { user, fail } = await beginDeletion();
      fail({ call: 'auth.whiteipdelete', answer: 'drop', times: null });
      await signOut(user);
      await fill(user, 'Email', demo().email);
      await fill(user, 'Password', 'demo12345');
      await press(user, 'Sign in');
      expect(await screen.findByRole('heading', { level: 1, name: 'Whitelist' })).toBeTruthy();
      await waitFor(() => expect(message()).toBeTruthy());
    },
    LIMIT,
  );

  const startAgain = (options: Parameters<typeof renderPage>[1] = {}) =>
    renderPage('/account/resetpassword', options);
  const message = () => screen.queryByText(new RegExp(`^${NOT_DELETED}`));
  const isForgotten = () => waitFor(() => expect(localStorage.getItem(key())).toBeNull());

  test(
    'is told at the next start when it failed, and only then',
    async () => {
      await closeWhileDeleting({ call: 'auth.whiteipdelete', answer: 'status' });
      await startAgain();
      await waitFor(() => expect(message()).toBeTruthy());
      await isForgotten();
    },
    LIMIT,
  );

  test(
    'is not told when it was done although its answer was lost',
    async () => {
      await closeWhileDeleting({ call: 'auth.whiteipdelete', answer: 'status', effect: 'done' });
      await startAgain();
      await isForgotten();
      expect(message()).toBeNull();
    },
    LIMIT,
  );

  test(
    'is looked for at a further start when its row cannot be read; what is listed is told',
    async () => {
      const { state } = await startAgain();
      const [lost, listed] = state.whitelist;
      const unsent = [lost, listed].map((one) => ({
        kind: 'whitelistDeletion',
        id: one?.id,
        subject: one?.ip,
        sentAt: 0,
      }));
      localStorage.setItem(key(), JSON.stringify(unsent));
      const isLost = (row: Json) => JSON.stringify(row).includes(`"${lost?.ip}"`);
      driftAnswers((path, data) =>
        path === '/auth/whiteipget'
          ? withRows(
              data,
              (rowsOf(data) ?? []).map((row) => (isLost(row) ? BROKEN_ROW : row)),
            )
          : data,
      );
      await startAgain();
      const text = `were not deleted and are still in the whitelist: ${listed?.ip}.`;
      expect(await screen.findByText((shown) => shown.includes(text))).toBeTruthy();
      expect(JSON.parse(localStorage.getItem(key()) ?? '[]')).toEqual([unsent[0]]);
    },
    LIMIT,
  );

  test(
    'is remembered when its five seconds are over and its call is still under way, and is not sent twice',
    async () => {
      const { user } = await renderPage(PATH);
      await screen.findByText(IP);
      const letGo = holdBack('/auth/whiteipdelete');
      await press(user, WORDS['en-US'].remove);
      await screen.findByText(WORDS['en-US'].deleting);
      // A customer who leaves the page cannot press Undo any more, so the deletion is sent.
      await user.click(screen.getByRole('link', { name: 'Usage' }));
      await waitFor(async () => expect(await callsTo('/auth/whiteipdelete')).toHaveLength(1));
      fireEvent(window, new Event('pagehide'));
      expect(JSON.parse(localStorage.getItem(key()) ?? '[]')).toMatchObject([{ subject: IP }]);
      await letGo();
      await isForgotten();
      expect(await callsTo('/auth/whiteipdelete')).toHaveLength(1);
    },
    LIMIT,
  );

  test(
    'is looked for at a further start when the whitelist cannot be read',
    async () => {
      await closeWhileDeleting({ call: 'auth.whiteipdelete', answer: 'status' });
      const reads = async () => (await callsTo('/auth/whiteipget')).length;
      const before = await reads();
      await startAgain({ faults: [{ call: 'auth.whiteipget', answer: 'drop' }] });
      await waitFor(async () => expect(await reads()).toBe(before + 1));
      await startAgain();
      await waitFor(() => expect(message()).toBeTruthy());
    },
    LIMIT,
  );
});

test(
  'after a change of language what failed is told in the new one: on the field, in the bulk, under the export',
  async () => {
    const [english, russian] = [WORDS['en-US'], WORDS['ru-RU']];
    const { user, fail } = await renderPage(PATH);
    await screen.findByText(IP);
    await press(user, english.add);
    await says('IP', english.required);
    fail({ call: 'auth.whiteipadd', answer: 'status' });
    await fill(user, english.bulk, FRESH);
    await press(user, english.bulkAdd);
    const list = () => within(screen.getByRole('main'));
    await list().findByText(english.failed);
    fail({ call: 'auth.whiteipget', answer: 'status' });
    await press(user, 'Export CSV');
    await waitFor(() => expect(list().getAllByText(english.failed)).toHaveLength(2));
    await pickRussian(user);
    await says('IP', russian.required);
    await waitFor(() => expect(list().getAllByText(russian.failed)).toHaveLength(2));
    expect(list().queryByText(english.failed)).toBeNull();
    expect(screen.queryByText(english.required)).toBeNull();
  },
  LIMIT,
);
