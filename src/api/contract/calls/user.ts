import * as read from '../decoders';
import * as e from '../entities';
import { paramsSchema, secret } from '../wire';
import { change, lang, none, reading } from './call';
import type { Examples } from './example';

export const user = {
  'user.info': reading({ label: 'account.who', params: none, data: e.user }),
  'user.refreshToken': change('GET', { isRepeatable: true, params: none, data: e.session }),
  'user.changepwd': change('POST', {
    check: 'check.password',
    params: paramsSchema({
      oldPassword: ['old_password', secret],
      newPassword: ['new_password', secret],
    }),
    data: read.ignored,
  }),
  'user.genToken': change('POST', {
    check: 'check.token',
    params: none,
    data: read.objectOf({ apiToken: ['api_token', read.secret(read.nonEmptyText)] }),
  }),
  'user.setlang': change('POST', {
    isRepeatable: true,
    params: paramsSchema({ lang }),
    data: read.ignored,
  }),
} as const;

export const userExamples: Examples<typeof user> = {
  'user.info': {
    purpose: 'current user',
    description:
      'The customer with balance and traffic. `traffic_left` is the main account’s, without what sub-accounts have. Any code but 0 ends ' +
      'the session.',
    page: '/dashboard',
    isOnSeveralPages: true,
  },
  'user.refreshToken': {
    purpose: 'a new jwt_token and expire_at, in data',
    description:
      'Gives a new token for one that has ended within the last 24 hours. A GET that changes something.',
    needs: 'nothing',
  },
  'user.changepwd': {
    purpose: 'change password',
    description: 'Sets a new password if the current one is right.',
    params: ({ password, newPassword }) => ({ oldPassword: password, newPassword }),
    page: '/account/resetpassword',
  },
  'user.genToken': {
    purpose: 'refresh developer token',
    description: 'Makes a new API token. The one before is no longer valid.',
    page: '/account/setting',
  },
  'user.setlang': {
    purpose: 'set language',
    description: 'Remembers the customer’s language, for mails.',
    params: () => ({ lang: 'ru-RU' }),
  },
};
