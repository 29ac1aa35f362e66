import { Link } from '@umijs/max';
import { Flex, Form } from 'antd';
import { useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/errors';
import { resetPwd } from '@/services/account';
import { NewPasswordFields } from '@/ui/credentials/NewPasswordFields';
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
  const [isInvalid, setIsInvalid] = useState(false);

  const form = useSubmitForm<{ password: string }>({
    async send({ password }) {
      if (token === null) {
        setTries(tries + 1);
        return;
      }
      setIsInvalid(false);
      try {
        await resetPwd({ token, password });
      } catch (error) {
        if (!(error instanceof BackendError) || error.code !== CODE.linkInvalid) throw error;
        setIsInvalid(true);
        return;
      }
      forgetResetToken();
      setDone(true);
    },
  });

  const problem = token === null ? 'user.missingToken' : isInvalid && 'server.linkInvalid';
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
                {t(problem)}
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
