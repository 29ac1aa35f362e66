import { addSubAccount, buy, newCustomer, playLife } from '../life';
import type { Scenario } from '../scenario';

export const yearOfUsage: Scenario = {
  name: 'year-of-usage',
  title: 'A year of usage',
  sentence:
    'A year of traffic by the main account and a sub-account, in more rows than are summed up unasked.',
  subject: 'Traffic',
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
};
