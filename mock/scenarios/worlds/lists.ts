import { GB } from '../../world/state';
import { createSub, moveTraffic } from '../../world/subAccount';
import { addIp, WHITELIST_SIZE } from '../../world/whitelist';
import { PASSWORD, settledCustomer } from '../life';
import type { ScenarioRow } from '../scenario';

const SUB_ACCOUNTS = 5000;
const WITH_TRAFFIC = 40;

export const lists: readonly ScenarioRow[] = [
  {
    name: 'many-sub-accounts',
    title: '5,000 sub-accounts',
    sentence: 'A reseller with 5,000 sub-accounts, the newest forty of them with 1 GB each.',
    path: '/proxysetting/subaccount',
    says: ['reseller05000', '250'],
    build: (world) => {
      // Every settled customer has the first one already.
      const customer = settledCustomer(world, { name: 'Ramon Reseller' });
      for (let number = 2; number <= SUB_ACCOUNTS; number += 1) {
        const sub = createSub(world, customer, {
          username: `reseller${String(number).padStart(5, '0')}`,
          password: PASSWORD,
          remark: `Client ${number}`,
          limit: 0,
        });
        const isActive = number > SUB_ACCOUNTS - WITH_TRAFFIC;
        if (isActive) moveTraffic(world, customer, sub, 'allocate', GB);
      }
      return { customer };
    },
  },
  {
    name: 'full-whitelist',
    title: 'Full whitelist',
    sentence:
      'All 100 entries of the whitelist are taken: another address is refused until one is deleted.',
    path: '/proxysetting/whitelist',
    says: ['203.0.113.100'],
    build: (world) => {
      const customer = settledCustomer(world, { name: 'Willa Whitelist' });
      for (let i = 1; i <= WHITELIST_SIZE; i += 1) {
        addIp(world, customer, `203.0.113.${i}`, i % 3 === 0 ? `Server ${i}` : '');
      }
      return { customer };
    },
  },
  {
    name: 'no-stock',
    title: 'No stock anywhere',
    sentence:
      'No country has an address in stock: places are listed, and none of them can be chosen.',
    path: '/residential?country=US',
    says: ['No IPs are available right now. Choose another location.'],
    build: (world) => {
      world.state.isSoldOut = true;
      return { customer: settledCustomer(world, { name: 'Nora Nostock' }) };
    },
  },
];
