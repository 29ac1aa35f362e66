import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MB } from '../../../../mock/world/state';
import {
  callsTo,
  dialog,
  exportAs,
  fileSavedBy,
  fill,
  holdBack,
  inDialog,
  pickItem,
  press,
  renderPage,
  retry,
  rows,
  type WorldState,
} from '../../../../tests/support/jsdom/renderPage';
import { t, textsOf } from '../../../../tests/support/texts';
import { rowsOfCsv } from '../../../../tests/support/world/csv';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '../rules/subAccountImport';

const LIST = '/proxysetting/subaccount';
const SUB = 'scraperteam01';
const NEW = ['importedlogin1', 'importedlogin2', 'importedlogin3'] as const;
const [FIRST, SECOND, THIRD] = NEW;

const OK = t('subaccount.import.state.ok');
const ADDED = t('subaccount.import.state.done');
const LISTED = t('subaccount.import.state.listed');
const LOST = t('subaccount.import.state.lost');
const NOT_COMPARED = t('subaccount.import.state.notCompared');
const NOT_SENT = t('subaccount.import.state.skipped');
const refused = (why: string) => `${t('subaccount.import.state.refused')}${why}`;
const invalid = (problem: 'username-characters' | 'password-number' | 'limit-unit') =>
  `${t('subaccount.import.state.invalid')}${t(`subaccount.import.problem.${problem}`)}`;
const HEADER = [
  t('subaccount.username'),
  t('subaccount.password'),
  t('subaccount.remark'),
  `${t('subaccount.limit')} (${t('unit.MB')})`,
];
const allAdded = t.pattern('subaccount.import.done', { count: 3 });

const button = (name: string | RegExp) =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });

async function openImport(user: UserEvent) {
  await screen.findByText(SUB);
  await press(user, t('subaccount.import'));
  await dialog();
}
/** Opens the list and its import. */
async function open() {
  const page = await renderPage(LIST);
  await openImport(page.user);
  return page;
}
const paste = (user: UserEvent, ...lines: readonly string[]) =>
  fill(user, t('subaccount.import.text'), lines.join('\n'));

/** Reads the mark or result of each row from its last cell. */
const results = () => rows(t('subaccount.import.rows')).map((cells) => cells.at(-1));
const areMarked = (...expected: readonly string[]) =>
  waitFor(() => expect(results()).toEqual(expected));

/** Returns the button that sends: it says how many rows, unless it is all of them. */
const sendButton = (texts = t) => {
  const some = texts.pattern('subaccount.import.sendSome');
  return button(new RegExp(`^(${texts('subaccount.import.send')}|${some.source})$`));
};
/** Sends the rows that can be sent, once the button is enabled. */
async function send(user: UserEvent) {
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await user.click(sendButton());
}
async function choose(user: UserEvent, content: BlobPart, name = 'accounts.csv') {
  const input = (await dialog()).querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  await user.upload(input, new File([content], name, { type: 'text/csv' }));
}
async function exportAdded(user: UserEvent, format: 'csv' | 'excel' = 'csv') {
  await press(user, t('subaccount.import.export'));
  await pickItem(user, t(`export.${format}`));
}
const addedTo = ({ subAccounts }: WorldState) =>
  subAccounts.filter(({ username }) => (NEW as readonly string[]).includes(username));
const sentNames = async () => (await callsTo('/auth/passadd')).map(({ username }) => username);

