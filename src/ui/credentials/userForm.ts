import type { FormRule } from 'antd';
import { isEmail, isPassword } from '@/lib/credentials';
import type { Translate } from '../format/text';

/** Returns antd's form rules for an e-mail address (spec §5) with their messages. */
export function emailRules(t: Translate): FormRule[] {
  return [
    { required: true, message: t('user.emailRequired') },
    {
      validator: (_, value?: string) =>
        !value || isEmail(value.trim())
          ? Promise.resolve()
          : Promise.reject(new Error(t('user.emailInvalid'))),
    },
  ];
}

/** Returns antd's form rules for a new password: 8-30 characters, a number and a letter. */
export function newPasswordRules(t: Translate): FormRule[] {
  return [
    { required: true, message: t('user.passwordRequired') },
    {
      validator: (_, value?: string) =>
        !value || isPassword(value)
          ? Promise.resolve()
          : Promise.reject(new Error(t('user.passwordRule'))),
    },
  ];
}

/** Returns antd's form rules for the repeated password, which must equal the field named `field`. */
export function confirmRules(t: Translate, field: string): FormRule[] {
  return [
    { required: true, message: t('user.passwordRequired') },
    ({ getFieldValue }) => ({
      validator: (_, value?: string) =>
        !value || value === getFieldValue(field)
          ? Promise.resolve()
          : Promise.reject(new Error(t('user.passwordMismatch'))),
    }),
  ];
}
