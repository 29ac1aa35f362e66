import { openSession, REFRESH_GRACE_SECONDS } from '../../world/account';
import { HOUR, MINUTE } from '../../world/clock';
import { ACCOUNTS } from '../../world/seed';
import { worldTime } from '../../world/state';
import { PASSWORD, settledCustomer } from '../life';
import type { ScenarioRow } from '../scenario';

/** No other customer's page has these texts, so none can be mistaken for one of these. */
const SVENS_REMARK = 'Sven’s night crawler';
const ELSAS_REMARK = 'Elsa’s price watch';

export const session: readonly ScenarioRow[] = [
  {
    name: 'session-ending',
    title: 'Session about to expire',
    sentence:
      'The session ends in a minute: the next call after that refreshes it first, and the customer notices nothing.',
    path: '/proxysetting/subaccount',
    says: [SVENS_REMARK],
    build: (world) => {
      const customer = settledCustomer(world, { name: 'Sven Session' }, { remark: SVENS_REMARK });
      const { token } = openSession(world, customer);
      const expireAt = worldTime(world) + MINUTE;
      world.state.sessions[token] = { userId: customer.id, expireAt, revoked: false };
      return { customer, session: { token, expireAt } };
    },
  },
  {
    name: 'session-expired',
    title: 'Session expired',
    sentence:
      'The session ended more than a day ago, too long for a refresh: opening the sub-accounts leads to sign-in, and from there back to them.',
    path: '/proxysetting/subaccount',
    says: [ELSAS_REMARK],
    signIn: { email: 'elsa.expired@example.com', password: PASSWORD },
    build: (world) => {
      const customer = settledCustomer(world, { name: 'Elsa Expired' }, { remark: ELSAS_REMARK });
      const { token } = openSession(world, customer);
      const expireAt = worldTime(world) - REFRESH_GRACE_SECONDS - HOUR;
      world.state.sessions[token] = { userId: customer.id, expireAt, revoked: false };
      return { customer, session: { token, expireAt } };
    },
  },
  {
    name: 'not-activated',
    title: 'Not activated',
    sentence:
      'Signed up and never opened the activation link: signing in is refused, and the link is mailed again.',
    path: '/user/login',
    says: ['The activation link has been sent, please open your email to activate'],
    signIn: ACCOUNTS.unactivated,
    build: () => ({ customer: null }),
  },
];
