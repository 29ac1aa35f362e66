import { Link, useLocation } from '@umijs/max';
import { Button, Form } from 'antd';
import { PasswordRules } from '@/components/credentials/PasswordRules';
import { Note } from '@/ui/Note';
import { useText } from '@/ui/text';
import { PasswordInput, TextInput } from '@/ui/textInput';
import { confirmRules, emailRules, newPasswordRules } from '@/ui/userForm';
import styles from '../form.module.css';
import { useRegister } from './useRegister';

/** Sign up: an activation link is mailed. */
export default function Register() {
  const t = useText();
  const { search } = useLocation();
  const { form, busy, sent, invalidLink, submit } = useRegister();
  const password: string = Form.useWatch('password', form) ?? '';
  return (
    <>
      <h1>{t('menu.register')}</h1>
      {invalidLink && !sent && <Note kind="error">{t('server.linkInvalid')}</Note>}
      {sent ? (
        <Note kind="success">{t('server.notActivated')}</Note>
      ) : (
        <Form form={form} layout="vertical" onFinish={submit}>
          <Form.Item
            name="email"
            label={t('user.email')}
            rules={emailRules(t)}
            validateTrigger="onBlur"
          >
            <TextInput type="email" inputMode="email" autoComplete="email" size="large" />
          </Form.Item>
          <Form.Item
            name="password"
            label={t('user.password')}
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
            {t('user.createAction')}
          </Button>
        </Form>
      )}
      <p className={styles.foot}>
        {t('user.haveAccount')}{' '}
        <Link to={{ pathname: '/user/login', search }}>{t('user.signIn')}</Link>
      </p>
    </>
  );
}
