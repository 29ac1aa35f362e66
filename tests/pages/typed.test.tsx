/** Typed and pasted input: numbers that can be read in two ways, and characters that nobody can see. */
import { act, screen, waitFor } from '@testing-library/react';
import { callsTo, fill, press, renderPage } from '../support/jsdom/renderPage';
import type { TextKey } from '../support/messages';
import { t } from '../support/texts';

/** Fields by their labels: of a number, of a text that is compared sign by sign, of a password. */
interface Fields {
  readonly numbers?: readonly TextKey[];
  readonly texts?: readonly TextKey[];
  readonly passwords?: readonly TextKey[];
}

const PAGES: Readonly<Record<string, Fields>> = {
  '/recharge': { numbers: ['recharge.amount'] },
  '/neworder': { numbers: ['order.quantity'], texts: ['order.coupon'] },
  '/residential?rotation=sticky': { numbers: ['residential.quantity', 'residential.minutes'] },
  '/proxysetting/addsub': {
    numbers: ['subaccount.limit'],
    texts: ['subaccount.username'],
    passwords: ['subaccount.password'],
  },
  '/proxysetting/whitelist': { texts: ['whitelist.search'] },
  '/account/resetpassword': { passwords: ['account.currentPassword', 'user.newPassword'] },
  '/user/login': { texts: ['user.email'], passwords: ['user.password'] },
};

const textIn = (label: TextKey) => screen.getByLabelText<HTMLInputElement>(t(label)).value;

test.each(Object.entries(PAGES))(
  '%s offers both readings of a number, drops invisible characters, and tells of those in a password',
  async (path, { numbers = [], texts = [], passwords = [] }) => {
    const { user } = await renderPage(path, { session: path !== '/user/login' });
    for (const label of numbers) {
      await fill(user, t(label), '0,\u200b500\u2069');
      const question = t('number.ambiguous', { text: '0,500' });
      expect(await screen.findByText(question)).toBeTruthy();
      expect(screen.getByRole('button', { name: '0.5' })).toBeTruthy();
      await press(user, '500');
      expect(screen.queryByText(question)).toBeNull();
      expect(textIn(label)).toBe('500');
      expect(document.activeElement).toBe(screen.getByLabelText(t(label)));
    }
    for (const label of texts) {
      await fill(user, t(label), '\ufeffcustomer\u00ad01@example.com\u200b');
      expect(textIn(label)).toBe('customer01@example.com');
    }
    for (const label of passwords) {
      await fill(user, t(label), 'letters\u200b123');
      expect(textIn(label)).toBe('letters\u200b123');
      expect(await screen.findByText(t('user.passwordInvisible'))).toBeTruthy();
      await fill(user, t(label), 'letters123');
      expect(screen.queryByText(t('user.passwordInvisible'))).toBeNull();
    }
  },
);

test('an order takes a quantity with its groups apart, after spaces, and in the digits of an input method', async () => {
  const { user } = await renderPage('/neworder');
  for (const [typed, quantity] of [
    ['１２', '12'],
    ['1,000', '1000'],
    ['     12500', '12500'],
  ] as const) {
    await fill(user, t('order.quantity'), typed);
    await waitFor(async () =>
      expect((await callsTo('/order/check')).at(-1)).toMatchObject({ quantity }),
    );
  }
});

test('a quantity that is typed in the digits of an input method takes the place of a package', async () => {
  const { user } = await renderPage('/neworder');
  await fill(user, t('order.quantity'), '２０');
  const [first] = await screen.findAllByRole('radio', { name: t.pattern('order.gb', { gb: 5 }) });
  if (!first) throw new Error('There is no package of 5 GB.');
  await user.click(first);
  const field = screen.getByLabelText(t('order.quantity'));
  // The Tab key alone chooses nothing.
  act(() => field.focus());
  await user.clear(field);
  await user.type(field, '３０', { skipClick: true });
  await waitFor(async () =>
    expect((await callsTo('/order/check')).at(-1)).toMatchObject({ quantity: '30' }),
  );
});
