/**
 * The portal as a customer sees it, in jsdom: Umi's own test browser with the real route table, layouts, access, session, request
 * policy and pages. Only the network is simulated: msw answers from a mock world, and an unknown call fails the test, as
 * everything on the console does (tests/setup.ts).
 */
import { TestBrowser } from '@@/testBrowser';
import { resolveObjectURL } from 'node:buffer';
import {
  act as actInReact,
  cleanup,
  configure,
  fireEvent,
  type MatcherFunction,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { getResponse, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as React from 'react';
import { purchaseRows } from '@/features/checkout/purchase/purchases';
import { recorder } from '@/features/report';
import { lastChanges } from '@/features/subaccounts/change/lastChangesStore';
import { syncServiceClock } from '@/lib/browser/clock/serviceClock';
import { uptime } from '@/lib/browser/clock/uptime';
import { switchLocale } from '@/lib/browser/locale';
import type { Locale } from '@/lib/locale';
import { clearFaults, type FaultPlan, planFault } from '../../../mock/faults';
import { createHandlers } from '../../../mock/handlers';
import { createWorld } from '../../../mock/world';
import { findUser } from '../../../mock/world/account';
import {
  INVOICE_SECONDS,
  newPayment,
  type PayAction,
  performPayAction,
} from '../../../mock/world/payment';
import { ACCOUNTS } from '../../../mock/world/seed';
import { type PaymentRecord, type User, type World, worldTime } from '../../../mock/world/state';
import { consume as consumeTraffic } from '../../../mock/world/traffic';
import { textPattern } from '../eitherText';
import type { TextKey } from '../messages';
import { t } from '../texts';
import { type Json, rowsOf, withRows } from '../world/drift';
import { closedGate } from '../world/gate';
import { storedSession } from '../world/storedSession';

export type WorldState = World['state'];

/** Longest time for a test that mounts a page and does a few things on it, on a busy machine, in ms. */
export const LIMIT = 60_000;
jest.setTimeout(LIMIT);

// A page's code is compiled when a test first loads it. Elements that a sheet hides count as shown, because jsdom computes sheets
// slowly.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });

/**
 * React records where each element is created, up to 10,000 a second, for the stacks of its warnings. Here a warning fails the
 * test and names the component, and the records took a tenth of the time, so the count says that the limit is reached.
 */
function withoutOwnerStacks(): void {
  const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals: object = Reflect.get(React, key);
  if (!('recentlyCreatedOwnerStacks' in internals)) throw new Error('React counts otherwise now');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
withoutOwnerStacks();

/** Time that tests have skipped, in ms. It stays from test to test, because no page's uptime ever goes back. */
let skipped = 0;
const realUptime = performance.now.bind(performance);
/** The uptime while the clocks stand still; null while they go. */
let standsAt: number | null = null;
performance.now = () => standsAt ?? realUptime() + skipped;
afterEach(() => {
  standsAt = null;
});

/**
 * Lets time pass for the world and the browser, in ms. Then the clocks of the world, the device and the page stand still until the
 * test ends (a page's clock that went on would be ahead of the world's, and be put back by each answer's date):
 * changes that the world makes by itself within seconds, such as confirming a payment, wait for the next call.
 */
export function skipTime(ms: number): void {
  const later = Date.now() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  standsAt = performance.now() + ms;
  skipped += ms;
}

const world = createWorld();
// jsdom opens no other document, so the hosted payment page is a place in this one.
const handlers = createHandlers(world, { payPath: '/#/pay/' });
const server = setupServer(...handlers);
const start = structuredClone(world.state);
// The seed's order has no time left.
for (const record of start.records.filter(({ status }) => status === 'unpaid')) {
  record.createdAt = worldTime(world) - INVOICE_SECONDS / 3;
  record.expireAt = record.createdAt + INVOICE_SECONDS;
  record.payment = newPayment(record.createdAt, record.expireAt);
}

/** One call as it was sent. */
export interface SentCall {
  /** Its path below /api. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

let sent: Promise<SentCall>[] = [];
server.events.on('request:start', ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const read = async () => {
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const params = body === '' ? searchParams : new URLSearchParams(body);
    return { path: pathname.replace(/^\/api/, ''), params: Object.fromEntries(params) };
  };
  sent.push(read());
});

/** A file that the page saved. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}
let saved: Promise<SavedFile>[] = [];
const follow = HTMLAnchorElement.prototype.click;
/** jsdom saves no files. */
HTMLAnchorElement.prototype.click = function click() {
  if (this.download === '') {
    follow.call(this);
    return;
  }
  const { download: name, href } = this;
  const read = async () => {
    const bytes = new Uint8Array((await resolveObjectURL(href)?.arrayBuffer()) ?? []);
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    return { name, text: new TextDecoder(encoding).decode(bytes) };
  };
  saved.push(read());
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
/** Puts the world, the browser's storages and the address back to the start. */
function reset(): void {
  world.state = structuredClone(start);
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  saved = [];
  window.history.replaceState(null, '', '/');
}
beforeEach(reset);
/** A new browser knows no purchases: an unpaid one would be a notice in the following tests. */
async function forgetPurchases(): Promise<void> {
  for (const { id } of start.users) {
    await purchaseRows().change(id, (all) => ({ remove: all.map((one) => one.id), result: null }));
  }
}

/** A new browser knows no change of a sub-account either. */
async function forgetChanges(): Promise<void> {
  for (const { id } of start.users) {
    const { rows } = lastChanges();
    await rows.change(id, (all) => ({ remove: all.map((row) => row.id), result: null }));
  }
}

async function closeBrowser(): Promise<void> {
  cleanup();
  server.resetHandlers();
  await forgetPurchases();
  await forgetChanges();
  // A new document has recorded nothing yet: a report would go through the calls of all tests before.
  recorder.forget();
  // … and no answer has shown that the device's clock is wrong.
  syncServiceClock(new Date().toUTCString(), uptime());
  // A new document has no styles yet. antd's leftover sheets slow jsdom down from test to test, because it searches all of them
  // for each element.
  for (const sheet of document.head.querySelectorAll('style')) sheet.remove();
}
afterEach(closeBrowser);

/** Begins anew within a test: a new browser, and the world as it was at the start. */
export async function startAnew(): Promise<void> {
  await closeBrowser();
  reset();
}

afterAll(() => server.close());

/** Returns the calls that were sent since the page was opened. */
export const sentCalls = (): Promise<SentCall[]> => Promise.all(sent);

/** Returns the parameters of the calls of one path, as they were sent since the page was opened. */
export async function callsTo(path: string): Promise<SentCall['params'][]> {
  return (await sentCalls()).filter((call) => call.path === path).map(({ params }) => params);
}

/** Resolves once a call was answered, or given up by the page. */
function isOver(request: Request, id: string): Promise<void> {
  return new Promise((done) => {
    request.signal.addEventListener('abort', () => done());
    server.events.on('response:mocked', ({ requestId }) => {
      if (requestId === id) done();
    });
  });
}

/**
 * Keeps calls of one path from reaching the backend, until the returned function lets them go on; with `query`, only those whose
 * address contains it. That function resolves once each of them was answered, or given up by the page.
 */
export function holdBack(path: string, query = ''): () => Promise<void> {
  const { opened, open } = closedGate();
  const held: Promise<void>[] = [];
  // A handler that answers nothing leaves the call to the handlers after it.
  server.use(
    http.all(`*/api${path}`, ({ request, requestId }) => {
      if (!new URL(request.url).search.includes(query)) return undefined;
      held.push(isOver(request, requestId));
      return opened;
    }),
  );
  return async () => {
    open();
    await Promise.all(held);
  };
}

/** Sets the Date header of every answer from now on: the service's clock is ahead of the device's by so many seconds. */
export function dateAnswers(ahead: number): void {
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const answer = await getResponse(handlers, request);
      answer?.headers.set('date', new Date(Date.now() + ahead * 1000).toUTCString());
      return answer;
    }),
  );
}

/** Changes the data of a call's answers from now on. `path` below /api, as the contract names it; `/*` is every call. */
export function driftAnswers(path: string, change: (data: Json, path: string) => Json): void {
  server.use(
    http.all(`*/api${path}`, async ({ request }) => {
      const asked = new URL(request.url).pathname.replace(/^\/api/, '');
      const answer = await getResponse(handlers, request);
      if (!answer) throw new Error(`the mock does not know ${asked}`);
      const body = (await answer.json()) as { readonly data: Json };
      return HttpResponse.json({ ...body, data: change(body.data, asked) });
    }),
  );
}

/** Changes the rows of a call's answers from now on. */
export function driftRows(path: string, change: (rows: Json[]) => Json[]): void {
  driftAnswers(path, (data) => {
    const rows = rowsOf(data);
    return rows ? withRows(data, change(rows)) : data;
  });
}

/** Changes fields of the gateways from now on, each by its place in the list. */
export function driftGateways(change: (index: number) => object): void {
  driftRows('/dynamic/gateways', (rows) =>
    rows.map((row, index) => ({ ...Object(row), ...change(index) })),
  );
}

/** Limits every page of a list to so many rows, whatever the portal asks for. */
export function limitRows(rows: number): void {
  server.use(
    http.get('*/api/*', ({ request }) => {
      const url = request.url.replace(/page_size=\d+/, `page_size=${rows}`);
      return getResponse(handlers, new Request(url, request));
    }),
  );
}

/** Does something that makes the page save a file, and returns the file. */
export async function fileSavedBy(act: () => Promise<void>): Promise<SavedFile> {
  const before = saved.length;
  await act();
  return waitFor(() => saved[before] ?? Promise.reject(new Error('no file was saved')));
}

/** Returns the order or recharge whose hosted payment page has been opened, or ''. */
export const paidFor = (): string => window.location.hash.replace(/^#\/pay\//, '');

/**
 * Returns the demo customer of the world: all tests of a file use the same customer, because a document belongs to one customer.
 */
export function demo(): User {
  const user = findUser(world, ACCOUNTS.demo.email);
  if (user === undefined) throw new Error('the seed has no demo customer');
  return user;
}

/** Returns the present state of the world; each test finds it freshly seeded. */
export const worldState = (): WorldState => world.state;

interface Options {
  readonly locale?: Locale;
  /** False opens the page for somebody who is not signed in. */
  readonly session?: boolean;
  /** True: the session must be refreshed before it sends anything. */
  readonly isDue?: boolean;
  /** Changes the world before any call. */
  readonly change?: (state: WorldState) => void;
  /** True renders everything twice, as React's strict mode does: an effect in rendering would happen twice. */
  readonly isStrict?: boolean;
  /** Calls that fail, in their order. */
  readonly faults?: readonly FaultPlan[];
}

/** The tools of a test once the page is shown. */
export interface OpenPage {
  readonly user: UserEvent;
  readonly state: WorldState;
  /** Makes calls fail from now on. */
  fail(...faults: readonly FaultPlan[]): void;
  /** Ends all failures. */
  heal(): void;
}

let isStarted = false;

/** Opens a page, signed in as the demo customer by default, and waits for its heading. */
export async function renderPage(route: string, options: Options = {}): Promise<OpenPage> {
  const { locale = 'en-US', session = true, isDue = false, isStrict = false } = options;
  const { change, faults = [] } = options;
  cleanup();
  change?.(world.state);
  localStorage.setItem('umi_locale', locale);
  // A document reads its language once, at its start; here a further page is opened in the same document.
  if (isStarted) await switchLocale(locale);
  isStarted = true;
  if (session) {
    const { userAuthData, sessionOwner } = storedSession(world);
    const auth = JSON.parse(userAuthData);
    if (isDue) auth.expire_at = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem('userAuthData', JSON.stringify(auth));
    localStorage.setItem('sessionOwner', sessionOwner);
  }
  const fail = (...plans: readonly FaultPlan[]) => {
    for (const plan of plans) planFault(world, plan);
  };
  fail(...faults);
  const { pathname, search, hash } = new URL(route, window.location.origin);
  render(<TestBrowser location={{ pathname, search, hash }} />, { reactStrictMode: isStrict });
  await screen.findByRole('heading', { level: 1 });
  return {
    // Typing and clicking without pauses; browser tests check that nothing covers a control.
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    state: world.state,
    fail,
    heal: () => clearFaults(world),
  };
}

/** Stores a value in another tab of the browser; null removes it. */
export function storeElsewhere(key: string, value: string | null): void {
  const oldValue = localStorage.getItem(key);
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  fireEvent(window, new StorageEvent('storage', { key, oldValue, newValue: value }));
}

/** Signs the demo customer in again in another tab; the token's owner is not known yet. */
export const signInElsewhere = (): void =>
  storeElsewhere('userAuthData', storedSession(world).userAuthData);

/** Signs another customer in, in another tab, by e-mail address. */
export function signInAnother(email: string): void {
  for (const [key, text] of Object.entries(storedSession(world, email)).reverse()) {
    localStorage.setItem(key, text);
  }
  fireEvent(window, new StorageEvent('storage', { key: 'userAuthData' }));
}

/** Uses traffic of the demo customer, or of a sub-account. */
export function consume(bytes: number, account?: string): void {
  const sub = world.state.subAccounts.find(({ username }) => username === account) ?? null;
  consumeTraffic(world, {
    user: demo(),
    sub,
    country: 'US',
    protocol: 'http',
    bytes,
    requests: 1,
  });
}

/** Performs the customer's or the provider's action on the hosted page of an order or a recharge. */
export function actOnHostedPage(record: PaymentRecord, action: PayAction, seconds?: number): void {
  if (!performPayAction(world, record, action, seconds))
    throw new Error(`${action} is not possible now`);
}

/** Makes the tab visible again, as when the customer returns to it. */
export async function returnToTab(): Promise<void> {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    await actInReact(
      async () => void fireEvent(document, new Event('visibilitychange', { bubbles: true })),
    );
  }
  // A customer who was led to the payment's page in this tab has gone Back.
  if (paidFor() !== '') await actInReact(async () => void fireEvent(window, new Event('pageshow')));
}

/** Matches the element that says a sentence, also one with names in elements of their own (`ui/format/WithNames.tsx`). */
export function sentence(text: string | RegExp): MatcherFunction {
  const is = (said: string) => (typeof text === 'string' ? said === text : text.test(said));
  const says = (node: Element) => is(node.textContent.replace(/\s+/g, ' ').trim());
  return (own, node) => is(own) || (node !== null && says(node) && ![...node.children].some(says));
}

/** The tracker polls within this time, in ms. */
export const POLL_MS = 61_000;

/** Lets at least the time of a poll pass, in ms, and makes the tab visible again. */
export async function passTime(ms: number = POLL_MS): Promise<void> {
  skipTime(ms);
  await returnToTab();
}

/** Finds a field by its label; in a dialog when one is open there. */
export const field = (label: string | RegExp): HTMLElement => screen.getByLabelText(label);

/** Puts a text into a field in one go, like pasting over its text. */
export async function fill(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  const target = await screen.findByLabelText(label);
  await user.clear(target);
  if (text === '') return;
  await user.click(target);
  await user.paste(text);
}

/**
 * Picks an item of a menu, once the menu has the focus: antd moves the focus some frames after the menu is shown, in jsdom even
 * for a menu that is closed again, so a dialog's field would lose the focus.
 */
export async function pickItem(user: UserEvent, name: string | RegExp): Promise<void> {
  const item = await screen.findByRole('menuitem', { name });
  const menu = item.closest('[role=menu]');
  await waitFor(() => expect(menu?.contains(document.activeElement)).toBe(true));
  await user.click(item);
}

/** Exports the list of a page; `texts` are those of its language. */
export async function exportAs(
  user: UserEvent,
  format: 'csv' | 'excel' = 'csv',
  texts = t,
): Promise<void> {
  await press(user, texts('export.open'));
  await pickItem(user, texts(`export.${format}`));
}

/** Changes the language from English in the user menu, which every page has. */
export async function pickRussian(user: UserEvent): Promise<void> {
  await press(user, t.pattern('shell.userMenu'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Русский' }));
}

/** Waits for a page by its title, in English. */
export async function expectPage(title: TextKey): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: t(title) });
}

/** Goes to another page by the main menu, in English. */
export async function goTo(
  user: UserEvent,
  page: 'dashboard' | 'neworder' | 'residential' | 'subaccount' | 'usage' | 'whitelist',
): Promise<void> {
  const menu = within(screen.getByRole('navigation', { name: t('shell.mainMenu') }));
  await user.click(menu.getByRole('link', { name: t(`menu.${page}`) }));
  await expectPage(`menu.${page}`);
}

/** Opens a tab of the page, once it is shown. */
export async function openTab(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('tab', { name }));
}

