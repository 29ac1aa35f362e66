import { Link } from '@umijs/max';
import { Form } from 'antd';
import { useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/errors';
import { resetPwd } from '@/services/account';
import { NewPasswordFields } from '@/ui/credentials/NewPasswordFields';
import { serverErrorText } from '@/ui/feedback/errorText';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useText } from '@/ui/format/text';
import { forgetResetToken, readResetToken } from '../session/linkParams';
import styles from './form.module.css';
import { SubmitButton } from './SubmitButton';

function LinkProblem({ children }: { readonly children: string }) {
  const t = useText();
  return (
    <Note kind="error" action={<Link to="/user/emailtoreset">{t('user.sendLink')}</Link>}>
      {children}
    </Note>
  );
}

function PasswordForm({ token }: { readonly token: string }) {
  const t = useText();
  const [done, setDone] = useState(false);
  /** Translated only when shown, because the language may change. */
  const [refusal, setRefusal] = useState<BackendError | null>(null);

  const form = useSubmitForm<{ password: string }>({
    async send({ password }) {
      try {
        await resetPwd({ token, password });
      } catch (error) {
        if (!(error instanceof BackendError) || error.code === CODE.sessionInvalid) throw error;
        setRefusal(error);
        return;
      }
      forgetResetToken();
      setDone(true);
    },
  });

  if (done) {
    return (
      <AutoFocus>
        <Note kind="success">{t('user.passwordSet')}</Note>
      </AutoFocus>
    );
  }
  return (
    <>
      {refusal && <LinkProblem>{serverErrorText(refusal.msg, t)}</LinkProblem>}
      <Form {...form.props} size="large">
        <NewPasswordFields label={t('user.newPassword')} />
        <SubmitButton busy={form.busy}>{t('user.setPassword')}</SubmitButton>
      </Form>
    </>
  );
}

/** Shows the form that sets a new password, to whoever opened a mailed link. Its token is kept in memory only. */
export function NewPassword() {
  const t = useText();
  const [token] = useState(readResetToken);
  return (
    <>
      <h1>{t('menu.resetpassword')}</h1>
      {token === null ? (
        <LinkProblem>{t('user.missingToken')}</LinkProblem>
      ) : (
        <PasswordForm token={token} />
      )}
      <p className={styles.foot}>
        <Link to="/user/login">{t('user.backToSignIn')}</Link>
      </p>
    </>
  );
}
