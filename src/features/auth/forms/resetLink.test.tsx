import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import {
  callsTo,
  demo,
  expectFieldError,
  fill,
  type OpenPage,
  press,
  renderPage,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import { t } from '../../../../tests/support/texts';
import { consumeLinkParams, forgetResetToken } from '../session/linkParams';

const FRESH = 'fresh-one1';
const PATH = '/user/resetpassword';

/**
 * Opens a mailed link as a new document. The portal reads the address at its start, before drawing anything, and Umi's test
 * browser skips that step.
 */
async function follow(link: string): Promise<OpenPage> {
  cleanup();
  window.history.replaceState(null, '', link);
  consumeLinkParams();
  return renderPage(PATH, { session: false });
}

describe('a mailed link', () => {
  // The token belongs to the document, and tests share one.
  afterEach(forgetResetToken);

  test('sets a new password once: it is there again after a look at sign-in, a rule is kept, a lost answer leaves what was typed, and the link serves no second time', async () => {
    const asking = await renderPage('/user/emailtoreset', { session: false });
    await fill(asking.user, t('user.email'), demo().email);
    await press(asking.user, t('user.sendLink'));
    await waitFor(() => expect(worldState().mails.at(-1)?.kind).toBe('reset'));
    const { path: link = '', token } = worldState().mails.at(-1) ?? {};

    const { user, fail } = await follow(link);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('menu.resetpassword'));
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
    fail({ call: 'account.resetPwd', answer: 'drop' });
    await enter(FRESH);
    expect(
      await screen.findByText(`${t('failure.networkChanging')} ${t('check.signIn')}`),
    ).toBeTruthy();
    expect((screen.getByLabelText(t('user.newPassword')) as HTMLInputElement).value).toBe(FRESH);
    expect(demo().password).not.toBe(FRESH);
    await press(user, t('user.setPassword'));
    await screen.findByText(t('user.passwordSet'));
    expect(document.activeElement?.textContent).toBe(t('user.passwordSet'));
    expect(demo().password).toBe(FRESH);
    const sent = { token, password: FRESH };
    expect(await callsTo('/account/resetPwd')).toEqual([sent, sent]);
    expect(screen.queryByLabelText(t('user.newPassword'))).toBeNull();
    expect(screen.getByRole('link', { name: t('user.backToSignIn') })).toBeTruthy();

    const again = await follow(link);
    await fill(again.user, t('user.newPassword'), 'another-one1');
    await fill(again.user, t('user.confirmPassword'), 'another-one1');
    await press(again.user, t('user.setPassword'));
    // The message is shown twice: on the page and as a toast.
    const refusals = await screen.findAllByText(t('server.linkInvalid'));
    expect(refusals.length).toBeGreaterThan(0);
    const way = screen.getByRole('link', { name: t('user.sendLink') });
    expect(way.getAttribute('href')).toMatch(/\/user\/emailtoreset$/);
    expect(demo().password).toBe(FRESH);
  });
});
