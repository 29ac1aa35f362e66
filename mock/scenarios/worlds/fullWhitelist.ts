import { addIp, WHITELIST_SIZE } from '../../world/whitelist';
import { settledCustomer } from '../life';
import type { Scenario } from '../scenario';

export const fullWhitelist: Scenario = {
  name: 'full-whitelist',
  title: 'Full whitelist',
  sentence:
    'All 100 entries of the whitelist are taken: another address is refused until one is deleted.',
  subject: 'Lists',
  path: '/proxysetting/whitelist',
  says: ['203.0.113.100'],
  build: (world) => {
    const customer = settledCustomer(world, { name: 'Willa Whitelist' });
    for (let i = 1; i <= WHITELIST_SIZE; i += 1) {
      addIp(world, customer, `203.0.113.${i}`, i % 3 === 0 ? `Server ${i}` : '');
    }
    return { customer };
  },
};