/** Presses a button by its name, once it is shown. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

/** Finds "Pay now" once the sum is counted and the press before is over: antd ignores clicks while a button is busy. */
export async function payButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: t('order.payNow') });
  await waitFor(() => expect(button.matches(':enabled:not(.ant-btn-loading)')).toBe(true));
  return button;
}
/** Presses "Pay now" as soon as it can be pressed. */
export const payNow = async (user: UserEvent): Promise<void> => user.click(await payButton());

/** Finds the dialog that is open. */
export const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');
/** Finds a text in the dialog that is open. */
export const inDialog = async (text: string | RegExp): Promise<HTMLElement> =>
  within(await dialog()).findByText(sentence(text));

/** Chooses an option of a list; a long one is drawn only in part, so its option is `typed` first. */
export async function choose(
  user: UserEvent,
  label: string | RegExp,
  option: string | RegExp,
  typed = '',
): Promise<void> {
  const control = screen.getByRole('combobox', { name: label });
  await user.click(control);
  if (typed !== '') await user.paste(typed);
  const list = await waitFor(() => {
    const id = control.getAttribute('aria-controls') ?? '';
    const popup = document.getElementById(id)?.closest<HTMLElement>('.ant-select-dropdown');
    if (!popup) throw new Error(`${String(label)} shows no list`);
    return popup;
  });
  // The list for assistive technology beside it holds the values, which may read like the texts.
  const drawn = { selector: '.ant-select-item *' };
  await user.click(await within(list).findByText(sentence(option), drawn));
}

