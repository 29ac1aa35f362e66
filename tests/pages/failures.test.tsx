/**
 * Failures on a page that do not depend on the call. Each call fails in every way in `failedReadings.test.tsx` and
 * `failedChanges.test.tsx`, and answers that cannot be read in `lacking.test.tsx`.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { demo, fill, press, renderPage } from '../support/jsdom/renderPage';
import { t } from '../support/texts';

test('account settings: after a lost answer to Regenerate, a customer that cannot be read again is reported, with Retry', async () => {
  const { user, fail, heal } = await renderPage('/account/setting');
  fail(
    { call: 'user.genToken', answer: 'drop' },
    { call: 'user.info', answer: 'status', times: null },
  );
  await press(user, t('account.regenerate'));
  await press(user, t('account.regenerateConfirm'));
  const failed = () => screen.queryAllByText(t.pattern('failure.http', { status: 502 }));
  await waitFor(() => expect(failed()).not.toEqual([]));
  heal();
  await press(user, t('common.retry'));
  await waitFor(() => expect(failed()).toEqual([]));
});

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

test('what was sent without a network may be tried again without a look', async () => {
  const { user } = await renderPage('/user/emailtoreset', {
    session: false,
    faults: [{ call: 'account.forgetPwd', answer: 'drop' }],
  });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fill(user, t('user.email'), demo().email);
  await press(user, t('user.sendLink'));
  expect(await screen.findByText(t('failure.network'))).toBeTruthy();
});
