import { settledCustomer } from '../life';
import type { Scenario } from '../scenario';

export const noStock: Scenario = {
  name: 'no-stock',
  title: 'No stock anywhere',
  sentence:
    'No country has an address in stock: places are listed, and none of them can be chosen.',
  subject: 'Lists',
  path: '/residential?country=US',
  says: ['No IPs are available right now. Choose another location.'],
  build: (world) => {
    world.state.isSoldOut = true;
    return { customer: settledCustomer(world, { name: 'Nora Nostock' }) };
  },
};
