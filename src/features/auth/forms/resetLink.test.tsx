import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { forgetResetToken } from '@/features/auth/session/linkParams';
import { followLink } from '../../../../tests/support/jsdom/followLink';
import {
  callsTo,
  demo,
  expectFieldError,
  fill,
  press,
  renderPage,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import { t, textsOf } from '../../../../tests/support/texts';

const FRESH = 'fresh-one1';

describe('a mailed link', () => {
  test('sets a new password once, also after a look at sign-in; used again, it leads to another mail', async () => {
    const asking = await renderPage('/user/login', { session: false });
    await fill(asking.user, t('user.email'), demo().email);
    // An address typed at sign-in need not be typed again, nor on the way back.
    await asking.user.click(screen.getByRole('link', { name: t('user.forgot') }));
    await press(asking.user, t('user.sendLink'));
    await screen.findByText(t('server.resetSent'));
    await asking.user.click(screen.getByRole('link', { name: t('user.backToSignIn') }));
    await screen.findByDisplayValue(demo().email);
    await waitFor(() => expect(worldState().mails.at(-1)?.kind).toBe('reset'));
    const { path: link = '', token } = worldState().mails.at(-1) ?? {};

    const { user } = await followLink(link);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('menu.resetpassword'));
    const fields = [...document.querySelectorAll('form input')];
    expect(fields.map((input) => input.getAttribute('autocomplete'))).toEqual([
      'new-password',
      'new-password',
    ]);
    await user.click(screen.getByRole('link', { name: t('user.backToSignIn') }));
    await screen.findByRole('heading', { level: 1, name: t('menu.login') });
    act(() => history.back());
    await screen.findByRole('heading', { level: 1, name: t('menu.resetpassword') });
    const enter = async (password: string) => {
      await fill(user, t('user.newPassword'), password);
      await fill(user, t('user.confirmPassword'), password);
      await press(user, t('user.setPassword'));
    };
    await enter('onlyletters');
    await expectFieldError(t('user.newPassword'), t('user.passwordRule'));
    expect(await callsTo('/account/resetPwd')).toEqual([]);
    await enter(FRESH);
    await screen.findByText(t('user.passwordSet'));
    expect(document.activeElement?.textContent).toBe(t('user.passwordSet'));
    expect(demo().password).toBe(FRESH);
    expect(await callsTo('/account/resetPwd')).toEqual([{ token, password: FRESH }]);
    expect(screen.queryByLabelText(t('user.newPassword'))).toBeNull();
    expect(screen.getByRole('link', { name: t('user.backToSignIn') })).toBeTruthy();

    const again = await followLink(link);
    await fill(again.user, t('user.newPassword'), 'another-one1');
    await fill(again.user, t('user.confirmPassword'), 'another-one1');
    await press(again.user, t('user.setPassword'));
    // The message is shown twice: on the page and as a toast.
    await waitFor(() => expect(screen.getAllByText(t('server.linkInvalid'))).toHaveLength(2));
    const anotherLink = screen.getByRole('link', { name: t('user.sendLink') });
    expect(anotherLink.getAttribute('href')).toMatch(/\/user\/emailtoreset$/);
    expect(demo().password).toBe(FRESH);
    // Another link would not help against a refusal of another kind.
    again.fail({ call: 'account.resetPwd', answer: 'code', code: 30001 });
    await press(again.user, t('user.setPassword'));
    await screen.findByText(t('server.tooManyRequests'));
    expect(screen.queryByRole('link', { name: t('user.sendLink') })).toBeNull();
  });

  test.each(['/client/user/resetpassword/', '/client/User/ResetPassword'])(
    'at %s keeps its token through a reload, and out of the address',
    async (path) => {
      await followLink(`${path}?token=s3cret`);
      expect(await screen.findByLabelText(t('user.newPassword'))).toBeTruthy();
      expect(history.location.search).toBe('');
      window.dispatchEvent(new Event('pagehide'));
      forgetResetToken();
      await followLink(path);
      expect(await screen.findByLabelText(t('user.newPassword'))).toBeTruthy();
      expect(screen.queryByText(t('user.missingToken'))).toBeNull();
    },
  );

  test('without its token says so, leads to a new mail, and sends nothing, in the page’s language', async () => {
    const { user } = await renderPage('/user/resetpassword', { session: false });
    expect(await screen.findByText(t('user.missingToken'))).toBeTruthy();
    const anotherLink = screen.getByRole('link', { name: t('user.sendLink') });
    expect(anotherLink.getAttribute('href')).toMatch(/\/user\/emailtoreset$/);
    await fill(user, t('user.newPassword'), FRESH);
    await fill(user, t('user.confirmPassword'), FRESH);
    await press(user, t('user.setPassword'));
    const isLedTo = (text: string) =>
      waitFor(() => expect(document.activeElement?.textContent).toContain(text));
    await isLedTo(t('user.missingToken'));
    expect(screen.getAllByText(t('user.missingToken'))).toHaveLength(1);
    expect(await callsTo('/account/resetPwd')).toEqual([]);

    const ru = textsOf('ru-RU');
    await press(user, 'Русский');
    await press(user, ru('user.setPassword'));
    await isLedTo(ru('user.missingToken'));
    expect(screen.getAllByText(ru('user.missingToken'))).toHaveLength(1);
    expect(screen.queryByText(t('user.missingToken'))).toBeNull();
  });
});
