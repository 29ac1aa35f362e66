import { planFault } from '../../faults';
import { settledCustomer } from '../life';
import type { ScenarioRow } from '../scenario';

export const backend: readonly ScenarioRow[] = [
  {
    name: 'flaky-backend',
    title: 'Slow and flaky backend',
    sentence:
      'Every call takes one to two seconds, and the first reading of some fails: the page says so once, and its Retry helps.',
    path: '/dashboard',
    says: ['Parts of this page couldn’t load'],
    build: (world) => {
      const customer = settledCustomer(world, { name: 'Fritz Flaky' });
      const slow = { delay: 1000, jitter: 1000 };
      planFault(world, { call: 'traffic.usage', answer: 'status', status: 502, ...slow, times: 2 });
      planFault(world, { call: 'order.packages', answer: 'drop', ...slow });
      planFault(world, { call: 'auth.sublist', answer: 'invalid-json', ...slow });
      planFault(world, { call: 'auth.whiteipget', answer: 'code', code: 30001, ...slow });
      planFault(world, { answer: 'truth', ...slow, times: null });
      return { customer };
    },
  },
  {
    name: 'backend-down',
    title: 'Backend down',
    sentence: 'Every call answers 503: the session is kept, and the portal offers Retry.',
    path: '/dashboard',
    says: ['We couldn’t load your account', 'Retry'],
    build: (world) => {
      planFault(world, { answer: 'status', status: 503, times: null });
      return { customer: settledCustomer(world, { name: 'Bruno Backend' }) };
    },
  },
];
