import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { listen } from '@/lib/browser/announce';
import {
  demo,
  driftAnswers,
  fileSavedBy,
  press,
  renderPage,
  sentence,
  signInElsewhere,
  storeElsewhere,
} from '../../../tests/support/jsdom/renderPage';
import { t } from '../../../tests/support/texts';
import { recorder } from './recorder';

const CALLS = new RegExp(`^${t('report.exchanges')}: \\d+/\\d+$`);
const LEAVE_OUT = new RegExp(`^${t('report.leaveOut')}: .*user\\.info`);
const PUT_BACK = new RegExp(`^${t('report.putBack')}: .*user\\.info`);

/** The title of an entry: the time of the call, its name and its code. */
const USER_INFO = /^\d\d:\d\d:\d\d user\.info · 0$/;

/** The parts of a report that the tests read. */
interface Log {
  readonly comment: string;
  readonly entries: readonly {
    readonly _call: string;
    readonly _unreadable?: string;
    readonly response: { readonly status: number };
  }[];
  readonly _report: { readonly actions: readonly { readonly name: string }[] };
}

const dialog = () => within(screen.getByRole('dialog'));

/** Opens the folded calls. */
const openCalls = (user: UserEvent) => user.click(dialog().getByRole('button', { name: CALLS }));

/** Waits for the dialog in which a report is made. */
const reportDialog = () => screen.findByRole('dialog', { name: t('common.report') });

/** Opens it from the user menu. */
async function openFromMenu(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: t.pattern('shell.userMenu') }));
  await user.click(await screen.findByRole('menuitem', { name: t('common.report') }));
  await reportDialog();
}

async function close(user: UserEvent): Promise<void> {
  const [button] = dialog()
    .getAllByRole('button', { name: t('common.close') })
    .slice(-1);
  await user.click(button as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Has the open dialog make its file. */
async function download(user: UserEvent): Promise<Log> {
  const save = dialog().getByRole('button', { name: t('report.download') });
  const file = await fileSavedBy(() => user.click(save));
  expect(await dialog().findByText(sentence(t.pattern('report.saved')))).toBeTruthy();
  const address = dialog().getByRole('link');
  expect(address.getAttribute('href')).toBe(`mailto:${address.textContent}`);
  expect(file.name).toMatch(/^report-\d{4}-\d\d-\d\dT\d\d-\d\d\.har$/);
  return (JSON.parse(file.text) as { readonly log: Log }).log;
}

/** Opens it where the page offers it, and has it make its file. */
async function reportNow(user: UserEvent): Promise<Log> {
  await press(user, t('common.report'));
  await reportDialog();
  return download(user);
}

test('from the user menu: entries can be looked at and left out, a message is added, and the file holds no secret', async () => {
  const { user } = await renderPage('/account/setting');
  const { proxyPassword, apiToken } = demo();
  await openFromMenu(user);
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog().getByLabelText(t.pattern('report.message'))),
  );
  await user.paste(`It broke, and my password is ${proxyPassword}`);

  expect(dialog().getByRole('region', { name: CALLS })).toBeTruthy();
  expect(dialog().queryByRole('button', { name: USER_INFO })).toBeNull();
  await openCalls(user);
  // An entry has one button. antd would make its arrow a second one, with an English name.
  expect(dialog().queryByRole('button', { name: /^(collapsed|expanded)$/ })).toBeNull();
  await user.click(dialog().getAllByRole('button', { name: USER_INFO })[0] as HTMLElement);
  expect(dialog().getByText(/"proxy_password": "redacted/)).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: t.pattern('report.about') }));
  expect(dialog().getByText(/"locale": "en-US"/)).toBeTruthy();

  const whole = await download(user);
  expect(whole).toMatchObject({ version: '1.2', _report: { locale: 'en-US' } });
  expect(whole.comment).toMatch(/^It broke, and my password is redacted\d{4}$/);
  const userInfo = whole.entries.find(({ _call }) => _call === 'user.info');
  expect(userInfo).toMatchObject({
    request: { method: 'GET' },
    response: { status: 200 },
    _code: 0,
  });
  expect(JSON.stringify(whole)).not.toContain(proxyPassword);
  expect(JSON.stringify(whole)).not.toContain(apiToken);
  expect(JSON.stringify(whole)).not.toContain('demo@example.com');

  for (const button of dialog().getAllByRole('button', { name: LEAVE_OUT })) {
    await user.click(button);
  }
  expect(dialog().getAllByRole('button', { name: PUT_BACK })).not.toEqual([]);
  const rest = await download(user);
  expect(rest.entries.some(({ _call }) => _call === 'user.info')).toBe(false);
  expect(rest.entries.length).toBeLessThan(whole.entries.length);

  await close(user);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: t.pattern('shell.userMenu') }),
  );
});

