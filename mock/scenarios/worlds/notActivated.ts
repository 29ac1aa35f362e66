import { ACCOUNTS } from '../../world/seed';
import type { Scenario } from '../scenario';

const { email, password } = ACCOUNTS.unactivated;

export const notActivated: Scenario = {
  name: 'not-activated',
  title: 'Not activated',
  sentence:
    'Signed up and never opened the activation link: signing in is refused, and the link is mailed again.',
  subject: 'Session and sign-in',
  path: '/user/login',
  says: ['The activation link has been sent, please open your email to activate'],
  signIn: { email, password },
  build: () => ({ customer: null }),
};
