import { MINUTE } from '../../world/clock';
import { buy, recharge } from '../../world/past';
import { type PayAction, refundToBalance } from '../../world/payment';
import type { World } from '../../world/state';
import { newCustomer, playLife, runInPast, settledCustomer } from '../life';
import { paymentScenarios } from '../paymentStatuses';
import { followedPurchase, purchaseWithLostAnswer } from '../purchaseRows';
import type { ScenarioRow, Visit } from '../scenario';

/** Creates a customer who recharged 50 USD, in the browser that follows the payment. */
function afterRecharge(world: World, name: string, minutes: number, action: PayAction): Visit {
  const customer = newCustomer(world, { name }, 3);
  const record = runInPast(world, minutes * MINUTE, () => recharge(world, customer, 50, [action]));
  return { customer, purchases: [followedPurchase(world, record)] };
}

export const orders: readonly ScenarioRow[] = [
  {
    name: 'unpaid-order',
    title: 'Unpaid order',
    sentence:
      'Placed an order for 100 GB on another device twenty minutes ago and has not paid it yet: its card stands above New order, it can be continued, and the bell says so.',
    path: '/neworder',
    says: ['Waiting for payment', 'Continue payment', '$167.63'],
    build: (world) => {
      const customer = settledCustomer(world, { name: 'Uma Unpaid' });
      const order = { packageId: 'gb100-90d', quantity: 100, durationDays: 90 };
      runInPast(world, 20 * MINUTE, () => buy(world, customer, order, []));
      return { customer };
    },
  },
  ...paymentScenarios,
  {
    name: 'underpaid',
    title: 'Underpaid',
    sentence:
      'Recharged 50 USD, sent 50 without the fee of 1.50, and the time is over: nothing was credited, support has to help.',
    path: '/recharge',
    says: ['Underpaid. Don’t send the rest: contact support with the ID', '$51.50', '$50.00'],
    build: (world) => afterRecharge(world, 'Ugo Underpaid', 70, 'underpaid'),
  },
  {
    name: 'overpaid',
    title: 'Overpaid',
    sentence:
      'Recharged 50 USD and sent 5 USD too much: 50 USD are credited, the difference is a matter for support.',
    path: '/recharge',
    says: ['Credited. You paid too much: contact support about the difference', '$56.50'],
    build: (world) => afterRecharge(world, 'Olga Overpaid', 30, 'overpaid'),
  },
  {
    name: 'refunded',
    title: 'Refunded order',
    sentence:
      'An order of 5 GB was refunded yesterday: what was left of its traffic is gone, and its price is back in the balance.',
    path: '/usage?tab=changes',
    says: ['Refunded order', 'Every change is accounted for.'],
    build: (world) => {
      const customer = newCustomer(world, { name: 'Rita Refund' }, 6);
      const order = { packageId: 'gb5-unlimit', quantity: 5, durationDays: null };
      playLife(world, customer, {
        days: 6,
        deeds: [
          [5.5, () => recharge(world, customer, 50, ['paid'])],
          [5, () => buy(world, customer, order)],
          [
            1,
            () => {
              const record = world.state.records.findLast(({ userId }) => userId === customer.id);
              if (record) refundToBalance(world, record);
            },
          ],
        ],
        habits: [{ perDay: 300 }],
      });
      return { customer };
    },
  },
  {
    name: 'lost-answer',
    title: 'A charge whose answer was lost',
    sentence:
      'Paid 5 GB from the balance, and the network broke before the answer came: the portal finds the order in the records and charges nothing twice.',
    path: '/neworder',
    says: ['The connection dropped, but your order was created'],
    build: (world) => {
      const customer = settledCustomer(world, { name: 'Lena Lost' });
      const order = { packageId: 'gb5-30d', quantity: 5, durationDays: 30 };
      const record = runInPast(world, 2 * MINUTE, () => buy(world, customer, order));
      return { customer, purchases: [purchaseWithLostAnswer(world, record)] };
    },
  },
  {
    name: 'unknown-status',
    title: 'An unknown status',
    sentence:
      'The backend calls an order “disputed”, a status that the contract does not have: it is shown as it came and opens no action.',
    path: '/neworder',
    says: ['Other: disputed'],
    build: (world) => {
      const order = { packageId: 'gb5-30d', quantity: 5, durationDays: 30 };
      const person = { name: 'Dana Disputed' };
      const customer = settledCustomer(world, person, {
        deeds: (user) => [
          [
            1,
            () => {
              buy(world, user, order).ownStatus = 'disputed';
            },
          ],
        ],
      });
      return { customer };
    },
  },
];
