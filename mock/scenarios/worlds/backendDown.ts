import { planFault } from '../../faults';
import { settledCustomer } from '../life';
import type { Scenario } from '../scenario';

export const backendDown: Scenario = {
  name: 'backend-down',
  title: 'Backend down',
  sentence: 'Every call answers 503: the session is kept, and the portal offers Retry.',
  subject: 'Backend',
  path: '/dashboard',
  says: ['We couldn’t load your account', 'Retry'],
  build: (world) => {
    planFault(world, { answer: 'status', status: 503, times: null });
    return { customer: settledCustomer(world, { name: 'Bruno Backend' }) };
  },
};
