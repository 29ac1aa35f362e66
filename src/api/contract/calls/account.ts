/** Calls before sign-in. */
import * as e from '../entities';
import * as read from '../reading';
import { personal, secret, sent } from '../wire';
import { lang, row } from './call';
import type { Examples } from './example';

export const account = {
  'account.login': row({
    method: 'POST',
    path: '/account/login',
    purpose: 'sign in',
    params: sent({ email: ['email', personal], password: ['password', secret] }),
    data: e.session,
    changes: true,
  }),
  'account.signup': row({
    method: 'POST',
    path: '/account/signup',
    purpose: 'sign up',
    params: sent({ email: ['email', personal], password: ['password', secret], lang }),
    data: read.nothing,
    changes: true,
  }),
  'account.forgetPwd': row({
    method: 'POST',
    path: '/account/forgetPwd',
    purpose: 'send reset e-mail',
    params: sent({ email: ['email', personal], lang }),
    data: read.nothing,
    changes: true,
  }),
  'account.resetPwd': row({
    method: 'POST',
    path: '/account/resetPwd',
    purpose: 'set new password',
    params: sent({ token: ['token', secret], password: ['password', secret] }),
    data: read.nothing,
    changes: true,
  }),
} as const;

export const accountExamples: Examples<typeof account> = {
  'account.login': {
    params: ({ email, password }) => ({ email, password }),
    needs: 'nothing',
  },
  'account.signup': {
    params: ({ newEmail, newPassword }) => ({
      email: newEmail,
      password: newPassword,
      lang: 'en-US',
    }),
  },
  'account.forgetPwd': { params: ({ email }) => ({ email, lang: 'ru-RU' }) },
  'account.resetPwd': {
    params: ({ resetToken, newPassword }) => ({ token: resetToken, password: newPassword }),
  },
};
