import { HOUR } from '../../world/clock';
import { MB } from '../../world/state';
import { buy, newCustomer, playLife, runInPast, spendTraffic } from '../life';
import type { Scenario } from '../scenario';

export const almostOut: Scenario = {
  name: 'almost-out',
  title: 'Almost out of traffic',
  sentence: 'Has 300 MB left of the 25 GB that were bought twenty days ago.',
  subject: 'Traffic',
  path: '/dashboard',
  says: ['300 MB', '1% left of 25 GB'],
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
};