test('when another tab signs out: the open report shows and saves nothing more, and the next report starts empty', async () => {
  const { user } = await renderPage('/account/setting');
  await openFromMenu(user);
  await user.paste('Mine alone');
  storeElsewhere('userAuthData', null);
  expect((await dialog().findByRole('alert')).textContent).toBe(t('report.over'));
  expect(dialog().queryByRole('button', { name: t('report.download') })).toBeNull();
  expect(dialog().queryByRole('region')).toBeNull();
  await close(user);

  const log = await reportNow(user);
  expect(log.entries).toEqual([]);
  expect(log._report.actions.map((action) => action.name)).toEqual([
    t('common.close'),
    t('common.report'),
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Demo Customer|Mine alone/);
});

test('a report whose customer signs in again in another tab stays over', async () => {
  const { user } = await renderPage('/account/setting');
  await openFromMenu(user);
  storeElsewhere('userAuthData', null);
  await dialog().findByRole('alert');
  signInElsewhere();
  await screen.findByRole('heading', { level: 1, name: t('menu.accountsetting') });
  expect(dialog().getByRole('alert').textContent).toBe(t('report.over'));
});

test('an answer that was forgotten is named by no later failure', () => {
  const told = jest.fn();
  const stop = listen('unreadable', told);
  const call = { call: 'user.info', method: 'GET', path: '', params: {}, token: null } as const;
  recorder.recordAnswer(recorder.recordRequest(call), 200, '{}');
  recorder.forget();
  recorder.recordUnreadable('data');
  expect(told).not.toHaveBeenCalled();
  stop();
});

test('after the session’s end a report holds what was done at sign-in, and nothing of the customer before', async () => {
  const { user, fail } = await renderPage('/dashboard');
  fail({ call: 'traffic.usage', answer: 'code', code: 10013 });
  await user.click(screen.getByRole('link', { name: t('menu.usage') }));
  await screen.findByLabelText(t('user.password'));
  const log = await reportNow(user);
  expect(log.entries).toEqual([]);
  expect(log._report.actions.map(({ name }) => name)).toEqual([t('common.report')]);
  expect(JSON.stringify(log)).not.toContain('Demo Customer');
  await close(user);

  fail({ call: 'user.info', answer: 'status' });
  await user.type(screen.getByLabelText(t('user.email')), 'new@example.com');
  await user.type(screen.getByLabelText(t('user.password')), 'newcomer1');
  await press(user, t('user.signIn'));
  await screen.findByRole('heading', { name: t('startup.failed') });
  const { entries } = await reportNow(user);
  expect(new Set(entries.map(({ _call }) => _call))).toEqual(
    new Set(['account.login', 'user.info']),
  );
});

test('from what failed, beside Retry: the failed call is in it, and so is what was pressed', async () => {
  const { user } = await renderPage('/dashboard', {
    faults: [{ call: 'order.pricemenu', answer: 'status' }],
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    t.pattern('failure.http', { status: 502 }),
  );
  const note = await screen.findByRole('alert');
  await user.click(within(note).getByRole('button', { name: t('common.report') }));
  await reportDialog();
  const { entries, _report } = await download(user);
  const failed = entries.filter(({ _call }) => _call === 'order.pricemenu').at(-1);
  expect(failed?.response.status).toBe(502);
  expect(_report.actions.at(-1)).toMatchObject({ name: t('common.report'), role: 'button' });
});

test('the field of an answer that could not be read is named with its call', async () => {
  driftAnswers('/dynamic/gateways', () => ({ wrong: 1 }));
  const { user } = await renderPage('/residential?country=US');
  await screen.findAllByText(t.pattern('failure.contract'));
  await openFromMenu(user);
  const { entries } = await download(user);
  const unread = entries.filter(({ _unreadable }) => _unreadable !== undefined);
  expect(unread).toMatchObject([{ _call: 'dynamic.gateways', _unreadable: 'data' }]);
});

test.each([
  ['an address that is none', '/no-such-page', true],
  ['the form of a new account', '/user/register', false],
  ['the form for a reset mail', '/user/emailtoreset', false],
  ['a reset link without its token', '/user/resetpassword', false],
  ['a page that is not for this customer', '/dashboard', true],
])('%s has one way to a report', async (what, path, session) => {
  const change = () => {
    if (what.includes('not for this customer')) demo().name = 'dontHaveAccess';
  };
  const { user } = await renderPage(path, { session, change });
  await press(user, t('common.report'));
  expect(await reportDialog()).toBeTruthy();
});

describe('a dialog that breaks', () => {
  const ratio = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio') ?? {};
  beforeEach(() => {
    // React logs the error that a boundary has caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // A browser that refuses one of the figures of the report.
    Object.defineProperty(window, 'devicePixelRatio', {
      configurable: true,
      get: () => {
        throw new Error('refused');
      },
    });
  });
  afterEach(() => {
    Object.defineProperty(window, 'devicePixelRatio', ratio);
  });

  test('says so in the corner, with Retry, and can be put away', async () => {
    const { user } = await renderPage('/no-such-page');
    const note = async () => {
      const text = await screen.findByText(t('chunk.broken'));
      return within(text.closest('[role=alert]') as HTMLElement);
    };
    const button = async (name: string) => (await note()).getByRole('button', { name });
    await press(user, t('common.report'));
    await user.click(await button(t('common.close')));
    expect(screen.queryByText(t('chunk.broken'))).toBeNull();
    await press(user, t('common.report'));
    await note();
    Object.defineProperty(window, 'devicePixelRatio', ratio);
    await user.click(await button(t('common.retry')));
    expect(await reportDialog()).toBeTruthy();
  });
});
