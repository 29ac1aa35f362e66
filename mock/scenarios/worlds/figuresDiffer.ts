import { DAY, hourOf } from '../../world/clock';
import { MB, worldTime } from '../../world/state';
import { buy, newCustomer, playLife, runInPast, spendTraffic } from '../life';
import type { Scenario } from '../scenario';

const MISSING = 700 * MB;

export const figuresDiffer: Scenario = {
  name: 'figures-differ',
  title: 'Record and usage differ',
  sentence:
    'The backend billed 700 MB that its usage does not list: the portal says that record and usage differ.',
  subject: 'Traffic',
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
    runInPast(world, 2 * DAY, () => spendTraffic(world, customer, { bytes: MISSING }));
    // Customers use traffic in that hour anyway: only the missed traffic is taken out of its row.
    const hour = hourOf(worldTime(world) - 2 * DAY);
    const row = world.state.usage.find(
      ({ userId, at, bytes }) => userId === customer.id && at === hour && bytes >= MISSING,
    );
    if (!row) throw new Error('the usage has no row of that hour');
    row.bytes -= MISSING;
    return { customer };
  },
};
