import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { GB } from '../../../mock/world/state';
import {
  callsTo,
  choose,
  demo,
  driftAnswers,
  holdBack,
  passTime,
  press,
  renderPage,
  sentCalls,
} from '../../../tests/support/jsdom/renderPage';
import { ru, t, textsOf } from '../../../tests/support/texts';

const SHOW = `${t('common.show')}: ${t('account.token')}`;
const COPY = `${t('common.copy')}: ${t('account.token')}`;
const HIDE = `${t('common.hide')}: ${t('account.token')}`;

test('shows who the customer is; the API token is masked, can be shown, and is regenerated only after a warning', async () => {
  const { user, fail } = await renderPage('/account/setting');
  const { id, email, createdAt, apiToken: old } = demo();
  expect(await screen.findByText(id)).toBeTruthy();
  expect(screen.getByText(email)).toBeTruthy();
  const created = [...document.querySelectorAll('time')].find((one) =>
    /UTC/.test(one.textContent ?? ''),
  );
  expect(Date.parse(created?.dateTime ?? '')).toBe(createdAt * 1000);

  const password = screen.getByRole('link', { name: t('account.changePassword') });
  expect(password.getAttribute('href')).toMatch(/account\/resetpassword$/);

  expect(screen.queryByText(old)).toBeNull();
  await press(user, SHOW);
  expect(await screen.findByText(old)).toBeTruthy();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await press(user, COPY);
  expect(copied.mock.calls).toEqual([[old]]);
  await press(user, HIDE);
  await waitFor(() => expect(screen.queryByText(old)).toBeNull());
  await press(user, SHOW);

  await press(user, t('account.regenerate'));
  const dialog = await screen.findByRole('dialog', { name: t('account.regenerateTitle') });
  // A dialog without a field gives the focus to its text, so that screen readers read it out.
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe(t('account.regenerateText')),
  );
  expect(await callsTo('/user/genToken')).toEqual([]);
  fail({ call: 'user.genToken', answer: 'drop' });
  await user.click(within(dialog).getByRole('button', { name: t('account.regenerateConfirm') }));
  await within(dialog).findByText(`${t('failure.networkChanging')} ${t('check.token')}`);
  expect(within(dialog).getByRole('button', { name: t('common.reload') })).toBeTruthy();
  expect(demo().apiToken).toBe(old);
  // Pressed again, it would replace a token that may be new.
  const again = within(dialog).getByRole('button', { name: t('account.regenerateConfirm') });
  expect(again).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  await press(user, t('account.regenerate'));
  await user.click(await screen.findByRole('button', { name: t('account.regenerateConfirm') }));
  expect(await screen.findByText(t('account.regenerated'))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(demo().apiToken).not.toBe(old);
  expect(await screen.findByText(demo().apiToken)).toBeTruthy();
  expect(screen.queryByText(old)).toBeNull();
});

test('shows the traffic used', async () => {
  driftAnswers('/user/info', (data) => ({ ...Object(data), traffic_used: 34 * GB }));
  await renderPage('/account/setting');
  const name = await screen.findByText(t('subaccount.used'));
  expect(name.closest('tr')?.textContent).toMatch(/34\sGB$/);
});

test('a language whose call failed is sent again when it is chosen again', async () => {
  const { user } = await renderPage('/account/setting', {
    faults: [{ call: 'user.setlang', answer: 'status' }],
  });
  await choose(user, t('common.language'), 'Русский');
  expect(await screen.findByText(ru.pattern('failure.http', { status: 502 }))).toBeTruthy();
  await choose(user, ru('common.language'), 'Русский');
  await waitFor(() => expect(demo().lang).toBe('ru-RU'));
  expect(await callsTo('/user/setlang')).toEqual([{ lang: 'ru-RU' }, { lang: 'ru-RU' }]);
});

