/** Pages without anything to choose from. The pages' own tests cover lists without rows. */
import { screen } from '@testing-library/react';
import type { CallName } from '@/api/contract';
import { fill, press, renderPage } from '../support/jsdom/renderPage';
import { t } from '../support/texts';

/** Makes the backend answer a call with a list without rows, each time. */
const without = (call: CallName) => ({
  call,
  answer: 'wrong-shape' as const,
  data: [],
  times: null,
});

test('New order without anything on sale says so, and keeps the orders so far', async () => {
  const faults = [without('order.packages'), without('order.pricemenu')];
  await renderPage('/neworder', { faults });
  expect(await screen.findByText(t('order.notOnSale'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('payment.support') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('order.payNow') })).toBeNull();
  expect(await screen.findByRole('table', { name: t('order.myOrders') })).toBeTruthy();
});

test('New order of which nothing can be read does not say that nothing is on sale', async () => {
  const data = [{ id: 'p1', price_per_gb: 'free' }];
  const unreadable = (call: CallName) => ({
    call,
    answer: 'wrong-shape' as const,
    data,
    times: null,
  });
  const faults = [unreadable('order.packages'), unreadable('order.pricemenu')];
  await renderPage('/neworder', { faults });
  expect(await screen.findByText(t('order.pricesUnread'))).toBeTruthy();
  expect(screen.queryByText(t('order.notOnSale'))).toBeNull();
});

test('New order with packages alone says so of a quantity, and asks for no price', async () => {
  const faults = [without('order.pricemenu')];
  const { user } = await renderPage('/neworder', { faults });
  await screen.findByRole('button', { name: t('order.payNow') });
  await fill(user, t('order.quantity'), '8');
  expect(await screen.findByText(t('order.packagesOnly'))).toBeTruthy();
  expect(screen.getByText(t('order.nothingChosen'))).toBeTruthy();
  const pay = screen.getByRole('button', { name: t('order.payNow') }) as HTMLButtonElement;
  expect(pay.disabled).toBe(true);
});

test('the generator without gateways says so, has nothing to fill in, and asks for them again by a click', async () => {
  const { user, heal } = await renderPage('/residential', {
    faults: [without('dynamic.gateways')],
  });
  expect(await screen.findByText(t('residential.noGateway'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('residential.generate') })).toBeNull();
  expect(screen.queryAllByRole('combobox')).toEqual([]);
  heal();
  await press(user, t('common.retry'));
  expect(await screen.findByRole('button', { name: t('residential.generate') })).toBeTruthy();
});
