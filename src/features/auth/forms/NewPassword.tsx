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

/** Shows the form that sets a new password. The mailed link's token is kept in memory only; without one, submitting is refused. */
export function NewPassword() {
  const t = useText();
  const [done, setDone] = useState(false);
  /** The missing link, or the service's error. Translated only when shown, because the language may change. */
  const [refusal, setRefusal] = useState<'noLink' | BackendError | null>(null);

  const form = useSubmitForm<{ password: string }>({
    async send({ password }) {
      const token = readResetToken();
      if (token === null) {
        setRefusal('noLink');
        return;
      }
      try {
        await resetPwd({ token, password });
      } catch (error) {
        if (!(error instanceof BackendError) || error.code === CODE.sessionInvalid) throw error;
        setRefusal(error);
        return;
      }
      forgetResetToken();
      setDone(true);
      setRefusal(null);
    },
  });

  return (
    <>
      <h1>{t('menu.resetpassword')}</h1>
      {refusal && (
        <Note kind="error" action={<Link to="/user/emailtoreset">{t('user.sendLink')}</Link>}>
          {refusal === 'noLink' ? t('user.missingToken') : serverErrorText(refusal.msg, t)}
        </Note>
      )}
      {done ? (
        <AutoFocus>
          <Note kind="success">{t('user.passwordSet')}</Note>
        </AutoFocus>
      ) : (
        <Form {...form.props} size="large">
          <NewPasswordFields label={t('user.newPassword')} />
          <SubmitButton busy={form.busy}>{t('user.setPassword')}</SubmitButton>
        </Form>
      )}
      <p className={styles.foot}>
        <Link to="/user/login">{t('user.backToSignIn')}</Link>
      </p>
    </>
  );
}
