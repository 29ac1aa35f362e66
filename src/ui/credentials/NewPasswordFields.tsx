import { Form, type FormRule } from 'antd';
import { PasswordInput } from '../form/PasswordInput';
import { useText } from '../format/text';
import { PasswordRules } from './PasswordRules';
import { confirmRules, newPasswordRules } from './userForm';

interface Props {
  /** The label of the first field. */
  readonly label: string;
  readonly size?: 'large';
  /** Further rules for the password, and the fields that these rules depend on. */
  readonly rules?: readonly FormRule[];
  readonly dependencies?: string[];
}

/** Draws the fields "password", with its rules, and "confirm" of the form around them. */
export function NewPasswordFields({ label, size, rules = [], dependencies = [] }: Props) {
  const t = useText();
  const password: string = Form.useWatch('password') ?? '';
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        dependencies={dependencies}
        rules={[...newPasswordRules(t), ...rules]}
        validateTrigger="onBlur"
        extra={<PasswordRules password={password} />}
      >
        <PasswordInput autoComplete="new-password" size={size} />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={t('user.confirmPassword')}
        dependencies={['password']}
        rules={confirmRules(t, 'password')}
        validateTrigger="onBlur"
      >
        <PasswordInput autoComplete="new-password" size={size} />
      </Form.Item>
    </>
  );
}
