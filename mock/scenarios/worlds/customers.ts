import { buy } from '../../world/past';
import { newCustomer, PASSWORD, playLife, settledCustomer } from '../life';
import type { ScenarioRow } from '../scenario';

const TRIAL = { packageId: 'trial', quantity: 1, durationDays: 3, isTrial: true };
const GRETA = { name: 'Greta Google', email: 'greta.google@example.com' };
const MARIA = { name: 'Мария Соколова', email: 'maria.sokolova@example.com', lang: 'ru-RU' };

export const customers: readonly ScenarioRow[] = [
  {
    name: 'new-customer',
    title: 'New customer',
    sentence: 'Signed up today: no traffic, no orders, and the free trial is still to be had.',
    path: '/dashboard',
    says: ['First steps', 'Start the free trial or create an order.'],
    build: (world) => ({ customer: newCustomer(world, { name: 'Nina Newby' }, 0) }),
  },
  {
    name: 'trial-used',
    title: 'Trial used',
    sentence:
      'Used most of the free trial, the rest has expired, nothing was bought since: no second trial is offered.',
    path: '/dashboard',
    says: ['0% of 1 GB left', 'The main account has no traffic.'],
    build: (world) => {
      const customer = newCustomer(world, { name: 'Theo Trial' }, 6);
      playLife(world, customer, {
        days: 6,
        deeds: [[5, () => buy(world, customer, TRIAL)]],
        habits: [{ perDay: 250 }],
      });
      return { customer };
    },
  },
  {
    name: 'healthy',
    title: 'Healthy',
    sentence: 'Two months of everyday use with enough traffic and balance: nothing to worry about.',
    path: '/dashboard',
    says: [
      'When traffic runs out',
      'Main account’s usage over the last',
      'Paying from your balance has no fee.',
    ],
    build: (world) => ({ customer: settledCustomer(world, { name: 'Hanna Healthy' }) }),
  },
  {
    name: 'google-customer',
    title: 'Google customer without a password',
    sentence:
      'Came by Google and never set a password: signing in with one is refused, whatever it is, and “Forgot password?” mails a link that sets one.',
    path: '/user/login',
    // Nobody is signed in, and every world has the seeded account that is not activated.
    says: ['Password error'],
    signIn: { email: GRETA.email, password: PASSWORD },
    build: (world) => {
      settledCustomer(world, GRETA).password = null;
      return { customer: null };
    },
  },
  {
    name: 'russian-customer',
    title: 'Russian customer',
    sentence: 'Uses the portal in Russian, and her name and remarks are written in Cyrillic.',
    path: '/proxysetting/subaccount',
    says: ['Субаккаунты', 'Мониторинг цен'],
    locale: 'ru-RU',
    build: (world) => ({ customer: settledCustomer(world, MARIA, { remark: 'Мониторинг цен' }) }),
  },
];
