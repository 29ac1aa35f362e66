import { DAY } from '../../world/clock';
import { MB } from '../../world/state';
import { ago, buy, live, newCustomer, use } from '../life';
import type { Scenario } from '../scenario';

const MISSING = 700 * MB;

export const figuresDiffer: Scenario = {
  name: 'figures-differ',
  title: 'Record and usage differ',
  sentence:
    'The backend billed 700 MB that its usage does not list: the portal says that record and usage differ.',
  subject: 'Traffic',
  path: '/usage',
  says: ['The record and the usage differ by + 700 MB.'],
  isUnbalanced: true,
  build: (world) => {
    const customer = newCustomer(world, { name: 'Dora Differ' }, 6);
    const order = { packageId: 'gb25-30d', quantity: 25, durationDays: 30 };
    live(world, customer, {
      days: 6,
      deeds: [[5, () => buy(world, customer, order, ['paid'])]],
      habits: [{ perDay: 900 }],
    });
    ago(world, 2 * DAY, () => use(world, customer, { bytes: MISSING }));
    const lost = world.state.usage.at(-1);
    world.state.usage = world.state.usage.filter((row) => row !== lost);
    return { customer };
  },
};
