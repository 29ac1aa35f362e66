import { Link, useLocation } from '@umijs/max';
import { Form } from 'antd';
import { useState } from 'react';
import { forgetPwd } from '@/services/account';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useLocaleName, useText } from '@/ui/format/text';
import { EmailField, fieldForCode, typedEmail } from './EmailField';
import styles from './form.module.css';
import { SubmitButton } from './SubmitButton';

const HINT = { color: 'var(--ant-color-text-secondary)' };

/** Shows Forgot password: a form that has a reset link mailed. */
export function ForgotPassword() {
  const t = useText();
  const lang = useLocaleName();
  const { search, state } = useLocation();
  /** The address that a link was sent to. */
  const [sent, setSent] = useState<string | null>(null);

  const form = useSubmitForm<{ email: string }>({
    async send({ email }) {
      await forgetPwd({ email: email.trim(), lang });
      setSent(email);
    },
    fieldOf: fieldForCode,
  });

  const typed = Form.useWatch('email', form.props.form);
  return (
    <>
      <h1>{t('menu.emailtoreset')}</h1>
      {sent !== null ? (
        <AutoFocus>
          <Note kind="success">
            <div>{t('server.resetSent')}</div>
            <div translate="no">{sent}</div>
          </Note>
        </AutoFocus>
      ) : (
        <Form {...form.props} initialValues={typedEmail(state)} size="large">
          <p style={HINT}>{t('user.forgotHint')}</p>
          <EmailField autoComplete="username" />
          <SubmitButton busy={form.busy}>{t('user.sendLink')}</SubmitButton>
        </Form>
      )}
      <p className={styles.foot}>
        <Link to={{ pathname: '/user/login', search }} state={{ email: sent ?? typed }}>
          {t('user.backToSignIn')}
        </Link>
      </p>
    </>
  );
}
