import { PASSWORD, settledCustomer } from '../life';
import type { Scenario } from '../scenario';

const GRETA = { name: 'Greta Google', email: 'greta.google@example.com' };

export const googleCustomer: Scenario = {
  name: 'google-customer',
  title: 'Google customer without a password',
  sentence:
    'Came by Google and never set a password: signing in with one is refused, whatever it is, and “Forgot password?” mails a link that sets one.',
  subject: 'Customers',
  path: '/user/login',
  // Nobody is signed in, and every world has the seeded account that is not activated.
  says: ['Password error'],
  signIn: { email: GRETA.email, password: PASSWORD },
  build: (world) => {
    settledCustomer(world, GRETA).password = null;
    return { customer: null };
  },
};
