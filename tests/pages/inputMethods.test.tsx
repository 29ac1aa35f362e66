/** A key that an input method takes (Chinese, Japanese, Korean) is no command, in a field, a list or a dialog. */
import { fireEvent, screen } from '@testing-library/react';
import { fill, press, renderPage } from '../support/jsdom/renderPage';
import { t } from '../support/texts';

const IP = '198.51.100.4';

/** Presses a key within a composition, as Chromium and Firefox tell of it, and as Safari does. */
function compose(target: HTMLElement, key: string): void {
  fireEvent.keyDown(target, { key, isComposing: true });
  fireEvent.keyDown(target, { key, keyCode: 229 });
}

test('an Escape that drops a word leaves a remark open', async () => {
  const { user } = await renderPage('/proxysetting/whitelist');
  await press(user, t('whitelist.editRemark', { ip: IP }));
  const remark = screen.getByLabelText(t('whitelist.remarkOf', { ip: IP }));
  compose(remark, 'Escape');
  expect(remark.isConnected).toBe(true);
  await user.type(remark, '{Escape}');
  expect(remark.isConnected).toBe(false);
});

test('an Enter that accepts a word applies no coupon', async () => {
  const { user } = await renderPage('/neworder');
  await fill(user, t('order.coupon'), 'SAVE10');
  compose(screen.getByLabelText(t('order.coupon')), 'Enter');
  expect(screen.queryByRole('button', { name: t('order.couponRemove') })).toBeNull();
  fireEvent.keyUp(screen.getByLabelText(t('order.coupon')), { key: 'Enter' });
  await user.type(screen.getByLabelText(t('order.coupon')), '{Enter}');
  expect(await screen.findByRole('button', { name: t('order.couponRemove') })).toBeTruthy();
});
