import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { session } from '@/features/auth/session/session';
import { ACCOUNTS } from '../../../../mock/world/seed';
import { GB, MB } from '../../../../mock/world/state';
import {
  callsTo,
  fill,
  holdBack,
  LIMIT,
  type Locale,
  press,
  renderPage,
  retry,
  rows,
  savedFiles,
  signInAnother,
  type WorldState,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import { textsOf } from '../../../../tests/support/texts';
import { rowsOfCsv } from '../../../../tests/support/world/csv';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '../rules/subAccountImport';

const t = textsOf('en-US');
const LIST = '/proxysetting/subaccount';
const SUB = 'scraperteam01';
const NEW = ['importedlogin1', 'importedlogin2', 'importedlogin3'] as const;
const [FIRST, SECOND, THIRD] = NEW;

function wordsIn(locale: Locale) {
  const t = textsOf(locale);
  const state = (name: 'ok' | 'added' | 'refused' | 'lost' | 'notSent' | 'notCompared') =>
    t(`subaccount.import.state.${name}`);
  const invalid = (problem: 'username-characters' | 'password-number' | 'limit-unit') =>
    `${t('subaccount.import.state.invalid')}${t(`subaccount.import.problem.${problem}`)}`;
  const inMb = (key: 'limit' | 'left' | 'used' | 'allocated') => `${t(`subaccount.${key}`)} (MB)`;
  return {
    open: t('subaccount.import'),
    text: t('subaccount.import.text'),
    send: t('subaccount.import.send'),
    table: t('subaccount.import.rows'),
    close: t('common.close'),
    ok: state('ok'),
    results: [
      state('ok'),
      invalid('username-characters'),
      invalid('password-number'),
      invalid('limit-unit'),
      t('subaccount.import.state.duplicate'),
      t('subaccount.import.state.listed'),
    ],
    ready: plain(
      `${t('subaccount.import.ready', { count: 1 })}; ${t('subaccount.import.skipped', { count: 5 })}`,
    ),
    added: state('added'),
    done: plain(t('subaccount.import.done', { count: 3 })),
    refused: `${state('refused')}${t('server.usernameTaken')}`,
    lost: state('lost'),
    notSent: state('notSent'),
    ended: plain(t('subaccount.import.ended.lost', { name: SECOND, count: 1 })),
    oneLeft: plain(
      `${t('subaccount.import.done', { count: 1 })}, ${t('subaccount.import.left', { count: 2 })}`,
    ),
    download: t('subaccount.import.download'),
    passwords: t.pattern('subaccount.import.downloadText'),
    ignored: t('subaccount.import.ignored', {
      names: [inMb('left'), inMb('used'), inMb('allocated')].join(', '),
    }),
    exportCsv: t('export.csv'),
    header: [
      t('subaccount.username'),
      t('subaccount.password'),
      t('subaccount.remark'),
      inMb('limit'),
    ],
    failed: t.pattern('failure.http', { status: 502 }),
    notCompared: state('notCompared'),
    listed: t('subaccount.import.state.listed'),
  };
}
/** Testing Library reads the page's no-break spaces as spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const WORDS = { 'en-US': wordsIn('en-US'), 'ru-RU': wordsIn('ru-RU') } as const;
type Words = (typeof WORDS)[Locale];

const dialog = () => screen.findByRole('dialog');
const inDialog = async (text: string | RegExp) => within(await dialog()).findByText(text);
const button = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });

async function openImport(user: UserEvent, words: Words) {
  await screen.findByText(SUB);
  await press(user, words.open);
  await dialog();
}
/** Reads the mark or result of each row from its last cell. */
const results = (words: Words) => rows(words.table).map((cells) => cells.at(-1));
const areMarked = (words: Words, expected: readonly string[]) =>
  waitFor(() => expect(results(words)).toEqual(expected));

/** Sends the rows that can be sent, once the button is enabled. */
async function send(user: UserEvent, words: Words) {
  await waitFor(() => expect(button(words.send).disabled).toBe(false));
  await user.click(button(words.send));
}
async function choose(user: UserEvent, content: BlobPart, name = 'accounts.csv') {
  const input = (await dialog()).querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  await user.upload(input, new File([content], name, { type: 'text/csv' }));
}
const addedTo = ({ subAccounts }: WorldState) =>
  subAccounts.filter(({ username }) => (NEW as readonly string[]).includes(username));
const sentNames = async () => (await callsTo('/auth/passadd')).map(({ username }) => username);

describe.each(Object.entries(WORDS))('import of sub-accounts, %s:', (name, words) => {
  const locale = name as Locale;

  test(
    'a file is read, each of its rows is added, and what was added is offered with its passwords',
    async () => {
      const { user, state } = await renderPage(LIST, { locale });
      await openImport(user, words);
      const lines = [
        words.header.slice(0, 3).join(';'),
        `${FIRST};letters123;"for ""Ann"";\r\nand Bob"`,
        `${SECOND};'=letters1;'=1+1`,
        `${THIRD};;`,
      ];
      await choose(user, `\ufeff${lines.join('\r\n')}`);
      await areMarked(words, [words.ok, words.ok, words.ok]);
      const lists = async () => (await callsTo('/auth/sublist')).length;
      const before = await lists();
      await send(user, words);
      expect(await inDialog(words.done)).toBeTruthy();
      await areMarked(words, [words.added, words.added, words.added]);
      expect(button(words.send).disabled).toBe(true);
      // After the last row, the page's list and the full list are read once each.
      await waitFor(async () => expect((await lists()) - before).toBe(2));
      const [first, second, third] = addedTo(state);
      expect(first).toMatchObject({ password: 'letters123', remark: 'for "Ann";\r\nand Bob' });
      expect(second).toMatchObject({ password: '=letters1', remark: '=1+1', limit: 0 });
      expect(third?.password).toMatch(/^[A-Za-z0-9]{16}$/);
      expect(await inDialog(words.passwords)).toBeTruthy();
      await press(user, words.download);
      const [file] = await savedFiles();
      expect(rowsOfCsv(file?.text.replace('\r\nand Bob', '') ?? '')).toEqual([
        words.header,
        [FIRST, 'letters123', 'for "Ann";', '0'],
        [SECOND, "'=letters1", "'=1+1", '0'],
        [THIRD, third?.password, '', '0'],
      ]);
      await press(user, textsOf(locale)('export.excel'));
      expect((await savedFiles())[1]?.text.split('\r\n')[1]).toMatch(`${FIRST}\tletters123\t`);
      // The dialog's corner has a button with the same name.
      const closing = within(await dialog()).getAllByRole('button', { name: words.close });
      await user.click(closing.at(-1) as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await screen.findByText(THIRD)).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'what cannot be added is marked in what was pasted, and only the rest is sent',
    async () => {
      const { user, state } = await renderPage(LIST, { locale });
      await openImport(user, words);
      const pasted = [
        `${FIRST}\tletters123\tfor Ann\t500 MB`,
        'with-a-hyphen1',
        `${SECOND}\tlettersonly`,
        `${SECOND}\t\t\t5`,
        FIRST,
        SUB,
      ];
      await fill(user, words.text, pasted.join('\n'));
      await areMarked(words, words.results);
      expect(await inDialog(words.ready)).toBeTruthy();
      expect(await callsTo('/auth/passadd')).toEqual([]);
      await send(user, words);
      await areMarked(words, [words.added, ...words.results.slice(1)]);
      expect(await callsTo('/auth/passadd')).toEqual([
        {
          username: FIRST,
          password: 'letters123',
          remark: 'for Ann',
          traffic_limit: `${500 * MB}`,
        },
      ]);
      expect(addedTo(state)).toHaveLength(1);
    },
    LIMIT,
  );

  test(
    'an exported list is read as it is; every sub-account of it is listed already, or added again where it is not',
    async () => {
      const { user, state } = await renderPage(LIST, {
        locale,
        change: ({ subAccounts }) => {
          const [one] = subAccounts;
          if (one) Object.assign(one, { remark: '=cmd; "x"', limit: 1.5 * GB });
        },
      });
      await screen.findByText(SUB);
      await press(user, words.exportCsv);
      await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
      const [file] = await savedFiles();
      const exported = state.subAccounts[0];
      state.subAccounts = state.subAccounts.slice(1);
      await openImport(user, words);
      await choose(user, file?.text ?? '');
      expect(await inDialog(words.ignored)).toBeTruthy();
      await waitFor(() => expect(results(words)).toContain(words.ok));
      await send(user, words);
      await waitFor(() => expect(results(words)).toContain(words.added));
      const { username, remark, limit } = exported ?? {};
      expect(state.subAccounts.at(-1)).toMatchObject({ username, remark, limit });
      expect(await sentNames()).toEqual([username]);
    },
    LIMIT,
  );

  test(
    'a list that was exported for Excel is read as it is',
    async () => {
      const { user, state } = await renderPage(LIST, {
        locale,
        change: ({ subAccounts }) => {
          const [one] = subAccounts;
          if (one) Object.assign(one, { remark: '=cmd; "x"', limit: 1.5 * MB });
        },
      });
      const texts = textsOf(locale);
      await screen.findByText(SUB);
      await press(user, texts('export.more'));
      await user.click(await screen.findByRole('menuitem', { name: texts('export.excel') }));
      await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
      const [file] = await savedFiles();
      expect(file?.text).toContain(locale === 'ru-RU' ? '\t1,5\t' : '\t1.5\t');
      const exported = state.subAccounts[0];
      state.subAccounts = state.subAccounts.slice(1);
      await openImport(user, words);
      await choose(user, new Uint8Array(Buffer.from(`\ufeff${file?.text}`, 'utf16le')));
      await waitFor(() => expect(results(words)).toContain(words.ok));
      await send(user, words);
      await waitFor(() => expect(results(words)).toContain(words.added));
      const { username, remark, limit } = exported ?? {};
      expect(state.subAccounts.at(-1)).toMatchObject({ username, remark, limit });
    },
    LIMIT,
  );

  test(
    'a row that is refused has the text of the service, and the next ones are sent',
    async () => {
      const { user, state } = await renderPage(LIST, { locale });
      await openImport(user, words);
      await fill(user, words.text, NEW.join('\n'));
      await areMarked(words, [words.ok, words.ok, words.ok]);
      // Another customer takes the name meanwhile.
      const [other] = state.subAccounts;
      if (other) state.subAccounts.push({ ...other, id: 'S-other', userId: 'x', username: SECOND });
      await send(user, words);
      await areMarked(words, [words.added, words.refused, words.added]);
      expect(await sentNames()).toEqual(NEW);
      // The service would refuse the row again, so none is left to send.
      expect(button(words.send).disabled).toBe(true);
    },
    LIMIT,
  );

  test(
    'an answer that is lost in the middle and is not known to have arrived ends it; the next click looks it up and goes on',
    async () => {
      const { user, state, fail, heal } = await renderPage(LIST, { locale });
      await openImport(user, words);
      await fill(user, words.text, NEW.join('\n'));
      await areMarked(words, [words.ok, words.ok, words.ok]);
      fail(
        { call: 'auth.passadd', answer: 'status', effect: 'done', skip: 1 },
        { call: 'auth.sublist', answer: 'status', times: null },
      );
      await send(user, words);
      expect(await inDialog(words.ended)).toBeTruthy();
      expect(await inDialog(words.oneLeft)).toBeTruthy();
      await areMarked(words, [words.added, words.lost, words.notSent]);
      expect(await sentNames()).toEqual([FIRST, SECOND]);
      heal();
      await send(user, words);
      await areMarked(words, [words.added, words.added, words.added]);
      // The row was found in the list, so it is not sent a second time.
      expect(await sentNames()).toEqual([FIRST, SECOND, THIRD]);
      await press(user, words.download);
      const [file] = await savedFiles();
      expect(
        rowsOfCsv(file?.text ?? '').map(([username, password]) => [username, password]),
      ).toEqual([
        words.header.slice(0, 2),
        ...addedTo(state).map((one) => [one.username, one.password]),
      ]);
    },
    LIMIT,
  );

  test(
    'when the list cannot be read, no row is said to be new, and Retry compares them',
    async () => {
      const { user, fail } = await renderPage(LIST, { locale });
      await screen.findByText(SUB);
      fail({ call: 'auth.sublist', answer: 'status' });
      await openImport(user, words);
      await fill(user, words.text, `${FIRST}\n${SUB}`);
      await areMarked(words, [words.notCompared, words.notCompared]);
      await retry(user, words.failed);
      await areMarked(words, [words.ok, words.listed]);
    },
    LIMIT,
  );
});

describe('import of sub-accounts:', () => {
  const words = WORDS['en-US'];
  const open = async () => {
    const page = await renderPage(LIST);
    await openImport(page.user, words);
    return page;
  };

  test(
    'a lost answer is looked up before anything is said of it: found, the next row is sent',
    async () => {
      const { user, fail } = await open();
      await fill(user, words.text, NEW.join('\n'));
      fail({ call: 'auth.passadd', answer: 'drop', effect: 'done', skip: 1 });
      await send(user, words);
      expect(await inDialog(words.done)).toBeTruthy();
      expect(await sentNames()).toEqual(NEW);
    },
    LIMIT,
  );

  test(
    'without an answer and not listed, it may still arrive: nothing more is sent; a code that nobody knows is over and refused',
    async () => {
      const { user, state, fail } = await open();
      await fill(user, words.text, NEW.join('\n'));
      fail({ call: 'auth.passadd', answer: 'code', code: 50_000, msg: 'Out of order' });
      fail({ call: 'auth.passadd', answer: 'status' });
      await send(user, words);
      await areMarked(words, [
        `${t('subaccount.import.state.refused')}Out of order`,
        words.lost,
        words.notSent,
      ]);
      expect(await sentNames()).toEqual([FIRST, SECOND]);
      const [, lost] = await callsTo('/auth/passadd');
      // The customer's own click sends all three, the lost one with the same password.
      await send(user, words);
      expect(await inDialog(words.done)).toBeTruthy();
      expect(await sentNames()).toEqual([FIRST, SECOND, ...NEW]);
      expect(addedTo(state).map(({ password }) => password)).toContain(lost?.password);
    },
    LIMIT,
  );

  test(
    'a double click sends once, and Cancel stops before the next row; the next click goes on with the rest',
    async () => {
      const { user } = await open();
      await fill(user, words.text, NEW.join('\n'));
      const letGo = holdBack('/auth/passadd');
      await waitFor(() => expect(button(words.send).disabled).toBe(false));
      await user.dblClick(button(words.send));
      await inDialog('0 of 3');
      // Escape must not close a dialog whose rows are being sent.
      await user.keyboard('{Escape}');
      await user.click(button('Cancel'));
      await letGo();
      expect(
        await inDialog(t.pattern('subaccount.import.ended.stopped', { count: 2 })),
      ).toBeTruthy();
      await areMarked(words, ['added', 'not sent', 'not sent']);
      expect(await sentNames()).toEqual([FIRST]);
      await send(user, words);
      expect(await inDialog(words.done)).toBeTruthy();
      expect(await sentNames()).toEqual(NEW);
    },
    LIMIT,
  );

  test(
    'too many requests end it, with the text of the service',
    async () => {
      const { user, fail } = await open();
      await fill(user, words.text, NEW.join('\n'));
      const msg = 'Too many requests, please try again later';
      fail({ call: 'auth.passadd', answer: 'code', code: 30_001, msg, skip: 1 });
      await send(user, words);
      await areMarked(words, ['added', `refused${msg}`, 'not sent']);
      expect(
        await inDialog(t.pattern('subaccount.import.ended.failed', { why: msg, count: 1 })),
      ).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'what is added is not sent again when it is pasted again, and stays in the file',
    async () => {
      const { user } = await open();
      await fill(user, words.text, FIRST);
      await send(user, words);
      await areMarked(words, ['added']);
      await fill(user, words.text, `${FIRST}\n${SECOND}`);
      await areMarked(words, [words.listed, words.ok]);
      await send(user, words);
      await areMarked(words, [words.listed, words.added]);
      expect(await sentNames()).toEqual([FIRST, SECOND]);
      await press(user, words.download);
      const [file] = await savedFiles();
      expect(rowsOfCsv(file?.text ?? '').map(([username]) => username)).toEqual([
        'Username',
        FIRST,
        SECOND,
      ]);
    },
    LIMIT,
  );

  test(
    'another customer signs in in another tab: nothing more is sent',
    async () => {
      const { user } = await open();
      await fill(user, words.text, NEW.join('\n'));
      const letGo = holdBack('/auth/passadd');
      await send(user, words);
      await waitFor(async () => expect(await sentNames()).toEqual([FIRST]));
      // jsdom cannot load a document anew.
      jest.spyOn(session, 'leaveForOther').mockResolvedValue();
      signInAnother(ACCOUNTS.newcomer.email);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await letGo();
      await waitFor(() => expect(addedTo(worldState())).toHaveLength(1));
      expect(await sentNames()).toEqual([FIRST]);
    },
    LIMIT,
  );

  test(
    'a file of a Russian Excel is read, with its encoding and its repeated column said; a password is sent as it is, and invisible characters in it are told',
    async () => {
      const { user } = await open();
      const header = [0xcb, 0xee, 0xe3, 0xe8, 0xed]; // "Логин" in Windows-1251
      const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
      const rest = ascii(`;password;PASSWORD\r\n${FIRST};; letters123 \r\n`);
      await choose(user, new Uint8Array([...ascii('sep=;\r\n'), ...header, ...rest]));
      expect(await inDialog(t('subaccount.import.guessed'))).toBeTruthy();
      expect(await inDialog(t('subaccount.import.repeated', { names: 'PASSWORD' }))).toBeTruthy();
      await send(user, words);
      await areMarked(words, ['added']);
      expect(await callsTo('/auth/passadd')).toMatchObject([{ password: ' letters123 ' }]);
      await fill(user, words.text, `${SECOND},letters\u200b123`);
      expect(await inDialog(t('subaccount.import.passwordInvisible'))).toBeTruthy();
      await send(user, words);
      await waitFor(async () => expect(await sentNames()).toEqual([FIRST, SECOND]));
      expect((await callsTo('/auth/passadd'))[1]).toMatchObject({ password: 'letters\u200b123' });
    },
    LIMIT,
  );

  test(
    'a file that is too large, has too many rows, or is no text is not read, and says so',
    async () => {
      const { user } = await open();
      await choose(user, 'x'.repeat(IMPORT_MAX_BYTES + 1));
      expect(await inDialog(t.pattern('subaccount.import.tooLarge'))).toBeTruthy();
      await choose(user, new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xcb]));
      expect(await inDialog(t('subaccount.import.notText'))).toBeTruthy();
      await choose(user, `${FIRST}\n`.repeat(IMPORT_MAX_ROWS + 1));
      expect(
        await inDialog(
          t.pattern('subaccount.import.tooMany', {
            count: IMPORT_MAX_ROWS + 1,
            max: IMPORT_MAX_ROWS,
          }),
        ),
      ).toBeTruthy();
      await fill(user, words.text, `${FIRST},"x`);
      expect(await inDialog(t('subaccount.import.unclosed', { row: 1 }))).toBeTruthy();
      expect(button(words.send).disabled).toBe(true);
    },
    LIMIT,
  );
});
