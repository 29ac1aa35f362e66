import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SUPPORTED_LOCALES } from '@/lib/locale';
import { followLink } from '../support/jsdom/followLink';
import {
  demo,
  expectFieldError,
  fill as fillOne,
  press,
  renderPage,
  sentCalls,
  worldState,
} from '../support/jsdom/renderPage';
import { ru, t, textsOf } from '../support/texts';

const DEMO = 'demo@example.com';
const GOOD = 'letters123';
/** A link that the service does not know. */
const RESET_LINK = '/user/resetpassword?token=sometoken';

const sentPaths = async () => (await sentCalls()).map(({ path }) => path);

async function fill(user: UserEvent, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await fillOne(user, label, text);
}

const openForm = async (path: string, options: Parameters<typeof renderPage>[1] = {}) =>
  (await renderPage(path, { session: false, ...options })).user;

// The mail that answers these is written in the language of the page.
describe.each(SUPPORTED_LOCALES)('%s', (locale) => {
  const t = textsOf(locale);

  test('register: every rule is said on its field, and only a form that keeps them is sent', async () => {
    const user = await openForm('/user/register', { locale });
    await press(user, t('user.createAction'));
    await expectFieldError(t('user.email'), t('common.required'));
    await expectFieldError(t('user.password'), t('user.passwordRequired'));
    await expectFieldError(t('user.confirmPassword'), t('user.repeatRequired'));
    await fill(user, {
      [t('user.email')]: 'not-an-address',
      [t('user.password')]: 'onlyletters',
      [t('user.confirmPassword')]: 'others',
    });
    const rules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent);
    expect(rules().filter((text) => text?.endsWith(`(${t('user.rule.met')})`))).toHaveLength(2);
    expect(rules().filter((text) => text?.endsWith(`(${t('user.rule.unmet')})`))).toHaveLength(1);
    await press(user, t('user.createAction'));
    await expectFieldError(t('user.email'), t('user.emailInvalid'));
    await expectFieldError(t('user.password'), t('user.passwordRule'));
    await expectFieldError(t('user.confirmPassword'), t('user.passwordMismatch'));
    expect(await sentPaths()).toEqual([]);
    // The message was about the former text.
    await fill(user, { [t('user.password')]: 'onlyletter' });
    await waitFor(() => expect(screen.queryByText(t('user.passwordRule'))).toBeNull());

    await fill(user, {
      [t('user.email')]: DEMO,
      [t('user.password')]: GOOD,
      [t('user.confirmPassword')]: GOOD,
    });
    await press(user, t('user.createAction'));
    await expectFieldError(t('user.email'), t('server.emailTaken'));
    await fill(user, { [t('user.email')]: `fresh-${locale}@example.com` });
    await press(user, t('user.createAction'));
    const sent = t('user.activationSent', { email: `fresh-${locale}@example.com` });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(sent));
    expect(await sentPaths()).toEqual(['/account/signup', '/account/signup']);
    expect(worldState().mails.at(-1)).toMatchObject({ kind: 'activation', lang: locale });
  });

  test('forgot password: an address that is none, one that is unknown, one that gets the mail', async () => {
    const user = await openForm('/user/emailtoreset', { locale });
    await press(user, t('user.sendLink'));
    await expectFieldError(t('user.email'), t('common.required'));
    await fill(user, { [t('user.email')]: 'demo@' });
    // Enter leaves the focus in the field, so only sending the form checks it.
    await user.keyboard('{Enter}');
    await expectFieldError(t('user.email'), t('user.emailInvalid'));
    expect(await sentPaths()).toEqual([]);
    await fill(user, { [t('user.email')]: 'nobody@example.com' });
    await press(user, t('user.sendLink'));
    await expectFieldError(t('user.email'), t('server.unknownEmail'));
    await fill(user, { [t('user.email')]: DEMO });
    await press(user, t('user.sendLink'));
    await screen.findByText(t('server.resetSent'));
    expect(document.activeElement?.textContent).toBe(`${t('server.resetSent')}${DEMO}`);
    expect(worldState().mails.at(-1)).toMatchObject({ to: DEMO, kind: 'reset', lang: locale });
  });
});

