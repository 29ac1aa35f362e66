/**
 * Failures on a page. A reading that fails shows a message with Retry in its place; a change that is lost shows
 * one, keeps the typed text, and is sent again by the customer only. Pages whose own tests cover this already (sub-accounts,
 * whitelist, Usage's record, the generator, New order, the dashboard's prices, the sign-in page) are left out.
 */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CallName } from '@/api/contract';
import { callsTo, demo, fill, press, renderPage } from '../support/jsdom/renderPage';
import { t } from '../support/texts';

const GOOD = 'letters123';
const NEW_PASSWORD = 'letters456';

interface LostForm {
  readonly page: string;
  readonly session?: false;
  readonly call: CallName;
  /** The call's path below /api. */
  readonly sentTo: string;
  fields(): Readonly<Record<string, string>>;
  readonly button: string;
  /** Says what became of the call, or where the customer sees it. */
  readonly says: string;
}

const lostChange = (check: 'check.inbox' | 'check.list' | 'check.password') =>
  `${t('failure.networkChanging')} ${t(check)}`;

const FORMS: readonly LostForm[] = [
  {
    page: '/user/register',
    session: false,
    call: 'account.signup',
    sentTo: '/account/signup',
    fields: () => ({
      [t('user.email')]: 'lost@example.com',
      [t('user.password')]: GOOD,
      [t('user.confirmPassword')]: GOOD,
    }),
    button: t('user.createAction'),
    says: lostChange('check.inbox'),
  },
  {
    page: '/user/emailtoreset',
    session: false,
    call: 'account.forgetPwd',
    sentTo: '/account/forgetPwd',
    fields: () => ({ [t('user.email')]: 'demo@example.com' }),
    button: t('user.sendLink'),
    says: lostChange('check.inbox'),
  },
  {
    page: '/account/resetpassword',
    call: 'user.changepwd',
    sentTo: '/user/changepwd',
    fields: () => ({
      [t('account.currentPassword')]: demo().password ?? '',
      [t('user.newPassword')]: NEW_PASSWORD,
      [t('user.confirmPassword')]: NEW_PASSWORD,
    }),
    button: t('account.changePassword'),
    says: lostChange('check.password'),
  },
  {
    page: '/proxysetting/addsub',
    call: 'auth.passadd',
    sentTo: '/auth/passadd',
    fields: () => ({ [t('subaccount.username')]: 'brandnewlogin2', [t('user.password')]: GOOD }),
    button: t('subaccount.add'),
    says: t('subaccount.lost.add', { name: 'brandnewlogin2' }),
  },
  {
    page: '/proxysetting/whitelist',
    call: 'auth.whiteipadd',
    sentTo: '/auth/whiteipadd',
    fields: () => ({ [t('whitelist.ip')]: '203.0.113.9', [t('whitelist.remark')]: 'office' }),
    button: t('whitelist.add'),
    says: lostChange('check.list'),
  },
];

interface FailedReading {
  readonly page: string;
  readonly call: CallName;
  /** Makes the call, where opening the page does not. */
  act?(user: UserEvent): Promise<void>;
}

const READINGS: readonly FailedReading[] = [
  { page: '/usage?tab=details', call: 'traffic.details' },
  { page: '/usage?tab=details', call: 'traffic.usage' },
  { page: '/neworder', call: 'order.rechargeRecord' },
  { page: '/recharge', call: 'order.rechargeRecord' },
  { page: '/dashboard', call: 'traffic.usage' },
  {
    page: '/account/setting',
    call: 'user.info',
    // The customer is read again when nobody knows whether the token has changed.
    act: async (user) => {
      await press(user, t('account.regenerate'));
      await press(user, t('account.regenerateConfirm'));
    },
  },
];

