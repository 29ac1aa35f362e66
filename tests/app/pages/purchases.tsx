/** What becomes of a purchase when the page that sells it is left before its answer comes. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  callsTo,
  fill,
  holdBack,
  LIMIT,
  paidFor,
  press,
  renderPage,
} from '../../support/renderPage';

const PAY = '/recharge/cryptomusPay';

/** Follows a link, in the menu or on the page, and waits for the page that it leads to. */
async function goTo(user: UserEvent, link: string, title: string): Promise<void> {
  await user.click(await screen.findByRole('link', { name: link }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title));
}

/** Presses "Pay with crypto" on Recharge; gives how to let the call reach the backend. */
async function payLater(user: UserEvent, amount: string): Promise<() => void> {
  const letGo = holdBack(PAY);
  await fill(user, 'Amount', amount);
  await press(user, 'Pay with crypto');
  await waitFor(async () => expect(await callsTo(PAY)).toHaveLength(1));
  return letGo;
}

/** The answer has come, this tab has not left for the hosted page, and Recharge tells of the payment that waits. */
async function isToldOnRecharge(): Promise<void> {
  expect(await screen.findByText(/^Recharge \w+ waits for its payment\./)).toBeTruthy();
  expect(paidFor()).toBe('');
}

test(
  'an answer that comes after the customer has gone to another page does not take them away from there',
  async () => {
    const { user } = await renderPage('/recharge');
    const letGo = await payLater(user, '41');
    await goTo(user, 'Dashboard', 'Dashboard');
    letGo();
    await screen.findByRole('article', { name: /^Payment of recharge/ });
    await goTo(user, 'Add funds', 'Recharge');
    await isToldOnRecharge();
  },
  LIMIT,
);

test(
  'an answer that comes after another tab has signed out opens no payment page, and is told after the next sign-in',
  async () => {
    const { user } = await renderPage('/recharge');
    const letGo = await payLater(user, '42');
    localStorage.removeItem('userAuthData');
    letGo();
    await waitFor(() => {
      fireEvent(window, new StorageEvent('storage', { key: 'userAuthData' }));
      expect(screen.getByLabelText('Password')).toBeTruthy();
    });
    await renderPage('/recharge');
    await isToldOnRecharge();
  },
  LIMIT,
);
