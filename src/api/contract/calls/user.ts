/** The signed-in customer. */
import * as e from '../entities';
import * as read from '../reading';
import { secret, sent } from '../wire';
import { lang, none, row } from './call';
import type { Examples } from './example';

export const user = {
  'user.info': row({
    method: 'GET',
    path: '/user/info',
    purpose: 'current user',
    params: none,
    data: e.user,
    changes: false,
  }),
  'user.refreshToken': row({
    method: 'GET',
    path: '/user/refreshToken',
    purpose: 'a new token',
    params: none,
    data: e.session,
    changes: true,
  }),
  'user.changepwd': row({
    method: 'POST',
    path: '/user/changepwd',
    purpose: 'change password',
    params: sent({ oldPassword: ['old_password', secret], newPassword: ['new_password', secret] }),
    data: read.nothing,
    changes: true,
  }),
  'user.genToken': row({
    method: 'POST',
    path: '/user/genToken',
    purpose: 'refresh developer token',
    params: none,
    data: read.received({ apiToken: ['api_token', read.secret(read.filled)] }),
    changes: true,
  }),
  'user.setlang': row({
    method: 'POST',
    path: '/user/setlang',
    purpose: 'set language',
    params: sent({ lang }),
    data: read.nothing,
    changes: true,
  }),
} as const;

export const userExamples: Examples<typeof user> = {
  'user.info': {
    page: '/dashboard',
    neutral: [
      ...['name', 'email', 'lang', 'api_token', 'traffic_expire_at', 'can_trial', 'created_at'],
    ],
  },
  'user.refreshToken': { needs: 'nothing' },
  'user.changepwd': {
    params: ({ password, newPassword }) => ({ oldPassword: password, newPassword }),
  },
  'user.genToken': {},
  'user.setlang': { params: () => ({ lang: 'ru-RU' }) },
};
