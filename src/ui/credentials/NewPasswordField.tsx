import { Form, type FormRule } from 'antd';
import type { ReactElement } from 'react';
import { isPassword, passwordRules } from '@/lib/credentials';
import { PasswordInput } from '../form/PasswordInput';
import { useText } from '../format/text';
import { RuleList } from './RuleList';
import { validRule } from './userForm';

interface Props {
  readonly label: string;
  /** Further rules for the password, and the fields that these rules depend on. */
  readonly rules?: readonly FormRule[];
  readonly dependencies?: string[];
  /** Replaces the password input, for example by one that also generates passwords. */
  readonly control?: ReactElement;
}

/** Draws the field "password" of the form around it, with its rules. */
export function NewPasswordField({ label, rules = [], dependencies = [], control }: Props) {
  const t = useText();
  const password: string = Form.useWatch('password') ?? '';
  return (
    <Form.Item
      name="password"
      label={label}
      dependencies={dependencies}
      rules={[
        { required: true, message: t('user.passwordRequired') },
        validRule(isPassword, t('user.passwordRule')),
        ...rules,
      ]}
      validateTrigger="onBlur"
      extra={<RuleList rules={passwordRules(password)} textOf={(rule) => t(`user.rule.${rule}`)} />}
    >
      {control ?? <PasswordInput autoComplete="new-password" />}
    </Form.Item>
  );
}