test('change password: it must differ, keep the rules and be repeated, and the old one be right', async () => {
  const user = await openForm('/account/resetpassword', { session: true });
  const old = demo().password ?? '';
  await press(user, t('account.changePassword'));
  for (const label of [t('account.currentPassword'), t('user.newPassword')])
    await expectFieldError(label, t('user.passwordRequired'));
  await expectFieldError(t('user.confirmPassword'), t('user.repeatRequired'));
  const focused = () => document.activeElement;
  expect(focused()).toBe(screen.getByLabelText(t('account.currentPassword')));
  const met = () =>
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map((rule) => rule.textContent?.endsWith(`(${t('user.rule.met')})`));
  for (const [text, kept] of [
    // The length, a letter, a number.
    ['abc', [false, true, false]],
    ['abcdefg1', [true, true, true]],
    ['12345678', [true, false, true]],
  ] as const) {
    await fill(user, { [t('user.newPassword')]: text });
    await waitFor(() => expect(met()).toEqual(kept));
  }
  await fill(user, { [t('account.currentPassword')]: old, [t('user.confirmPassword')]: '1' });
  await press(user, t('account.changePassword'));
  await expectFieldError(t('user.newPassword'), t('user.passwordRule'));
  await expectFieldError(t('user.confirmPassword'), t('user.passwordMismatch'));
  await fill(user, { [t('user.newPassword')]: old, [t('user.confirmPassword')]: old });
  await press(user, t('account.changePassword'));
  await expectFieldError(t('user.newPassword'), t('user.passwordSame'));
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText(t('user.newPassword'))));
  await fill(user, { [t('user.newPassword')]: GOOD, [t('user.confirmPassword')]: `${GOOD}7` });
  await press(user, t('account.changePassword'));
  await expectFieldError(t('user.confirmPassword'), t('user.passwordMismatch'));
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText(t('user.confirmPassword'))));
  expect(await sentPaths()).not.toContain('/user/changepwd');

  const fresh = `${GOOD}9`;
  await fill(user, {
    [t('account.currentPassword')]: 'notthisone1',
    [t('user.newPassword')]: fresh,
    [t('user.confirmPassword')]: fresh,
  });
  await press(user, t('account.changePassword'));
  await expectFieldError(t('account.currentPassword'), t('server.wrongPassword'));
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText(t('account.currentPassword'))));
  const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(typedIn(t('user.newPassword'))).toBe(fresh);
  await fill(user, { [t('account.currentPassword')]: old });
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('account.passwordChanged'))).toBeTruthy();
  await waitFor(() => expect(focused()?.role).toBe('region'));
  expect(demo().password).toBe(fresh);
  for (const label of [t('account.currentPassword'), t('user.newPassword')])
    await waitFor(() => expect(typedIn(label)).toBe(''));

  // Only the new password signs in.
  await press(user, t.pattern('shell.userMenu'));
  await user.click(await screen.findByRole('menuitem', { name: t('shell.signOut') }));
  await screen.findByLabelText(t('user.email'));
  await fill(user, { [t('user.email')]: DEMO, [t('user.password')]: old });
  await press(user, t('user.signIn'));
  await expectFieldError(t('user.password'), t('server.wrongPassword'));
  await fill(user, { [t('user.password')]: fresh });
  await press(user, t('user.signIn'));
  await screen.findByRole('button', { name: t.pattern('shell.userMenu') });
});

test('change password: after a lost answer the page goes on saying what a refusal of the old one means', async () => {
  const user = await openForm('/account/resetpassword', {
    session: true,
    faults: [{ call: 'user.changepwd', answer: 'drop', effect: 'done', times: 1 }],
  });
  await fill(user, {
    [t('account.currentPassword')]: demo().password ?? '',
    [t('user.newPassword')]: GOOD,
    [t('user.confirmPassword')]: GOOD,
  });
  await press(user, t('account.changePassword'));
  const lost = await screen.findByText(`${t('failure.networkChanging')} ${t('check.password')}`);
  await press(user, t('account.changePassword'));
  await expectFieldError(t('account.currentPassword'), t('server.wrongPassword'));
  expect(lost.isConnected).toBe(true);
});

test('change password: who has none has a link mailed that sets one', async () => {
  demo().password = null;
  const user = await openForm('/account/resetpassword', { session: true });
  await press(user, t('user.sendLink'));
  // Opened in this session, the link would lead to the dashboard.
  const told = `${t('server.resetSent')}${t('account.signOutFirst')}`;
  await waitFor(() => expect(document.activeElement?.textContent).toBe(told));
  expect(worldState().mails.at(-1)).toMatchObject({ to: DEMO, kind: 'reset' });
});

describe('after a change of language no field shows the old one', () => {
  test('what a rule of the form says is said in the new language, and fields without an error stay as they are', async () => {
    const { user } = await renderPage('/user/register', { session: false });
    await fill(user, { [t('user.password')]: GOOD });
    await press(user, t('user.createAction'));
    await expectFieldError(t('user.email'), t('common.required'));
    await expectFieldError(t('user.confirmPassword'), t('user.repeatRequired'));
    await press(user, 'Русский');
    await expectFieldError(ru('user.email'), ru('common.required'));
    await expectFieldError(ru('user.confirmPassword'), ru('user.repeatRequired'));
    await waitFor(() => expect(screen.queryByText(t('common.required'))).toBeNull());
    expect(screen.queryByText(t('user.repeatRequired'))).toBeNull();
    expect(screen.getByLabelText(ru('user.password')).getAttribute('aria-invalid')).not.toBe(
      'true',
    );
    expect(await sentPaths()).toEqual([]);
  });

  test('what the service said against a field is taken away', async () => {
    const { user } = await renderPage('/user/login', { session: false });
    await fill(user, { [t('user.email')]: DEMO, [t('user.password')]: GOOD });
    await press(user, t('user.signIn'));
    await expectFieldError(t('user.password'), t('server.wrongPassword'));
    await press(user, 'Русский');
    const password = await screen.findByLabelText<HTMLInputElement>(ru('user.password'));
    await waitFor(() => expect(password.getAttribute('aria-invalid')).not.toBe('true'));
    expect(password.value).toBe(GOOD);
  });

  test('a refused link is told in the new one', async () => {
    const { user } = await followLink(RESET_LINK);
    await fill(user, { [t('user.newPassword')]: GOOD, [t('user.confirmPassword')]: GOOD });
    await press(user, t('user.setPassword'));
    const form = await screen.findByRole('main');
    await within(form).findByText(t('server.linkInvalid'));
    await press(user, 'Русский');
    expect(await within(form).findByText(ru('server.linkInvalid'))).toBeTruthy();
    expect(within(form).queryByText(t('server.linkInvalid'))).toBeNull();
  });
});
