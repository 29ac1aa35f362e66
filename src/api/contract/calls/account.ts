import * as read from '../decoders';
import * as e from '../entities';
import { paramsSchema, personal, secret } from '../wire';
import { change, lang } from './call';
import type { Examples } from './example';

export const account = {
  'account.login': change('POST', {
    isRepeatable: true,
    params: paramsSchema({ email: ['email', personal], password: ['password', secret] }),
    data: e.session,
  }),
  'account.signup': change('POST', {
    check: 'check.inbox',
    params: paramsSchema({ email: ['email', personal], password: ['password', secret], lang }),
    data: read.ignored,
  }),
  'account.forgetPwd': change('POST', {
    check: 'check.inbox',
    params: paramsSchema({ email: ['email', personal], lang }),
    data: read.ignored,
  }),
  'account.resetPwd': change('POST', {
    check: 'check.signIn',
    params: paramsSchema({ token: ['token', secret], password: ['password', secret] }),
    data: read.ignored,
  }),
} as const;

export const accountExamples: Examples<typeof account> = {
  'account.login': {
    purpose: 'sign in',
    description:
      'Gives a token. An account that is not activated gets 20104, and the activation link by mail.',
    params: ({ email, password }) => ({ email, password }),
    needs: 'nothing',
    page: '/user/login',
  },
  'account.signup': {
    purpose: 'sign up',
    description: 'Makes an account and mails the activation link in the language `lang`.',
    params: ({ newEmail, newPassword }) => ({
      email: newEmail,
      password: newPassword,
      lang: 'en-US',
    }),
    page: '/user/register',
  },
  'account.forgetPwd': {
    purpose: 'send reset e-mail',
    description: 'Mails a link to `/client/user/resetpassword?token=…`, in the language `lang`.',
    params: ({ email }) => ({ email, lang: 'ru-RU' }),
    page: '/user/emailtoreset',
  },
  'account.resetPwd': {
    purpose: 'set new password',
    description: 'Sets a new password with the token of the link.',
    params: ({ resetToken, newPassword }) => ({ token: resetToken, password: newPassword }),
    page: '/user/resetpassword',
  },
};
