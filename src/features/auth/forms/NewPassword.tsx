import { Link } from '@umijs/max';
import { Flex, Form } from 'antd';
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

/**
 * Shows the form that sets a new password. The mailed link's token is kept in memory only; without one the page says so at once, and
 * submitting is refused.
 */
export function NewPassword() {
  const t = useText();
  const [token] = useState(readResetToken);
  const [done, setDone] = useState(false);
  /** Number of times that sending without a token was refused: each leads to the note, which says why. */
  const [tries, setTries] = useState(0);
  /** Translated only when shown, because the language may change. */
  const [refusal, setRefusal] = useState<BackendError | null>(null);

  const form = useSubmitForm<{ password: string }>({
    async send({ password }) {
      if (token === null) {
        setTries(tries + 1);
        return;
      }
      setRefusal(null);
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

  const problem =
    token === null ? t('user.missingToken') : refusal && serverErrorText(refusal.msg, t);
  return (
    <>
      <h1>{t('menu.resetpassword')}</h1>
      {done ? (
        <AutoFocus>
          <Note kind="success">{t('user.passwordSet')}</Note>
        </AutoFocus>
      ) : (
        <Flex vertical gap="middle">
          {problem && (
            <AutoFocus key={tries} when={tries > 0}>
              <Note kind="error" action={<Link to="/user/emailtoreset">{t('user.sendLink')}</Link>}>
                {problem}
              </Note>
            </AutoFocus>
          )}
          <Form {...form.props} size="large">
            <NewPasswordFields label={t('user.newPassword')} />
            <SubmitButton busy={form.busy}>{t('user.setPassword')}</SubmitButton>
          </Form>
        </Flex>
      )}
      <p className={styles.foot}>
        <Link to="/user/login">{t('user.backToSignIn')}</Link>
      </p>
    </>
  );
}
