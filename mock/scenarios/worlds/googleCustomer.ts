import { settledCustomer } from '../life';
import type { Scenario } from '../scenario';

export const googleCustomer: Scenario = {
  name: 'google-customer',
  title: 'Google customer without a password',
  sentence:
    'Came by Google and never set a password: signing in with one fails, and where a password is changed a mail is offered that sets one.',
  subject: 'Customers',
  path: '/account/resetpassword',
  says: ['No password yet?'],
  build: (world) => {
    const customer = settledCustomer(world, { name: 'Greta Google' });
    customer.password = null;
    return { customer };
  },
};
