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
    page: '/dashboard',
    neutral: [
      ...['name', 'email', 'lang', 'api_token', 'traffic_expire_at', 'can_trial', 'created_at'],
    ],
  },
  'user.refreshToken': { purpose: 'a new token', needs: 'nothing' },
  'user.changepwd': {
    purpose: 'change password',
    params: ({ password, newPassword }) => ({ oldPassword: password, newPassword }),
  },
  'user.genToken': { purpose: 'refresh developer token' },
  'user.setlang': { purpose: 'set language', params: () => ({ lang: 'ru-RU' }) },
};
