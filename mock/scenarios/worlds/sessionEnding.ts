import { openSession } from '../../world/account';
import { MINUTE } from '../../world/clock';
import { worldTime } from '../../world/state';
import { settledCustomer } from '../life';
import type { Scenario } from '../scenario';

/** No other customer's page has this text, so none can be mistaken for this one. */
const REMARK = 'Sven’s night crawler';

export const sessionEnding: Scenario = {
  name: 'session-ending',
  title: 'Session about to expire',
  sentence:
    'The session ends in a minute: the next call after that refreshes it first, and the customer notices nothing.',
  subject: 'Session and sign-in',
  path: '/proxysetting/subaccount',
  says: [REMARK],
  build: (world) => {
    const customer = settledCustomer(world, { name: 'Sven Session' }, { remark: REMARK });
    const { token } = openSession(world, customer);
    const expireAt = worldTime(world) + MINUTE;
    world.state.sessions[token] = { userId: customer.id, expireAt, revoked: false };
    return { customer, session: { token, expireAt } };
  },
};