describe('import of sub-accounts:', () => {
  test('a file is read, each of its rows is added, and what was added is offered with its passwords', async () => {
    const { user, state } = await open();
    const lines = [
      HEADER.slice(0, 3).join(';'),
      `${FIRST};letters123;"for ""Ann"";\r\nand Bob"`,
      `${SECOND};'=letters1;'=1+1`,
      `${THIRD};;`,
    ];
    await choose(user, `\ufeff${lines.join('\r\n')}`);
    const unescaped = t('subaccount.import.passwordUnescaped');
    await areMarked(OK, `${OK}${unescaped}`, OK);
    const lists = async () => (await callsTo('/auth/sublist')).length;
    const before = await lists();
    await send(user);
    expect(await inDialog(allAdded)).toBeTruthy();
    await areMarked(ADDED, `${ADDED}${unescaped}`, ADDED);
    const given = t('subaccount.import.given');
    const passwords = rows(t('subaccount.import.rows')).map((cells) => cells[2]);
    expect(passwords).toEqual([given, given, t('subaccount.import.wasGenerated')]);
    expect(sendButton().textContent).toBe(t('subaccount.import.send'));
    expect(sendButton().disabled).toBe(true);
    // After the last row, the page's list and the full list are read once each.
    await waitFor(async () => expect((await lists()) - before).toBe(2));
    const [first, second, third] = addedTo(state);
    expect(first).toMatchObject({ password: 'letters123', remark: 'for "Ann";\r\nand Bob' });
    expect(second).toMatchObject({ password: '=letters1', remark: '=1+1', limit: 0 });
    expect(third?.password).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(await inDialog(t.pattern('subaccount.import.exportText'))).toBeTruthy();
    const file = await fileSavedBy(() => exportAdded(user));
    expect(rowsOfCsv(file.text.replace('\r\nand Bob', ''))).toEqual([
      HEADER,
      [FIRST, 'letters123', 'for "Ann";', '0'],
      [SECOND, "'=letters1", "'=1+1", '0'],
      [THIRD, third?.password, '', '0'],
    ]);
    const forExcel = await fileSavedBy(() => exportAdded(user, 'excel'));
    expect(forExcel.text.split('\r\n')[1]).toMatch(`${FIRST}\tletters123\t`);
    // The dialog's corner has a button with the same name.
    const closing = within(await dialog()).getAllByRole('button', { name: t('common.close') });
    await user.click(closing.at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(THIRD)).toBeTruthy();
  });

  test('each limit stands in its own unit, and what was added leads to traffic for it', async () => {
    const { user } = await open();
    await paste(user, `${FIRST}\t\t\t500 MB`, `${SECOND}\t\t\t20 GB`, THIRD);
    await areMarked(OK, OK, OK);
    const limits = rows(t('subaccount.import.rows')).map((cells) => cells.at(-2));
    expect(limits).toEqual(['500\u00a0MB', '20\u00a0GB', t('subaccount.noLimit')]);
    await send(user);
    expect(await inDialog(allAdded)).toBeTruthy();
    expect(await inDialog(t.pattern('subaccount.import.allocateInList'))).toBeTruthy();
  });

  test('what cannot be added is marked in what was pasted, and only the rest is sent', async () => {
    const { user, state } = await open();
    const pasted = [
      `${FIRST}\tletters123\tfor Ann\t500 MB`,
      'with-a-hyphen1',
      `${SECOND}\tlettersonly`,
      `${SECOND}\t\t\t5`,
      FIRST,
      SUB,
    ];
    await paste(user, ...pasted);
    const leftOut = [
      invalid('username-characters'),
      invalid('password-number'),
      invalid('limit-unit'),
      t('subaccount.import.state.duplicate'),
      LISTED,
    ];
    await areMarked(OK, ...leftOut);
    expect(await inDialog(t.pattern('subaccount.import.skipped', { count: 5 }))).toBeTruthy();
    expect(await callsTo('/auth/passadd')).toEqual([]);
    expect(button(t('subaccount.import.sendSome', { count: 1, of: 6 })).disabled).toBe(false);
    await send(user);
    await areMarked(ADDED, ...leftOut);
    const passwords = rows(t('subaccount.import.rows')).map((cells) => cells[2]);
    const given = t('subaccount.import.given');
    expect(passwords).toEqual([given, '–', given, '–', '–', '–']);
    expect(await callsTo('/auth/passadd')).toEqual([
      {
        username: FIRST,
        password: 'letters123',
        remark: 'for Ann',
        traffic_limit: `${500 * MB}`,
      },
    ]);
    expect(addedTo(state)).toHaveLength(1);
  });

  test('a row that is refused has the text of the service, and the next ones are sent', async () => {
    const { user, state } = await open();
    await paste(user, ...NEW);
    await areMarked(OK, OK, OK);
    // Another customer takes the name meanwhile.
    const [other] = state.subAccounts;
    if (other) state.subAccounts.push({ ...other, id: 'S-other', userId: 'x', username: SECOND });
    await send(user);
    await areMarked(ADDED, refused(t('server.usernameTaken')), ADDED);
    expect(await sentNames()).toEqual(NEW);
    // The service would refuse the row again, so none is left to send.
    expect(sendButton().disabled).toBe(true);
  });

  test('an answer that is lost in the middle and is not known to have arrived ends it; the next click looks it up and goes on', async () => {
    const { user, state, fail, heal } = await open();
    await paste(user, ...NEW);
    await areMarked(OK, OK, OK);
    fail(
      { call: 'auth.passadd', answer: 'status', effect: 'done', skip: 1 },
      { call: 'auth.sublist', answer: 'status', times: null },
    );
    await send(user);
    await inDialog(t('subaccount.import.end.lost', { name: SECOND }));
    expect(await inDialog(t.pattern('subaccount.import.left', { count: 2 }))).toBeTruthy();
    await areMarked(ADDED, LOST, NOT_SENT);
    expect(await sentNames()).toEqual([FIRST, SECOND]);
    heal();
    await send(user);
    await areMarked(ADDED, ADDED, ADDED);
    // The row was found in the list, so it is not sent a second time.
    expect(await sentNames()).toEqual([FIRST, SECOND, THIRD]);
    const file = await fileSavedBy(() => exportAdded(user));
    expect(rowsOfCsv(file.text).map(([username, password]) => [username, password])).toEqual([
      HEADER.slice(0, 2),
      ...addedTo(state).map((one) => [one.username, one.password]),
    ]);
  });

  test('a lost answer of the last row is told, too', async () => {
    const { user, fail } = await open();
    await paste(user, FIRST);
    fail({ call: 'auth.passadd', answer: 'status' });
    await send(user);
    expect(await inDialog(t('subaccount.import.end.lost', { name: FIRST }))).toBeTruthy();
  });

  test('when the list cannot be read, no row is said to be new, and Retry compares them', async () => {
    const { user, fail } = await renderPage(LIST);
    await screen.findByText(SUB);
    fail({ call: 'auth.sublist', answer: 'status' });
    await openImport(user);
    await paste(user, FIRST, SUB);
    await areMarked(NOT_COMPARED, NOT_COMPARED);
    await retry(user, t.pattern('failure.http', { status: 502 }));
    await areMarked(OK, LISTED);
  });

  test('a lost answer is looked up before anything is said of it: found, the next row is sent', async () => {
    const { user, fail } = await open();
    await paste(user, ...NEW);
    fail({ call: 'auth.passadd', answer: 'drop', effect: 'done', skip: 1 });
    await send(user);
    expect(await inDialog(allAdded)).toBeTruthy();
    expect(await sentNames()).toEqual(NEW);
  });

  test('without an answer and not listed, it may still arrive: nothing more is sent; an unknown code is refused', async () => {
    const { user, state, fail } = await open();
    await paste(user, ...NEW);
    fail({ call: 'auth.passadd', answer: 'code', code: 50_000, msg: 'Out of order' });
    fail({ call: 'auth.passadd', answer: 'status' });
    await send(user);
    await areMarked(refused('Out of order'), LOST, NOT_SENT);
    expect(await sentNames()).toEqual([FIRST, SECOND]);
    const [, lost] = await callsTo('/auth/passadd');
    // The customer's own click sends all three, the lost one with the same password.
    await send(user);
    expect(await inDialog(allAdded)).toBeTruthy();
    expect(await sentNames()).toEqual([FIRST, SECOND, ...NEW]);
    expect(addedTo(state).map(({ password }) => password)).toContain(lost?.password);
  });

  test('a double click sends once, and Cancel stops before the next row; the next click goes on with the rest', async () => {
    const { user } = await open();
    await paste(user, ...NEW);
    const letGo = holdBack('/auth/passadd');
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    await user.dblClick(sendButton());
    const sent = await inDialog(t.pattern('subaccount.import.sent', { done: 0, of: 3 }));
    // The button that sends is disabled once all is added.
    await waitFor(() => expect(document.activeElement).toBe(sent));
    // Escape must not close a dialog whose rows are being sent.
    await user.keyboard('{Escape}');
    await user.click(button(t('common.cancel')));
    const letRead = holdBack('/auth/sublist');
    await letGo();
    expect(await inDialog(t('subaccount.import.end.stopped'))).toBeTruthy();
    await areMarked(ADDED, NOT_SENT, NOT_SENT);
    expect(await sentNames()).toEqual([FIRST]);
    // The lists are still being read.
    await send(user);
    expect(await inDialog(allAdded)).toBeTruthy();
    expect(await sentNames()).toEqual(NEW);
    await letRead();
  });

  test('a click before the rows of a changed text are read sends none of the former text', async () => {
    const { user } = await open();
    await paste(user, FIRST);
    await areMarked(OK);
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    const field = within(await dialog()).getByLabelText<HTMLTextAreaElement>(
      t('subaccount.import.text'),
    );
    const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    // Within act(), the rows would be read before the click.
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(field, SECOND);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    sendButton().click();
    actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
    await waitFor(() => expect(rows(t('subaccount.import.rows'))[0]?.[0]).toBe(SECOND));
    await send(user);
    await areMarked(ADDED);
    expect(await sentNames()).toEqual([SECOND]);
  });

  test('left in the middle, its rows are not kept; too many requests end it', async () => {
    const { user, state } = await open();
    await paste(user, `${FIRST}\tletters123`, SECOND, THIRD);
    const letGo = holdBack('/auth/passadd');
    await send(user);
    await inDialog(t.pattern('subaccount.import.sent', { done: 0, of: 3 }));
    const stored = JSON.stringify({ ...sessionStorage });
    expect([FIRST, SECOND, 'letters123'].filter((secret) => stored.includes(secret))).toEqual([]);
    const again = await renderPage(LIST);
    await letGo();
    await waitFor(() => expect(addedTo(state)).toHaveLength(1));
    await openImport(again.user);
    await paste(again.user, FIRST, SECOND, THIRD);
    await areMarked(LISTED, OK, OK);
    const msg = t('server.tooManyRequests');
    again.fail({ call: 'auth.passadd', answer: 'code', code: 30_001, msg });
    await send(again.user);
    await areMarked(LISTED, refused(msg), NOT_SENT);
    const none = `${t('subaccount.import.done', { count: 0 })}, ${t('subaccount.import.left', { count: 2 })}; `;
    const { source } = t.pattern('subaccount.import.skipped', { count: 1 });
    expect(await inDialog(new RegExp(none + source))).toBeTruthy();
    await inDialog(t('subaccount.import.end.failed', { name: SECOND }));
  });

  test('what is added is not sent again when it is pasted again, and stays in the file', async () => {
    const { user } = await open();
    await paste(user, FIRST);
    await send(user);
    await areMarked(ADDED);
    await paste(user, FIRST, SECOND);
    await areMarked(LISTED, OK);
    await send(user);
    await areMarked(LISTED, ADDED);
    expect(await sentNames()).toEqual([FIRST, SECOND]);
    const file = await fileSavedBy(() => exportAdded(user));
    expect(rowsOfCsv(file.text).map(([username]) => username)).toEqual([
      t('subaccount.username'),
      FIRST,
      SECOND,
    ]);
  });

  test('a file of a Russian Excel is read, with its encoding and its repeated column said, and spaces of a password are sent', async () => {
    const { user } = await open();
    const header = [0xcb, 0xee, 0xe3, 0xe8, 0xed]; // "Логин" in Windows-1251
    const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
    const rest = ascii(`;password;PASSWORD\r\n${FIRST};; letters123 \r\n`);
    await choose(user, new Uint8Array([...ascii('sep=;\r\n'), ...header, ...rest]));
    expect(await inDialog(t.pattern('subaccount.import.guessed'))).toBeTruthy();
    await inDialog(t.pattern('subaccount.import.repeated', { names: 'PASSWORD' }));
    await send(user);
    await areMarked(ADDED);
    expect(await callsTo('/auth/passadd')).toMatchObject([{ password: ' letters123 ' }]);
  });

  test('a file that is too large, has too many rows, or is no text is not read, and says so', async () => {
    const { user } = await open();
    await choose(user, 'x'.repeat(IMPORT_MAX_BYTES + 1));
    expect(await inDialog(t.pattern('subaccount.import.tooLarge'))).toBeTruthy();
    await choose(user, new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xcb]));
    expect(await inDialog(t.pattern('subaccount.import.notText'))).toBeTruthy();
    await choose(user, `${FIRST}\n`.repeat(IMPORT_MAX_ROWS + 1));
    const tooMany = { count: IMPORT_MAX_ROWS + 1, max: IMPORT_MAX_ROWS };
    expect(await inDialog(t.pattern('subaccount.import.tooMany', tooMany))).toBeTruthy();
    await paste(user, `${FIRST},"x`);
    expect(await inDialog(t.pattern('subaccount.import.unclosed', { row: 1 }))).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    const failed = jest.spyOn(File.prototype, 'arrayBuffer').mockRejectedValueOnce(new Error());
    await choose(user, FIRST);
    expect(await inDialog(t('subaccount.import.unreadable'))).toBeTruthy();
    failed.mockRestore();
    await choose(user, FIRST);
    await areMarked(OK);
    expect(screen.queryByText(t('subaccount.import.unreadable'))).toBeNull();
  });
});

