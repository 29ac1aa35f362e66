import { Form } from 'antd';
import { EMAIL } from '@/lib/credentials';
import { removeInvisible } from '@/lib/text/invisible';
import { fieldsOf } from '@/lib/text/json';
import { validRule } from '@/ui/credentials/userForm';
import { TextInput } from '@/ui/form/textInput';
import { useText } from '@/ui/format/text';

/** The codes about an account. */
const ACCOUNT_CODE = /^201\d\d$/;

/** Returns the field that a code about an account marks, the e-mail; null for any other code, such as "Too many requests". */
export const fieldForCode = (code: number) => (ACCOUNT_CODE.test(`${code}`) ? 'email' : null);

/** Reads the e-mail that was typed on the page from which a link led here: it travels in the history's entry, not in the address. */
export function typedEmail(state: unknown): { readonly email?: string } {
  const { email } = fieldsOf(state);
  return typeof email === 'string' ? { email } : {};
}

/**
 * Shows the e-mail field of an account. With `autoComplete` `username` a password manager fills in the saved
 * account, with `email` any address.
 */
export function EmailField({ autoComplete }: { readonly autoComplete: 'username' | 'email' }) {
  const t = useText();
  return (
    <Form.Item
      name="email"
      label={t('user.email')}
      rules={[
        { required: true, message: t('common.required') },
        validRule((email) => EMAIL.test(email.trim()), t('user.emailInvalid')),
      ]}
      normalize={removeInvisible}
      validateTrigger="onBlur"
    >
      <TextInput type="email" inputMode="email" autoComplete={autoComplete} />
    </Form.Item>
  );
}