test.each(READINGS.map((one) => [one.page, one.call, one] as const))(
  '%s: %s fails with Retry',
  async (page, call, { act }) => {
    // Several parts of a page may make the same call: each shows the failure, and each loads by its own Retry.
    const down = { call, answer: 'status', times: null } as const;
    const { user, fail, heal } = await renderPage(page, { faults: act ? [] : [down] });
    if (act) {
      fail({ call: 'user.genToken', answer: 'drop' }, down);
      await act(user);
    }
    await screen.findAllByText(t.pattern('failure.http', { status: 502 }));
    // A part that depends on the lost answer shows the failure, too, instead of loading for ever.
    await waitFor(() => expect(screen.queryAllByText(t('shell.loading'))).toEqual([]));
    heal();
    await waitFor(async () => {
      const retries = screen.queryAllByRole('button', { name: t('common.retry') });
      for (const button of retries) await user.click(button);
      expect(screen.queryAllByText(t.pattern('failure.http', { status: 502 }))).toEqual([]);
    });
  },
);

test('a failed reading has a name that customers know; its call, which only support knows, stands under Details', async () => {
  const call = 'auth.sublist';
  const { user } = await renderPage('/proxysetting/subaccount', {
    faults: [{ call, answer: 'status' }],
  });
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain(
    `${t('menu.subaccount')}: ${t('failure.http', { status: 502 })}`,
  );
  expect(note.textContent).not.toContain(call);
  await press(user, t('unread.details'));
  expect(within(note).getByText(call)).toBeTruthy();
});

test.each(FORMS.map((one) => [one.page, one] as const))(
  '%s: what was typed outlives a lost answer, and the next press sends it',
  async (page, { session, call, sentTo, fields, button, says }) => {
    const { user } = await renderPage(page, {
      session: session ?? true,
      faults: [{ call, answer: 'drop' }],
    });
    const typed = fields();
    for (const [label, text] of Object.entries(typed)) await fill(user, label, text);
    await press(user, button);
    expect(await screen.findByText(says)).toBeTruthy();
    for (const [label, text] of Object.entries(typed)) {
      expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe(text);
    }
    expect(await callsTo(sentTo)).toHaveLength(1);
    await press(user, button);
    await waitFor(async () => expect(await callsTo(sentTo)).toHaveLength(2));
    const [first, second] = await callsTo(sentTo);
    expect(second).toEqual(first);
  },
);

test('readings that fail at once with the same words are one toast, and each is said in its place', async () => {
  const down = { answer: 'code', msg: 'Try later', times: 9 } as const;
  await renderPage('/usage?tab=details', {
    faults: [
      { ...down, call: 'traffic.details' },
      { ...down, call: 'traffic.usage' },
    ],
  });
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: t('common.retry') }).length).toBeGreaterThan(1),
  );
  const toasts = screen
    .getAllByText('Try later')
    .filter((one) => one.closest('.ant-message-notice'));
  expect(toasts).toHaveLength(1);
});

test('a toast leaves after three seconds, also when the device’s clock is set back by an hour meanwhile', async () => {
  const { user } = await renderPage('/user/login', {
    session: false,
    faults: [{ call: 'account.login', answer: 'code', msg: 'Try later' }],
  });
  await fill(user, t('user.email'), demo().email);
  await fill(user, t('user.password'), 'demo12345');
  await press(user, t('user.signIn'));
  const isToast = (one: HTMLElement) => one.closest('.ant-message-notice') !== null;
  await waitFor(() => expect(screen.getAllByText('Try later').some(isToast)).toBe(true));
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  await waitFor(() => expect(screen.queryAllByText('Try later').some(isToast)).toBe(false), {
    timeout: 6000,
  });
});

test('what was sent without a network, and a sign-in, may be tried again without a look', async () => {
  const safe = t.pattern('failure.network');
  const { user } = await renderPage('/user/login', {
    session: false,
    faults: [{ call: 'account.login', answer: 'drop' }],
  });
  await fill(user, t('user.email'), demo().email);
  await fill(user, t('user.password'), 'demo12345');
  await press(user, t('user.signIn'));
  expect(await screen.findByText(safe)).toBeTruthy();

  const page = await renderPage('/user/emailtoreset', {
    session: false,
    faults: [{ call: 'account.forgetPwd', answer: 'drop' }],
  });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fill(page.user, t('user.email'), demo().email);
  await press(page.user, t('user.sendLink'));
  expect(await screen.findByText(safe)).toBeTruthy();
});
