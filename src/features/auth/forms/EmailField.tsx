import { Form } from 'antd';
import { removeInvisible } from '@/lib/text/invisible';
import { emailRules } from '@/ui/credentials/userForm';
import { TextInput } from '@/ui/form/textInput';
import { useText } from '@/ui/format/text';

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
      rules={emailRules(t)}
      normalize={removeInvisible}
      validateTrigger="onBlur"
    >
      <TextInput type="email" inputMode="email" autoComplete={autoComplete} />
    </Form.Item>
  );
}
