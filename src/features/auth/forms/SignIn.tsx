import { Link, useLocation } from '@umijs/max';
import { Form } from 'antd';
import { useState } from 'react';
import { Note } from '@/ui/feedback/notes/Note';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { useText } from '@/ui/format/text';
import { EmailField } from './EmailField';
import styles from './form.module.css';
import { OauthButtons } from './OauthButtons';
import { SubmitButton } from './SubmitButton';
import { useLogin } from './useLogin';

/** Shows sign-in by e-mail and password, Google or Yandex (spec §1). */
export function SignIn() {
  const t = useText();
  const { search } = useLocation();
  const { form, notice } = useLogin();
  const [isCapsLock, setIsCapsLock] = useState(false);
  return (
    <>
      <h1>{t('menu.login')}</h1>
      {notice && <Note kind={notice.kind}>{t(notice.text)}</Note>}
      <Form {...form.props} size="large">
        <EmailField autoComplete="username" />
        <Form.Item
          name="password"
          label={t('user.password')}
          rules={[{ required: true, message: t('user.passwordRequired') }]}
          extra={isCapsLock ? t('user.capsLock') : undefined}
        >
          <PasswordInput
            autoComplete="current-password"
            onKeyUp={(event) => setIsCapsLock(event.getModifierState('CapsLock'))}
            onBlur={() => setIsCapsLock(false)}
          />
        </Form.Item>
        <p className={styles.forgot}>
          <Link to={{ pathname: '/user/emailtoreset', search }}>{t('user.forgot')}</Link>
        </p>
        <SubmitButton busy={form.busy}>{t('user.signIn')}</SubmitButton>
      </Form>
      <OauthButtons />
      <p className={styles.foot}>
        <span>{t('user.noAccount')}</span>{' '}
        <Link to={{ pathname: '/user/register', search }}>{t('user.create')}</Link>
      </p>
    </>
  );
}