test('an answer about the customer that comes after the token was regenerated does not bring the old one back', async () => {
  const { user } = await renderPage('/account/setting');
  await press(user, SHOW);
  const old = demo().apiToken;
  await screen.findByText(old);
  const asked = (await callsTo('/user/info')).length;
  driftAnswers('/user/info', (data) => ({ ...Object(data), api_token: old }));
  const letGo = holdBack('/user/info');
  await passTime(8_000);
  await waitFor(async () => expect((await callsTo('/user/info')).length).toBeGreaterThan(asked));
  await press(user, t('account.regenerate'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('account.regenerateConfirm') }));
  await screen.findByText(t('account.regenerated'));
  await letGo();
  expect(demo().apiToken).not.toBe(old);
  expect(await screen.findByText(demo().apiToken)).toBeTruthy();
});

test('that no answer came to a new token is told to a customer who has gone on, too', async () => {
  const { user, fail } = await renderPage('/account/setting');
  fail({ call: 'user.genToken', answer: 'status' });
  await press(user, t('account.regenerate'));
  const dialog = within(await screen.findByRole('dialog'));
  // The token is read anew before anything is said.
  const letGo = holdBack('/user/info');
  const asked = (await callsTo('/user/info')).length;
  await user.click(dialog.getByRole('button', { name: t('account.regenerateConfirm') }));
  await waitFor(async () => expect((await callsTo('/user/info')).length).toBeGreaterThan(asked));
  act(() => history.push('/account/resetpassword'));
  await screen.findByRole('heading', { level: 1, name: t('menu.accountresetpassword') });
  await letGo();
  await screen.findByText(t('account.regenerateLost'));
});

test.each([
  ['en-US', 'ru-RU', 'Русский'],
  ['ru-RU', 'en-US', 'English'],
] as const)('a new language reaches service and page, from %s', async (locale, other, name) => {
  const there = textsOf(other);
  const { user } = await renderPage('/account/setting', { locale });
  await choose(user, textsOf(locale)('common.language'), name);
  const title = there('menu.accountsetting');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe(`${title} - Amber Proxies`));
  expect(document.documentElement.lang).toBe(other);
  await waitFor(() => expect(demo().lang).toBe(other));
  expect(await callsTo('/user/setlang')).toEqual([{ lang: other }]);
  await choose(user, there('common.theme'), there('common.theme.dark'));
  await waitFor(() => expect(document.documentElement.dataset.appearance).toBe('dark'));
  await press(user, there('account.signOut'));
  const signIn = await screen.findByRole('heading', { level: 1, name: there('menu.login') });
  expect(signIn).toBeTruthy();
  expect(Object.keys(localStorage)).not.toContain('userAuthData');
  expect(Object.keys(localStorage)).not.toContain('userInfo');
  expect(screen.queryByText(demo().email)).toBeNull();
  const sent = (await sentCalls()).length;
  act(() => history.back());
  await waitFor(() => expect(history.location.pathname).toBe('/user/login'));
  expect(screen.getByRole('heading', { level: 1, name: there('menu.login') })).toBeTruthy();
  expect(screen.queryByText(demo().email)).toBeNull();
  expect(await sentCalls()).toHaveLength(sent);
});

test('when the browser cannot copy, the button’s tooltip gives way to a dialog with the text to copy by hand', async () => {
  const { user } = await renderPage('/account/setting');
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const copy = await screen.findByRole('button', { name: COPY });
  await user.hover(copy);
  const words = await screen.findByRole('tooltip');
  // The pointer does not leave the button: the dialog opens under it.
  copy.click();
  await screen.findByRole('dialog', { name: t('common.copyByHand') });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('common.copyText') });
  const { apiToken } = demo();
  await waitFor(() =>
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([
      apiToken,
      0,
      apiToken.length,
    ]),
  );
  await waitFor(() => expect(words.closest('.ant-tooltip-hidden')).toBeTruthy());
  jest.restoreAllMocks();
});

test('a token that was regenerated in another tab is read anew when the customer comes back', async () => {
  const { user, state } = await renderPage('/account/setting');
  await press(user, SHOW);
  const old = demo().apiToken;
  await screen.findByText(old);
  for (const one of state.users) if (one.id === demo().id) one.apiToken = 'changed-elsewhere';
  await passTime(8_000);
  expect(await screen.findByText('changed-elsewhere')).toBeTruthy();
  expect(screen.queryByText(old)).toBeNull();
});
