import { openSession, REFRESH_GRACE_SECONDS } from '../../world/account';
import { HOUR } from '../../world/clock';
import { worldTime } from '../../world/state';
import { PASSWORD, settledCustomer } from '../life';
import type { Scenario } from '../scenario';

/** No other customer's page has this text. */
const REMARK = 'Elsa’s price watch';

export const sessionExpired: Scenario = {
  name: 'session-expired',
  title: 'Session expired',
  sentence:
    'The session ended more than a day ago, too long for a refresh: opening the sub-accounts leads to sign-in, and from there back to them.',
  subject: 'Session and sign-in',
  path: '/proxysetting/subaccount',
  says: [REMARK],
  signIn: { email: 'elsa.expired@example.com', password: PASSWORD },
  build: (world) => {
    const customer = settledCustomer(world, { name: 'Elsa Expired' }, { remark: REMARK });
    const { token } = openSession(world, customer);
    const expireAt = worldTime(world) - REFRESH_GRACE_SECONDS - HOUR;
    world.state.sessions[token] = { userId: customer.id, expireAt, revoked: false };
    return { customer, session: { token, expireAt } };
  },
};