/** Checks that this radio button is the picked one. */
export function expectPicked(name: string | RegExp): void {
  expect((screen.getByRole('radio', { name }) as HTMLInputElement).checked).toBe(true);
}

/** Picks a radio button. */
export async function pick(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('radio', { name }));
  await waitFor(() => expectPicked(name));
}

/** Returns the values of a list of facts, in their order. */
export const factValues = (of: HTMLElement): string[] =>
  [...of.querySelectorAll('.ant-descriptions-item-content')].map((one) => one.textContent ?? '');

/** Returns the value of one fact, by its name. */
export function fact(of: HTMLElement, name: RegExp): string {
  const items = [...of.querySelectorAll('.ant-descriptions-item')];
  const item = items.find((one) => name.test(one.textContent ?? ''));
  return item?.querySelector('.ant-descriptions-item-content')?.textContent ?? '';
}

/** Checks that a field is marked as wrong, with the message that assistive technology reads. */
export async function expectFieldError(
  label: string | RegExp,
  message: string | RegExp,
): Promise<void> {
  await waitFor(() => {
    const target = field(label);
    expect(target.getAttribute('aria-invalid')).toBe('true');
    const ids = target.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(message);
  });
}

/** The cell of a row's checkbox holds no text. */
const holdsMore = (cell: HTMLElement) => !cell.classList.contains('ant-table-selection-column');

/** Returns the rows of a table that hold something, each as the texts of its cells. */
export const rows = (table: string | RegExp): string[][] =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    // antd measures its columns in a hidden row.
    .filter((row) => row.ariaHidden !== 'true')
    .map((row) => within(row).queryAllByRole('cell').filter(holdsMore))
    .filter((cells) => cells.length > 1)
    .map((cells) => cells.map((cell) => cell.textContent ?? ''));

/** Waits for the message of a failure, and presses its Retry. */
export async function retry(user: UserEvent, text: RegExp): Promise<void> {
  const note = (await screen.findAllByRole('alert')).find((one) =>
    text.test(one.textContent ?? ''),
  );
  if (!note) throw new Error(`no alert says ${text}`);
  await user.click(within(note).getByRole('button', { name: textPattern('common.retry') }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}