test.each([
  ['csv', 'en-US'],
  ['excel', 'en-US'],
  ['excel', 'ru-RU'],
] as const)('a list exported as %s in %s can be imported as it is', async (format, locale) => {
  const t = textsOf(locale);
  const limit = 1.5 * MB;
  const { user, state } = await renderPage(LIST, {
    locale,
    change: ({ subAccounts }) => {
      Object.assign(subAccounts[0] ?? {}, { remark: '=cmd; "x"', limit });
      Object.assign(subAccounts[1] ?? {}, { remark: '2.10' });
    },
  });
  await screen.findByText(SUB);
  const file = await fileSavedBy(() => exportAs(user, format, t));
  if (format === 'excel') expect(file.text).toMatch(locale === 'ru-RU' ? /\t1,5\s/ : /\t1\.5\s/);
  const { username } = state.subAccounts.shift() ?? {};
  const { username: another } = state.subAccounts.shift() ?? {};
  await press(user, t('subaccount.import'));
  const encoding = format === 'excel' ? 'utf16le' : 'utf8';
  await choose(user, new Uint8Array(Buffer.from(`\ufeff${file.text}`, encoding)));
  // Columns of an exported list that nobody can import.
  const ignored = (['shell.trafficLeft', 'subaccount.used', 'subaccount.allocated'] as const)
    .map((key) => `${t(key)} (${t('unit.MB')})`)
    .join(', ');
  expect(await inDialog(t('subaccount.import.ignored', { names: ignored }))).toBeTruthy();
  await waitFor(() => expect(sendButton(t).disabled).toBe(false));
  await user.click(sendButton(t));
  const added = { username, remark: '=cmd; "x"', limit };
  const alsoAdded = { username: another, remark: '2.10' };
  await waitFor(() => expect(state.subAccounts.slice(-2)).toMatchObject([alsoAdded, added]));
  expect(await sentNames()).toEqual([another, username]);
});
