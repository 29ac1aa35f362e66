/** Calls before sign-in. */

import * as read from '../decoders';
import * as e from '../entities';
import { paramsSchema, personal, secret } from '../wire';
import { change, lang } from './call';
import type { Examples } from './example';

export const account = {
  'account.login': change('POST', {
    params: paramsSchema({ email: ['email', personal], password: ['password', secret] }),
    data: e.session,
  }),
  'account.signup': change('POST', {
    params: paramsSchema({ email: ['email', personal], password: ['password', secret], lang }),
    data: read.ignored,
  }),
  'account.forgetPwd': change('POST', {
    params: paramsSchema({ email: ['email', personal], lang }),
    data: read.ignored,
  }),
  'account.resetPwd': change('POST', {
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
  },
  'account.signup': {
    purpose: 'sign up',
    description: 'Makes an account and mails the activation link in the language `lang`.',
    params: ({ newEmail, newPassword }) => ({
      email: newEmail,
      password: newPassword,
      lang: 'en-US',
    }),
  },
  'account.forgetPwd': {
    purpose: 'send reset e-mail',
    description: 'Mails a link to `/client/user/resetpassword?token=…`, in the language `lang`.',
    params: ({ email }) => ({ email, lang: 'ru-RU' }),
  },
  'account.resetPwd': {
    purpose: 'set new password',
    description: 'Sets a new password with the token of the link.',
    params: ({ resetToken, newPassword }) => ({ token: resetToken, password: newPassword }),
  },
};
