import { Link, useLocation, useModel } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { login } from '@/services/account';
import { Note } from '@/ui/feedback/notes/Note';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useText } from '@/ui/format/text';
import type { LinkParams } from '../rules/linkParams';
import { takeLinkParams } from '../session/linkParams';
import { session } from '../session/session';
import { isSignedOut } from '../session/store';
import { EmailField, fieldForCode, typedEmail } from './EmailField';
import styles from './form.module.css';
import { OauthButtons } from './OauthButtons';
import { SubmitButton } from './SubmitButton';

const NOTICES = {
  activated: { kind: 'success', text: 'user.activated' },
  notStored: { kind: 'error', text: 'user.notStored' },
  cancelled: { kind: 'info', text: 'user.oauth.cancelled' },
  failed: { kind: 'error', text: 'user.oauth.failed' },
  forged: { kind: 'error', text: 'user.oauth.forged' },
} as const;

function noticeForLink(params: LinkParams): keyof typeof NOTICES | null {
  if (params.kind === 'activated' || params.kind === 'notStored') return params.kind;
  // A session that the service accepts leads on, and this page is not shown; a customer may also sign out before the service has answered.
  if (params.kind === 'session' && !isSignedOut()) return 'failed';
  return params.kind === 'oauthFailed' ? params.reason : null;
}

/** Shows sign-in by e-mail and password, Google or Yandex (spec §1), and how a link or a visit to Google or Yandex ended. */
export function SignIn() {
  const t = useText();
  const { search, state } = useLocation();
  const { refresh } = useModel('@@initialState');
  const [notice, setNotice] = useState<keyof typeof NOTICES | null>(null);

  useEffect(() => {
    const linkNotice = noticeForLink(takeLinkParams().params);
    if (linkNotice) setNotice(linkNotice);
  }, []);

  const tellNotStored = () => setNotice('notStored');
  const form = useSubmitForm<{ email: string; password: string }>({
    async send({ email, password }) {
      const isStored = session.beginSession(await login({ email: email.trim(), password }));
      if (isStored) await refresh();
      else tellNotStored();
    },
    fieldOf: (code) => (code === CODE.wrongPassword ? 'password' : fieldForCode(code)),
  });

  const email = Form.useWatch('email', form.props.form);
  return (
    <>
      <h1>{t('menu.login')}</h1>
      {notice && <Note kind={NOTICES[notice].kind}>{t(NOTICES[notice].text)}</Note>}
      <Form {...form.props} initialValues={typedEmail(state)} size="large">
        <EmailField autoComplete="username" />
        <Form.Item
          name="password"
          label={t('user.password')}
          rules={[{ required: true, message: t('user.passwordRequired') }]}
        >
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
        <p className={styles.forgot}>
          <Link to={{ pathname: '/user/emailtoreset', search }} state={{ email }}>
            {t('user.forgot')}
          </Link>
        </p>
        <SubmitButton busy={form.busy}>{t('user.signIn')}</SubmitButton>
      </Form>
      <OauthButtons onNotStored={tellNotStored} />
      <p className={styles.foot}>
        <span>{t('user.noAccount')}</span>{' '}
        <Link to={{ pathname: '/user/register', search }}>{t('user.create')}</Link>
      </p>
    </>
  );
}
