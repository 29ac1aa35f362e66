import { Form } from 'antd';
import { emailRules } from '@/ui/credentials/userForm';
import { TextInput } from '@/ui/form/textInput';
import { useText } from '@/ui/format/text';

/** The address of an account. `autoComplete` says whether a password manager fills in a known one. */
export function EmailField({ autoComplete }: { readonly autoComplete: 'username' | 'email' }) {
  const t = useText();
  return (
    <Form.Item name="email" label={t('user.email')} rules={emailRules(t)} validateTrigger="onBlur">
      <TextInput type="email" inputMode="email" autoComplete={autoComplete} size="large" />
    </Form.Item>
  );
}
