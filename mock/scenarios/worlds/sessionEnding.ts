import { openSession } from '../../world/account';
import { MINUTE } from '../../world/clock';
import { now } from '../../world/state';
import { settledCustomer } from '../life';
import type { Scenario } from '../scenario';

export const sessionEnding: Scenario = {
  name: 'session-ending',
  title: 'Session about to expire',
  sentence:
    'The session ends in a minute: the next call after that refreshes it first, and the customer notices nothing.',
  subject: 'Session and sign-in',
  path: '/dashboard',
  says: ['At the pace of the last 7 days your traffic lasts until about'],
  build: (world) => {
    const customer = settledCustomer(world, { name: 'Sven Session' });
    const { token } = openSession(world, customer);
    const expireAt = now(world) + MINUTE;
    world.state.sessions[token] = { userId: customer.id, expireAt, revoked: false };
    return { customer, session: { token, expireAt } };
  },
};
