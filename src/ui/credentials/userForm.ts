import type { FormRule } from 'antd';
import { isEmail, isPassword } from '@/lib/credentials';
import type { Translate } from '../format/text';

/** Returns antd's form rule for a text that `isValid` accepts. An empty field passes, because `required` has a message of its own. */
export const validRule = (isValid: (text: string) => boolean, message: string) => ({
  validator: async (_: unknown, text?: string) => {
    if (text && !isValid(text)) throw new Error(message);
  },
});

/** Returns antd's form rules for an e-mail address (spec §5) with their messages. */
export function emailRules(t: Translate): FormRule[] {
  return [
    { required: true, message: t('user.emailRequired') },
    validRule((email) => isEmail(email.trim()), t('user.emailInvalid')),
  ];
}

/** Returns antd's form rules for a new password: 8-30 characters, a number and a letter. */
export function newPasswordRules(t: Translate): FormRule[] {
  return [
    { required: true, message: t('user.passwordRequired') },
    validRule(isPassword, t('user.passwordRule')),
  ];
}

/** Returns antd's form rules for the repeated password, which must equal the field "password". */
export function confirmRules(t: Translate): FormRule[] {
  return [
    { required: true, message: t('user.passwordRequired') },
    ({ getFieldValue }) =>
      validRule((password) => password === getFieldValue('password'), t('user.passwordMismatch')),
  ];
}
