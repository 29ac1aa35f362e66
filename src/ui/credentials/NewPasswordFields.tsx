import { Form } from 'antd';
import type { ComponentProps } from 'react';
import { PasswordInput } from '../form/PasswordInput';
import { useText } from '../format/text';
import { NewPasswordField } from './NewPasswordField';
import { validRule } from './userForm';

type Props = Omit<ComponentProps<typeof NewPasswordField>, 'control'>;

/** Draws the fields "password", with its rules, and "confirm" of the form around them. */
export function NewPasswordFields(props: Props) {
  const t = useText();
  return (
    <>
      <NewPasswordField {...props} />
      <Form.Item
        name="confirm"
        label={t('user.confirmPassword')}
        dependencies={['password']}
        rules={[
          { required: true, message: t('user.repeatRequired') },
          ({ getFieldValue }) =>
            validRule(
              (confirmed) => confirmed === getFieldValue('password'),
              t('user.passwordMismatch'),
            ),
        ]}
        validateTrigger="onBlur"
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
