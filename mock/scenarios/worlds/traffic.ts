import { DAY, HOUR, hourOf } from '../../world/clock';
import { buy } from '../../world/past';
import { GB, MB, worldTime } from '../../world/state';
import {
  addSubAccount,
  newCustomer,
  playLife,
  runInPast,
  settledCustomer,
  spendTraffic,
} from '../life';
import type { ScenarioRow } from '../scenario';

const MISSING_BYTES = 700 * MB;

export const traffic: readonly ScenarioRow[] = [
  {
    name: 'almost-out',
    title: 'Almost out of traffic',
    sentence: 'Has 300 MB left of the 25 GB that were bought twenty days ago.',
    path: '/dashboard',
    says: ['300 MB', '1% of 25 GB left'],
    build: (world) => {
      const customer = newCustomer(world, { name: 'Alma Almost' }, 21);
      const order = { packageId: 'gb25-30d', quantity: 25, durationDays: 30 };
      playLife(world, customer, {
        days: 21,
        deeds: [[20, () => buy(world, customer, order, ['paid'])]],
        habits: [{ perDay: 950 }],
      });
      runInPast(world, 3 * HOUR, () => spendTraffic(world, customer, { leave: 300 * MB }));
      return { customer };
    },
  },
  {
    name: 'expired-traffic',
    title: 'Expired traffic',
    sentence:
      'Bought 25 GB for 30 days, used about half of it, and the rest expired yesterday: “Where did my GB go?”',
    path: '/usage?tab=changes',
    says: ['Expired', 'Every change is accounted for.'],
    build: (world) => {
      const customer = newCustomer(world, { name: 'Egon Expired' }, 32);
      const order = { packageId: 'gb25-30d', quantity: 25, durationDays: 30 };
      playLife(world, customer, {
        days: 32,
        deeds: [[31, () => buy(world, customer, order, ['paid'])]],
        habits: [{ perDay: 420 }],
      });
      return { customer };
    },
  },
  {
    name: 'year-of-usage',
    title: 'A year of usage',
    sentence:
      'A year of traffic by the main account and a sub-account, in more rows than are summed up unasked.',
    path: '/usage?tab=details&range=custom&start=2020-01-01',
    says: ['Usage per week (UTC)', 'Adding them up takes a moment.'],
    build: (world) => {
      const customer = newCustomer(world, { name: 'Yara Year' }, 366);
      const order = { packageId: 'gb1000-unlimit', quantity: 1000, durationDays: null };
      playLife(world, customer, {
        days: 366,
        deeds: [
          [365.5, () => buy(world, customer, order, ['paid'])],
          [365, () => addSubAccount(world, customer, 'yearlongcrawl', { gigabytes: 200 })],
        ],
        habits: [{ perDay: 1600 }, { perDay: 400, account: 'yearlongcrawl' }],
      });
      return { customer };
    },
  },
  {
    name: 'usage-spike',
    title: 'Usage spike',
    sentence:
      'Three days ago one program used 18 GB within an hour, more than on ten other days together.',
    path: '/usage?tab=details',
    says: ['Unusually high'],
    build: (world) => {
      const customer = settledCustomer(world, { name: 'Sam Spike' });
      runInPast(world, 3 * DAY + HOUR, () => spendTraffic(world, customer, { bytes: 18 * GB }));
      return { customer };
    },
  },
  {
    name: 'figures-differ',
    title: 'Record and usage differ',
    sentence:
      'The backend billed 700 MB that its usage does not list: the portal says that record and usage differ.',
    path: '/usage?tab=changes',
    says: ['You have 700 MB less than the figures above add up to.'],
    isUnbalanced: true,
    build: (world) => {
      const customer = newCustomer(world, { name: 'Dora Differ' }, 6);
      const order = { packageId: 'gb25-30d', quantity: 25, durationDays: 30 };
      playLife(world, customer, {
        days: 6,
        deeds: [[5, () => buy(world, customer, order, ['paid'])]],
        habits: [{ perDay: 900 }],
      });
      runInPast(world, 2 * DAY, () => spendTraffic(world, customer, { bytes: MISSING_BYTES }));
      // Customers use traffic in that hour anyway: only the missed traffic is taken out of its row.
      const hour = hourOf(worldTime(world) - 2 * DAY);
      const row = world.state.usage.find(
        ({ userId, at, bytes }) => userId === customer.id && at === hour && bytes >= MISSING_BYTES,
      );
      if (!row) throw new Error('the usage has no row of that hour');
      row.bytes -= MISSING_BYTES;
      return { customer };
    },
  },
];
