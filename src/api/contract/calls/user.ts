/** The signed-in customer. */

import * as read from '../decoders';
import * as e from '../entities';
import { paramsSchema, secret } from '../wire';
import { defineCall, lang, none } from './call';
import type { Examples } from './example';

export const user = {
  'user.info': defineCall({
    method: 'GET',
    path: '/user/info',
    params: none,
    data: e.user,
    changes: false,
  }),
  'user.refreshToken': defineCall({
    method: 'GET',
    path: '/user/refreshToken',
    params: none,
    data: e.session,
    changes: true,
  }),
  'user.changepwd': defineCall({
    method: 'POST',
    path: '/user/changepwd',
    params: paramsSchema({
      oldPassword: ['old_password', secret],
      newPassword: ['new_password', secret],
    }),
    data: read.ignored,
    changes: true,
  }),
  'user.genToken': defineCall({
    method: 'POST',
    path: '/user/genToken',
    params: none,
    data: read.objectOf({ apiToken: ['api_token', read.secret(read.nonEmptyText)] }),
    changes: true,
  }),
  'user.setlang': defineCall({
    method: 'POST',
    path: '/user/setlang',
    params: paramsSchema({ lang }),
    data: read.ignored,
    changes: true,
  }),
} as const;

export const userExamples: Examples<typeof user> = {
  'user.info': {
    purpose: 'current user',
    description:
      'The customer with balance and traffic. `traffic_left` is the main account’s, without what sub-accounts have. Any code but 0 ends ' +
      'the session.',
    page: '/dashboard',
  },
  'user.refreshToken': {
    purpose: 'a new token',
    description:
      'Gives a new token for one that has ended within the last 24 hours. A GET that changes something.',
    needs: 'nothing',
  },
  'user.changepwd': {
    purpose: 'change password',
    description: 'Sets a new password if the current one is right.',
    params: ({ password, newPassword }) => ({ oldPassword: password, newPassword }),
  },
  'user.genToken': {
    purpose: 'refresh developer token',
    description: 'Makes a new API token. The one before is no longer valid.',
  },
  'user.setlang': {
    purpose: 'set language',
    description: 'Remembers the customer’s language, for mails.',
    params: () => ({ lang: 'ru-RU' }),
  },
};
