import { Link } from '@umijs/max';
import { Button, Form } from 'antd';
import { PasswordRules } from '@/components/credentials/PasswordRules';
import { Note } from '@/ui/Note';
import { useText } from '@/ui/text';
import { PasswordInput } from '@/ui/textInput';
import { confirmRules, newPasswordRules } from '@/ui/userForm';
import styles from '../form.module.css';
import { useResetPassword } from './useResetPassword';

/** Sets a new password with the token of a mailed link. */
export default function ResetPassword() {
  const t = useText();
  const { form, busy, done, refusal, submit } = useResetPassword();
  const password: string = Form.useWatch('password', form) ?? '';
  return (
    <>
      <h1>{t('menu.resetpassword')}</h1>
      {refusal && (
        <Note kind="error" action={<Link to="/user/emailtoreset">{t('user.sendLink')}</Link>}>
          {refusal}
        </Note>
      )}
      {done ? (
        <Note kind="success">{t('user.passwordSet')}</Note>
      ) : (
        <Form form={form} layout="vertical" onFinish={submit}>
          <Form.Item
            name="password"
            label={t('user.newPassword')}
            rules={newPasswordRules(t)}
            validateTrigger="onBlur"
            extra={<PasswordRules password={password} />}
          >
            <PasswordInput autoComplete="new-password" size="large" />
          </Form.Item>
          <Form.Item
            name="confirm"
            label={t('user.confirmPassword')}
            dependencies={['password']}
            rules={confirmRules(t, 'password')}
            validateTrigger="onBlur"
          >
            <PasswordInput autoComplete="new-password" size="large" />
          </Form.Item>
          <Button type="primary" size="large" block htmlType="submit" loading={busy}>
            {t('user.setPassword')}
          </Button>
        </Form>
      )}
      <p className={styles.foot}>
        <Link to="/user/login">{t('user.backToSignIn')}</Link>
      </p>
    </>
  );
}
