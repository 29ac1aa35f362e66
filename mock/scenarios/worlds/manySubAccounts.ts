import { GB } from '../../world/state';
import { createSub, moveTraffic } from '../../world/subAccount';
import { PASSWORD, settledCustomer } from '../life';
import type { Scenario } from '../scenario';

const COUNT = 5000;
const WITH_TRAFFIC = 40;

export const manySubAccounts: Scenario = {
  name: 'many-sub-accounts',
  title: '5,000 sub-accounts',
  sentence: 'A reseller with 5,000 sub-accounts, the newest forty of them with 1 GB each.',
  subject: 'Lists',
  path: '/proxysetting/subaccount',
  says: ['reseller05000', '250'],
  build: (world) => {
    // Every settled customer has the first one already.
    const customer = settledCustomer(world, { name: 'Ramon Reseller' });
    for (let number = 2; number <= COUNT; number += 1) {
      const sub = createSub(world, customer, {
        username: `reseller${String(number).padStart(5, '0')}`,
        password: PASSWORD,
        remark: `Client ${number}`,
        limit: 0,
      });
      const isActive = number > COUNT - WITH_TRAFFIC;
      if (isActive) moveTraffic(world, customer, sub, 'allocate', GB);
    }
    return { customer };
  },
};
